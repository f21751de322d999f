import { BusyError } from '../errors.ts'

export interface ConcurrencyOptions {
  readonly running: number
  /** Maximum queue length. */
  readonly waiting: number
}

export interface Slot {
  /** Undefined if the call can start immediately. */
  readonly ready: Promise<void> | undefined
  /** Idempotent. */
  readonly release: () => void
}

/** FIFO concurrency limit. */
export interface ConcurrencyLimit {
  /** @throws BusyError */
  readonly acquire: () => Slot
  readonly running: () => number
  readonly waiting: () => number
}

export function createConcurrencyLimit({ running: maxRunning, waiting: maxWaiting }: ConcurrencyOptions): ConcurrencyLimit {
  const queue = new Set<() => void>()
  let running = 0

  const leave = (): void => {
    const [next] = queue
    if (next === undefined) running -= 1
    else {
      queue.delete(next)
      next()
    }
  }
  const acquireNow = (): Slot => {
    running += 1
    let isReleased = false
    const release = (): void => {
      if (isReleased) return
      isReleased = true
      leave()
    }
    return { ready: undefined, release }
  }
  const enqueue = (): Slot => {
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.add(resolve)
    let isReleased = false
    const release = (): void => {
      if (isReleased) return
      isReleased = true
      // A slot that left the queue is running.
      if (!queue.delete(resolve)) leave()
    }
    return { ready: promise, release }
  }
  const acquire = (): Slot => {
    if (running < maxRunning) return acquireNow()
    if (queue.size >= maxWaiting) throw new BusyError()
    return enqueue()
  }
  return { acquire, running: () => running, waiting: () => queue.size }
}
