/** Whether anybody has asked for a toast: until then the toast library is not loaded. */
let isWanted = false
const listeners = new Set<() => void>()

export const isToastHostWanted = (): boolean => isWanted

/** Makes the toast area appear. Toasts that were shown before it is there wait for it. */
export function wantToastHost(): void {
  isWanted = true
  listeners.forEach((listener) => listener())
}

export function subscribeToastHost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
