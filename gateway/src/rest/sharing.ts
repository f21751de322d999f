import type { Refusal } from '../errors.ts'

/** Work under way for one caller or several. */
export interface Work<T> {
  readonly result: Promise<T>
  readonly abort: (reason: Refusal) => void
}

/** `work` is gone with its end: a map that changes all the time keeps what it once held until the next large collection. */
interface Shared<T> {
  work: Work<T> | undefined
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

  const begin = (key: string, work: Work<T>): Shared<T> => {
    const shared: Shared<T> = { work, waiters: 0 }
    underWay.set(key, shared)
    const end = (): void => forget(key, shared)
    work.result.then(end, end)
    return shared
  }
  const forget = (key: string, shared: Shared<T>): void => {
    shared.work = undefined
    if (underWay.get(key) === shared) underWay.delete(key)
  }

  return (key: string, start: () => Work<T>): Hold<T> => {
    const shared = underWay.get(key) ?? begin(key, start())
    // What stands in the map is under way.
    const { result } = shared.work as Work<T>
    shared.waiters += 1
    const release = (reason: Refusal): void => {
      shared.waiters -= 1
      if (shared.waiters > 0) return
      const { work } = shared
      forget(key, shared)
      work?.abort(reason)
    }
    return { result, release }
  }
}
