import { BusyError } from './errors.ts'

export interface ConcurrencyOptions {
  readonly running: number
  readonly waiting: number
}

export interface Slot {
  readonly isReady: boolean
  readonly release: () => void
}

export interface ConcurrencyLimit {
  /** `start` is called later if the call has to wait. @throws BusyError */
  readonly acquire: (start: () => void) => Slot
  readonly running: () => number
  readonly waiting: () => number
}

export function createConcurrencyLimit({ running: maxRunning, waiting: maxWaiting }: ConcurrencyOptions): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  const startNext = (): void => {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else process.nextTick(next)
  }
  const acquire = (start: () => void): Slot => {
    const isReady = running < maxRunning
    if (isReady) running += 1
    else if (queue.length < maxWaiting) queue.push(start)
    else throw new BusyError()
    let isReleased = false
    const release = (): void => {
      if (isReleased) return
      isReleased = true
      const place = isReady ? -1 : queue.indexOf(start)
      if (place === -1) startNext()
      else queue.splice(place, 1)
    }
    return { isReady, release }
  }
  return { acquire, running: () => running, waiting: () => queue.length }
}
