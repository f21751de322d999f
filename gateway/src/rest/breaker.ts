export interface BreakerOptions {
  readonly failures: number
  readonly openMs: number
}

export interface Breaker {
  readonly isOpen: () => boolean
  readonly admits: () => boolean
  readonly recordSuccess: () => void
  readonly recordFailure: () => void
}

/** While the circuit is open, one trial call is admitted every `openMs`; one that hangs doesn't delay the next one. */
export function createBreaker({ failures, openMs }: BreakerOptions, now: () => number = Date.now): Breaker {
  let consecutiveFailures = 0
  let openedAt = 0

  const isOpen = (): boolean => consecutiveFailures >= failures
  const admits = (): boolean => {
    if (!isOpen()) return true
    if (now() - openedAt < openMs) return false
    openedAt = now()
    return true
  }
  const recordSuccess = (): void => {
    consecutiveFailures = 0
  }
  const recordFailure = (): void => {
    consecutiveFailures += 1
    openedAt = now()
  }
  return { isOpen, admits, recordSuccess, recordFailure }
}
