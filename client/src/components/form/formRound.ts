import { useSyncExternalStore } from 'react'

let round = 0
const listeners = new Set<() => void>()

/** Resets forms that stay open after a save or its undo to the current values. */
export function renewForms(): void {
  round += 1
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Incremented by each reset. */
export const useFormRound = (): number => useSyncExternalStore(subscribe, () => round)
