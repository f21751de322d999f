import { useSyncExternalStore } from 'react'

/** A value outside of React. */
export interface Store<T> {
  read(this: void): T
  /** Calls the listeners unless the value is the same. */
  write(this: void, next: T): void
  /** Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <T>({ subscribe, read }: Pick<Store<T>, 'subscribe' | 'read'>): T => useSyncExternalStore(subscribe, read)
