export interface BreakerOptions {
  /** Consecutive connection failures and timeouts that open the circuit. */
  readonly failures: number
  readonly openMs: number
}

/** Circuit breaker for an unreachable or hanging upstream. */
export interface Breaker {
  readonly admits: () => boolean
  readonly recordSuccess: () => void
  readonly recordFailure: () => void
}

/** After `openMs` all calls are allowed; the first failure opens the circuit again. */
export function createBreaker({ failures, openMs }: BreakerOptions, now: () => number = Date.now): Breaker {
  let consecutiveFailures = 0
  let openedAt = 0

  const admits = (): boolean => consecutiveFailures < failures || now() - openedAt >= openMs
  const recordSuccess = (): void => {
    consecutiveFailures = 0
  }
  const recordFailure = (): void => {
    consecutiveFailures += 1
    openedAt = now()
  }
  return { admits, recordSuccess, recordFailure }
}
