import type { ApiError } from '../errors.ts'

export interface Task<T> {
  readonly result: Promise<T>
  readonly abort: (reason: ApiError) => void
}

/** `task` is cleared at the end: otherwise a busy map retains results until the next major GC. */
interface SharedTask<T> {
  work: Task<T> | undefined
  waiters: number
}

/** One caller's share of a task, which is aborted when the last caller releases it. */
export interface TaskHandle<T> {
  readonly result: Promise<T>
  readonly release: (reason: ApiError) => void
}

/** Runs concurrent tasks with equal keys once. */
export function createTaskSharing<T>() {
  const running = new Map<string, SharedTask<T>>()

  const begin = (key: string, work: Task<T>): SharedTask<T> => {
    const shared: SharedTask<T> = { work, waiters: 0 }
    running.set(key, shared)
    const end = (): void => forget(key, shared)
    work.result.then(end, end)
    return shared
  }
  const forget = (key: string, shared: SharedTask<T>): void => {
    shared.work = undefined
    if (running.get(key) === shared) running.delete(key)
  }

  return (key: string, start: () => Task<T>): TaskHandle<T> => {
    const shared = running.get(key) ?? begin(key, start())
    // Entries of the map are running.
    const { result } = shared.work as Task<T>
    shared.waiters += 1
    const release = (reason: ApiError): void => {
      shared.waiters -= 1
      if (shared.waiters > 0) return
      const { work } = shared
      forget(key, shared)
      work?.abort(reason)
    }
    return { result, release }
  }
}
