import type { Refusal } from '../errors.ts'

/** Work under way for one caller or several. */
export interface Work<T> {
  readonly result: Promise<T>
  readonly abort: (reason: Refusal) => void
}

interface Shared<T> extends Work<T> {
  waiters: number
}

/** One caller's hold on shared work: the work is given up when the last one lets go. */
export interface Hold<T> {
  readonly result: Promise<T>
  readonly release: (reason: Refusal) => void
}

/** Work with equal keys, as long as it is under way, is done once. */
export function createSharing<T>() {
  const underWay = new Map<string, Shared<T>>()

  const begin = (key: string, start: () => Work<T>): Shared<T> => {
    const shared: Shared<T> = { ...start(), waiters: 0 }
    underWay.set(key, shared)
    const forget = (): boolean => underWay.get(key) === shared && underWay.delete(key)
    shared.result.then(forget, forget)
    return shared
  }

  return (key: string, start: () => Work<T>): Hold<T> => {
    const shared = underWay.get(key) ?? begin(key, start)
    shared.waiters += 1
    const release = (reason: Refusal): void => {
      shared.waiters -= 1
      if (shared.waiters > 0) return
      if (underWay.get(key) === shared) underWay.delete(key)
      shared.abort(reason)
    }
    return { result: shared.result, release }
  }
}
