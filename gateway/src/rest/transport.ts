import { mockSessionHeader, operationNameHeader, PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import type { Dispatcher } from 'undici'
import { Refusal } from '../errors.ts'
import type { PathState } from '../metrics/metrics.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createGate, type Gate, type Turn } from './gate.ts'
import { ConnectionBroken, type HttpReply, type Sending, send } from './dispatch.ts'
import { type Answer, answerOf } from './envelope.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Call } from './url.ts'

/** A call under way: its answer, and how to give it up. */
export interface Exchange {
  /** @throws Refusal */
  readonly answer: Promise<Answer>
  readonly abort: (reason: Refusal) => void
}

/** On whose behalf a call is made. */
export interface Caller {
  /** Of the Authorization header, sent as it came. */
  readonly token: string | undefined
  /** The way the request has come, the visitor first: a value of `X-Forwarded-For`. */
  readonly forwardedFor: string | undefined
  /** Which of the caller's windows asks, as it calls itself; upstream is not told. */
  readonly window?: string | undefined
  /** Under which the request stands in the log here, for that of the backend. */
  readonly requestId?: string | undefined
  /** The request's place in a trace that somebody else has begun (W3C Trace Context). */
  readonly traceparent?: string | undefined
  /** Session of the mock API; only with MOCK_HEADERS. */
  readonly session?: string | undefined
  /** GraphQL operation that causes the calls; only with MOCK_HEADERS. */
  readonly operation?: string | undefined
}

/** A cache or counter key of one mock session: sessions share nothing. */
export const inSession = (key: string, session: string | undefined): string => (session === undefined ? key : `${session}\n${key}`)

/** `row`: the path of the endpoint, with its parameters unfilled. */
export type Exchanges = (call: Call, caller: Caller, row: string) => Exchange

export interface Transport {
  readonly exchange: Exchanges
  /** How it stands at each path that was asked for. */
  readonly paths: () => readonly PathState[]
}

const retriedCodes: ReadonlySet<number> = new Set([502, 503, 504])

function headersOf(call: Call, { token, forwardedFor, requestId, traceparent, session, operation }: Caller): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', [PLATFORM_HEADER]: PLATFORM_WEB, ...call.headers }
  if (token !== undefined) headers['authorization'] = token
  if (forwardedFor !== undefined) headers['x-forwarded-for'] = forwardedFor
  if (requestId !== undefined) headers['x-request-id'] = requestId
  if (traceparent !== undefined) headers['traceparent'] = traceparent
  if (session !== undefined) headers[mockSessionHeader] = session
  if (operation !== undefined) headers[operationNameHeader] = operation
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  return headers
}

/** What stands before the backend at one path. */
interface Entrance {
  readonly breaker: Breaker
  readonly gate: Gate
}

/** One for each path: what breaks or hangs at one says nothing of the others. */
function entrancesOf(limits: UpstreamLimits, byRow: Map<string, Entrance>): (row: string) => Entrance {
  const entrance = (): Entrance => ({
    breaker: createBreaker({ failures: limits.breakerFailures, openMs: limits.breakerOpenMs }),
    gate: createGate({ running: limits.callsPerPath, waiting: limits.waitingPerPath }),
  })
  return (row) => {
    let found = byRow.get(row)
    if (found === undefined) byRow.set(row, (found = entrance()))
    return found
  }
}

/**
 * Exchanges one call for one answer: within the deadline, when it is its turn at its path, through the circuit breaker, and a
 * read a second time where the connection broke or upstream answers 502, 503 or 504. A write is never sent twice, not even with an `Idempotency-Key`: whether upstream keeps to the key is not known here. Who made the key may send again.
 */
export function createTransport(dispatcher: Dispatcher, base: URL, limits: UpstreamLimits): Transport {
  const entrances = new Map<string, Entrance>()
  const entranceOf = entrancesOf(limits, entrances)
  const { origin, pathname } = base
  const prefix = pathname.replace(/\/$/, '')

  const exchange: Exchanges = (call, caller, row) => {
    const { breaker, gate } = entranceOf(inSession(row, caller.session))
    const { method, path, body = null } = call
    const request: Dispatcher.DispatchOptions = { origin, method, path: prefix + path, headers: headersOf(call, caller), body }
    let mayRetry = method === 'GET'
    let sending: Sending | undefined
    let turn: Turn | undefined
    let refuseWaiting: ((reason: Refusal) => void) | undefined
    let givenUp: Refusal | undefined

    const end = (): void => {
      clearTimeout(deadline)
      turn?.ends()
    }
    // One `then` for each sending, and no async function: promises are what a call costs most.
    const attempt = (): Promise<Answer> => {
      if (givenUp) return fail(givenUp)
      if (!breaker.admits()) return fail(new Refusal('UPSTREAM_UNAVAILABLE'))
      sending = send(dispatcher, request, limits.maxReplyBytes)
      return sending.reply.then(replied, failed)
    }
    const again = (): Promise<Answer> => {
      mayRetry = false
      return attempt()
    }
    const fail = (error: unknown): Promise<never> => {
      end()
      return Promise.reject(error)
    }
    const replied = (reply: HttpReply): Answer | Promise<Answer> => {
      breaker.answered()
      try {
        const answer = answerOf(reply)
        if (mayRetry && retriedCodes.has(answer.code)) return again()
        end()
        return answer
      } catch (error) {
        return fail(error)
      }
    }
    const failed = (error: unknown): Promise<Answer> => {
      if (!(error instanceof ConnectionBroken)) return fail(error)
      breaker.broke()
      return mayRetry ? again() : fail(new Refusal('UPSTREAM_UNAVAILABLE'))
    }
    const abort = (reason: Refusal): void => {
      givenUp = reason
      refuseWaiting?.(reason)
      sending?.abort(reason)
    }
    const missed = (): void => {
      // What still waits for its turn has not been kept waiting by this call's own silence.
      if (sending) breaker.broke()
      abort(new Refusal('UPSTREAM_TIMEOUT'))
    }
    const whenItIsItsTurn = (begins: Promise<void>): Promise<Answer> =>
      new Promise<void>((resolve, reject) => {
        refuseWaiting = reject
        begins.then(resolve, reject)
      }).then(attempt, fail)
    const begin = (): Promise<Answer> => {
      try {
        turn = gate.enter()
      } catch (error) {
        return fail(error)
      }
      return turn.begins ? whenItIsItsTurn(turn.begins) : attempt()
    }
    const deadline = setTimeout(missed, limits.callTimeoutMs)
    return { answer: begin(), abort }
  }
  const paths = (): PathState[] =>
    [...entrances].map(([path, { breaker, gate }]) => ({
      path,
      running: gate.running(),
      waiting: gate.waiting(),
      isOpen: !breaker.admits(),
    }))
  return { exchange, paths }
}
