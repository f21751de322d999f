import { ApiError } from './errors.ts'
import type { UpstreamLimits } from './limits.ts'

type Abort = (reason: ApiError) => void

export interface OperationBudget {
  readonly calls: () => number
  /** Counts a call. @throws ApiError UPSTREAM_BUDGET_EXCEEDED */
  readonly spend: () => void
  /** `abort` is called if the operation is cancelled, also after the call has ended. */
  readonly onCancel: (abort: Abort) => void
  readonly cancel: Abort
  readonly end: () => void
}

export function createBudget({ maxCalls, operationTimeoutMs, callTimeoutMs }: UpstreamLimits): OperationBudget {
  const aborts: Abort[] = []
  /** One call has its own deadline. */
  const callsWithoutTimer = operationTimeoutMs < callTimeoutMs ? 0 : 1
  let startedAt = 0
  let calls = 0
  let cancelled: ApiError | undefined
  let timer: NodeJS.Timeout | undefined

  const cancel = (reason: ApiError): void => {
    cancelled ??= reason
    for (const abort of aborts.splice(0)) abort(reason)
  }
  const spend = (): void => {
    if (cancelled) throw cancelled
    if (calls >= maxCalls) throw new ApiError('UPSTREAM_BUDGET_EXCEEDED')
    calls += 1
    if (calls === 1) startedAt = performance.now()
    if (calls <= callsWithoutTimer) return
    timer ??= setTimeout(() => cancel(new ApiError('UPSTREAM_TIMEOUT')), operationTimeoutMs - (performance.now() - startedAt))
  }
  return { calls: () => calls, spend, onCancel: (abort) => void aborts.push(abort), cancel, end: () => clearTimeout(timer) }
}
