import { Busy } from '../errors.ts'

export interface GateOptions {
  /** How many are under way at once. */
  readonly running: number
  /** How many wait for their turn; whoever comes then is refused. */
  readonly waiting: number
}

/** One call's place at the gate. */
export interface Turn {
  /** When it may go; undefined: at once. */
  readonly begins: Promise<void> | undefined
  /** It is over, or is not wanted any more. A second time it does nothing. */
  readonly ends: () => void
}

/** Lets so many through at once, in the order in which they came. */
export interface Gate {
  /** @throws Busy */
  readonly enter: () => Turn
  readonly running: () => number
  readonly waiting: () => number
}

export function createGate({ running: most, waiting: mostWaiting }: GateOptions): Gate {
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
  const atOnce = (): Turn => {
    running += 1
    let isOver = false
    const ends = (): void => {
      if (isOver) return
      isOver = true
      leave()
    }
    return { begins: undefined, ends }
  }
  const later = (): Turn => {
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.add(resolve)
    let isOver = false
    const ends = (): void => {
      if (isOver) return
      isOver = true
      // Who has left the queue has begun.
      if (!queue.delete(resolve)) leave()
    }
    return { begins: promise, ends }
  }
  const enter = (): Turn => {
    if (running < most) return atOnce()
    if (queue.size >= mostWaiting) throw new Busy()
    return later()
  }
  return { enter, running: () => running, waiting: () => queue.size }
}
