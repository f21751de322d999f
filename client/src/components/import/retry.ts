import { isAway, isLost, needsUser, type ApiError, type ApiErrorCode, toApiError } from '../../lib/api/apiError.ts'

/** Errors that end the import: without the authority every row is refused. */
const endsImport = (code: ApiErrorCode): boolean => needsUser(code) || code === 'FORBIDDEN'
/** Nothing was changed; retry later. */
const busy: readonly ApiErrorCode[] = ['TOO_MANY_REQUESTS', 'UPSTREAM_BUDGET_EXCEEDED']

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Retries of failures other than an unreachable server. */
const MOST_TRIES = { busy: 5, lost: 1 } as const

/** Stops all work. `message` is null if the user stopped it. */
export class AbortError extends Error {
  readonly reason: ApiError | null
  constructor(reason: ApiError | null) {
    super(reason?.message ?? 'Stopped')
    this.reason = reason
  }
}

export interface RetryOptions {
  readonly signal: AbortSignal
  /** Whether the server is unreachable and all rows wait. */
  readonly onAway: (isAway: boolean) => void
}

/** Resolves after the delay, or at once when stopped or back online. */
const paused = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const events: readonly (readonly [EventTarget, string])[] = [
      [signal, 'abort'],
      [window, 'online'],
    ]
    const end = (): void => {
      clearTimeout(timer)
      for (const [target, name] of events) target.removeEventListener(name, end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    for (const [target, name] of events) target.addEventListener(name, end)
  })

/** Retries while unreachable, a few times if busy or lost. `attempt` gets whether an earlier try may have succeeded. Rejects as it does. */
export async function withRetry<T>(
  { signal, onAway }: RetryOptions,
  attempt: (isUncertain: boolean) => Promise<T>,
  wasSent = false,
): Promise<T> {
  const tries = { busy: 0, lost: 0 }
  let isUncertain = wasSent
  let pause = FIRST_PAUSE_MS
  for (;;) {
    if (signal.aborted) throw new AbortError(null)
    try {
      const answer = await attempt(isUncertain)
      onAway(false)
      return answer
    } catch (error) {
      const apiError = toApiError(error)
      if (endsImport(apiError.code)) throw new AbortError(apiError)
      isUncertain ||= isLost(apiError.code)
      const kind = busy.includes(apiError.code) ? 'busy' : 'lost'
      if (isAway(error)) onAway(true)
      else if ((kind === 'lost' && !isLost(apiError.code)) || tries[kind] >= MOST_TRIES[kind]) throw error
      else tries[kind] += 1
      await paused(pause, signal)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }
}
