import { Refusal } from '../errors.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Hold } from './sharing.ts'

/** What one GraphQL operation spends upstream: a number of calls, and its time. */
export interface OperationBudget {
  readonly calls: () => number
  /** Counts a call. @throws Refusal UPSTREAM_BUDGET_EXCEEDED */
  readonly spend: () => void
  /** Waits for a call as long as the operation lives, and settles by one of the two functions. */
  readonly wait: <T>(hold: Hold<T>, resolve: (value: T) => void, reject: (reason: unknown) => void) => void
  /** Lets go of every call under way, and makes no more. */
  readonly cancel: (reason: Refusal) => void
  readonly end: () => void
}

export function createBudget({ maxCalls, operationTimeoutMs }: UpstreamLimits): OperationBudget {
  const waiting = new Set<(reason: Refusal) => void>()
  let calls = 0
  let cancelled: Refusal | undefined
  let timer: NodeJS.Timeout | undefined

  const cancel = (reason: Refusal): void => {
    cancelled ??= reason
    for (const letGo of waiting) letGo(reason)
    waiting.clear()
  }
  const spend = (): void => {
    if (cancelled) throw cancelled
    if (calls >= maxCalls) throw new Refusal('UPSTREAM_BUDGET_EXCEEDED')
    calls += 1
    timer ??= setTimeout(() => cancel(new Refusal('UPSTREAM_TIMEOUT')), operationTimeoutMs)
  }
  const wait = <T>({ result, release }: Hold<T>, resolve: (value: T) => void, reject: (reason: unknown) => void): void => {
    const letGo = (reason: Refusal): void => {
      reject(reason)
      release(reason)
    }
    waiting.add(letGo)
    result.then(
      (value) => {
        waiting.delete(letGo)
        return resolve(value)
      },
      (reason: unknown) => {
        waiting.delete(letGo)
        return reject(reason)
      },
    )
  }
  return { calls: () => calls, spend, wait, cancel, end: () => clearTimeout(timer) }
}
