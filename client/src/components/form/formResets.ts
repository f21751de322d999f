import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Resets forms that stay open after a save or its undo to the current values. */
export function resetForms(): void {
  count += 1
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Incremented by each reset. */
export const useFormResets = (): number => useSyncExternalStore(subscribe, () => count)
