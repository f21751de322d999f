/** Tells which subject something is being done to. Who watches one of them is not drawn again for the others. */
export interface BusyMark {
  /** `keyOf` the subject; null: nothing is being done. */
  read(this: void): string | null
  mark(this: void, key: string | null): void
  subscribe(this: void, listener: () => void): () => void
}

export function busyMark(): BusyMark {
  const listeners = new Set<() => void>()
  let busy: string | null = null
  return {
    read: () => busy,
    mark: (key) => {
      busy = key
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
