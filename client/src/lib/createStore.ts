import { useSyncExternalStore } from 'react'

export interface Store<T> {
  read(this: void): T
  /** Calls the listeners unless the value is the same. */
  write(this: void, next: T): void
  /** Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void
}

const resets: (() => void)[] = []

/** Returns the state of all modules to that after a page load, without notifications. For tests: files share modules. */
export const resetStores = (): void => resets.forEach((reset) => reset())

/** For modules: a store is never freed. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  resets.push(() => void (value = initial))
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

/** Registers a module's map or set, so that `resetStores` clears it. */
export function pageScoped<T extends { clear: () => void }>(collection: T): T {
  resets.push(() => collection.clear())
  return collection
}

export const useStore = <T>({ subscribe, read }: Pick<Store<T>, 'subscribe' | 'read'>): T => useSyncExternalStore(subscribe, read)
