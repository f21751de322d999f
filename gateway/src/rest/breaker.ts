export interface BreakerOptions {
  /** Connection failures and calls without an answer in time, in a row, after which nothing is tried any more. */
  readonly failures: number
  /** How long. */
  readonly openMs: number
}

/** Spares an upstream that cannot be reached or hangs, and its callers the wait. */
export interface Breaker {
  /** Whether a call may go out. */
  readonly admits: () => boolean
  readonly answered: () => void
  readonly broke: () => void
}

/** When its time is over every call goes out again: one that hangs keeps nobody waiting, and the first that breaks opens it anew. */
export function createBreaker({ failures, openMs }: BreakerOptions, now: () => number = Date.now): Breaker {
  let inARow = 0
  let openedAt = 0

  const admits = (): boolean => inARow < failures || now() - openedAt >= openMs
  const answered = (): void => {
    inARow = 0
  }
  const broke = (): void => {
    inARow += 1
    openedAt = now()
  }
  return { admits, answered, broke }
}
