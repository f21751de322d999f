/** Whether a toast was requested: the toast library loads on first use. */
let isWanted = false
const listeners = new Set<() => void>()

export const isToastHostWanted = (): boolean => isWanted

/** Mounts the toast area. Earlier toasts are queued. */
export function wantToastHost(): void {
  isWanted = true
  listeners.forEach((listener) => listener())
}

export function subscribeToastHost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
