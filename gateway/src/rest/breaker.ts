export interface BreakerOptions {
  /** Connection failures in a row after which nothing is tried any more. */
  readonly failures: number
  /** How long, before one call may probe. */
  readonly openMs: number
}

/** Spares an upstream that cannot be reached, and its callers the wait. */
export interface Breaker {
  /** Whether a call may go out. A true while the circuit is open makes the caller the probe. */
  readonly admits: () => boolean
  readonly answered: () => void
  readonly broke: () => void
  /** The call ended without telling anything. */
  readonly ended: () => void
}

export function createBreaker({ failures, openMs }: BreakerOptions, now: () => number = Date.now): Breaker {
  let inARow = 0
  let openedAt = 0
  let isProbing = false

  const admits = (): boolean => {
    if (inARow < failures) return true
    if (isProbing || now() - openedAt < openMs) return false
    isProbing = true
    return true
  }
  const answered = (): void => {
    inARow = 0
    isProbing = false
  }
  const broke = (): void => {
    inARow += 1
    openedAt = now()
    isProbing = false
  }
  const ended = (): void => {
    isProbing = false
  }
  return { admits, answered, broke, ended }
}
