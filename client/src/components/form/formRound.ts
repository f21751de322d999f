import { useSyncExternalStore } from 'react'

let round = 0
const listeners = new Set<() => void>()

/** What stands in an open form that stays after its save is saved, or taken back: it begins anew with what is so now. */
export function renewForms(): void {
  round += 1
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Counts how often that was. */
export const useFormRound = (): number => useSyncExternalStore(subscribe, () => round)
