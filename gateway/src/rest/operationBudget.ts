import { ApiError } from '../errors.ts'
import type { UpstreamLimits } from './limits.ts'
import type { TaskHandle } from './sharedTasks.ts'

/** Call count and deadline of one GraphQL operation. */
export interface OperationBudget {
  readonly calls: () => number
  /** Counts a call. @throws ApiError UPSTREAM_BUDGET_EXCEEDED */
  readonly spend: () => void
  /** Settles with the call, or rejects when the operation is cancelled. */
  readonly wait: <T>(handle: TaskHandle<T>, resolve: (value: T) => void, reject: (reason: unknown) => void) => void
  /** Cancels all pending calls and rejects further ones. */
  readonly cancel: (reason: ApiError) => void
  readonly end: () => void
}

export function createBudget({ maxCalls, operationTimeoutMs }: UpstreamLimits): OperationBudget {
  const waiting = new Set<(reason: ApiError) => void>()
  let calls = 0
  let cancelled: ApiError | undefined
  let timer: NodeJS.Timeout | undefined

  const cancel = (reason: ApiError): void => {
    cancelled ??= reason
    for (const cancelCall of waiting) cancelCall(reason)
    waiting.clear()
  }
  const spend = (): void => {
    if (cancelled) throw cancelled
    if (calls >= maxCalls) throw new ApiError('UPSTREAM_BUDGET_EXCEEDED')
    calls += 1
    timer ??= setTimeout(() => cancel(new ApiError('UPSTREAM_TIMEOUT')), operationTimeoutMs)
  }
  const wait = <T>({ result, release }: TaskHandle<T>, resolve: (value: T) => void, reject: (reason: unknown) => void): void => {
    const cancelCall = (reason: ApiError): void => {
      reject(reason)
      release(reason)
    }
    waiting.add(cancelCall)
    result.then(
      (value) => {
        waiting.delete(cancelCall)
        return resolve(value)
      },
      (reason: unknown) => {
        waiting.delete(cancelCall)
        return reject(reason)
      },
    )
  }
  return { calls: () => calls, spend, wait, cancel, end: () => clearTimeout(timer) }
}
