import { isAway, isLost, type ApiError, type ApiErrorCode, toApiError } from '../../lib/api/apiError.ts'

/** Nothing more can be sent: the session is over, or the person may not, or has to pay first. */
const halting: readonly ApiErrorCode[] = ['UNAUTHENTICATED', 'OTP_REQUIRED', 'SUBSCRIPTION_REQUIRED', 'FORBIDDEN']
/** Nothing was done, and it may be done a little later. */
const busy: readonly ApiErrorCode[] = ['TOO_MANY_REQUESTS', 'UPSTREAM_BUDGET_EXCEEDED']

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** How often what fails in another way than by the connection is tried again. */
const MOST_TRIES = { busy: 5, lost: 1 } as const

/** Ends everything that is under way. `message` is null where a person stopped it. */
export class Halt extends Error {
  readonly reason: ApiError | null
  constructor(reason: ApiError | null) {
    super(reason?.message ?? 'Stopped')
    this.reason = reason
  }
}

export interface Patience {
  readonly signal: AbortSignal
  /** Whether the server is out of reach at the moment, and everything waits for it. */
  readonly onAway: (isAway: boolean) => void
}

/** Resolves after that time, or at once where it is stopped or the browser is online again. */
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

/**
 * Tries until there is an answer: while the server is out of reach, for as long as it takes; where it is busy or its answer
 * was lost, a few times. `attempt` hears whether an earlier try may have gone through. Rejects with what the gateway answered,
 * and with `Halt` where nothing more can be sent or it was stopped.
 */
export async function withPatience<T>(
  { signal, onAway }: Patience,
  attempt: (isUnsure: boolean) => Promise<T>,
  wasSent = false,
): Promise<T> {
  const tries = { busy: 0, lost: 0 }
  let isUnsure = wasSent
  let pause = FIRST_PAUSE_MS
  for (;;) {
    if (signal.aborted) throw new Halt(null)
    try {
      const answer = await attempt(isUnsure)
      onAway(false)
      return answer
    } catch (error) {
      const apiError = toApiError(error)
      if (halting.includes(apiError.code)) throw new Halt(apiError)
      isUnsure ||= isLost(apiError.code)
      const kind = busy.includes(apiError.code) ? 'busy' : 'lost'
      if (isAway(error)) onAway(true)
      else if ((kind === 'lost' && !isLost(apiError.code)) || tries[kind] >= MOST_TRIES[kind]) throw error
      else tries[kind] += 1
      await paused(pause, signal)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }
}
