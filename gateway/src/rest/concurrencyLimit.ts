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

  const slotOf = (ready?: Promise<void>, start?: () => void): Slot => {
    let isReleased = false
    const release = (): void => {
      if (isReleased) return
      isReleased = true
      // A slot that left the queue is running.
      if (start && queue.delete(start)) return
      const [next] = queue
      if (next === undefined) running -= 1
      else {
        queue.delete(next)
        next()
      }
    }
    return { ready, release }
  }
  const acquire = (): Slot => {
    if (running < maxRunning) {
      running += 1
      return slotOf()
    }
    if (queue.size >= maxWaiting) throw new BusyError()
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.add(resolve)
    return slotOf(promise, resolve)
  }
  return { acquire, running: () => running, waiting: () => queue.size }
}
