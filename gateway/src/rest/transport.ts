import {
  clockAheadHeader,
  mockSessionHeader,
  operationNameHeader,
  PLATFORM_HEADER,
  PLATFORM_WEB,
  pollHeader,
} from '@callout/contracts/constants'
import type { Dispatcher } from 'undici'
import { ApiError } from './errors.ts'
import type { PathState } from '../metrics/metrics.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createConcurrencyLimit, type ConcurrencyLimit, type Slot } from './concurrencyLimit.ts'
import { ConnectionError, headerIn, type HttpReply, send, type Sending } from './dispatch.ts'
import { type Answer, getAnswer } from './envelope.ts'
import type { UpstreamLimits } from './limits.ts'
import { type UnreadableReply, unreadableReply } from './unreadableReply.ts'
import type { Call } from './url.ts'

export interface Exchange {
  readonly answer: Promise<Answer>
  readonly abort: (reason: ApiError) => void
}

export interface Caller {
  readonly token: string | undefined
  readonly forwardedFor: string | undefined
  /** Id of the browser window; not sent upstream. */
  readonly window?: string | undefined
  readonly requestId?: string | undefined
  readonly traceparent?: string | undefined
  /** Only with MOCK_HEADERS, like `operation` and `isPoll`. */
  readonly session?: string | undefined
  readonly operation?: string | undefined
  readonly isPoll?: boolean | undefined
}

/** A cache or counter key of one mock session: sessions share nothing. */
export const inSession = (key: string, session: string | undefined): string => (session === undefined ? key : `${session}\n${key}`)

export type SendCall = (call: Call, caller: Caller, endpointPath: string) => Exchange

export interface Transport {
  readonly exchange: SendCall
  readonly paths: () => readonly PathState[]
  /** Seconds by which the clock of a mock session is ahead, by its latest reply; 0 without MOCK_HEADERS. */
  readonly clockAhead: (session: string | undefined) => number
}

const retriedCodes: ReadonlySet<number> = new Set([502, 503, 504])

function headersOf(
  call: Call,
  { token, forwardedFor, requestId, traceparent, session, operation, isPoll }: Caller,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', [PLATFORM_HEADER]: PLATFORM_WEB, ...call.headers }
  if (token !== undefined) headers['authorization'] = token
  if (forwardedFor !== undefined) headers['x-forwarded-for'] = forwardedFor
  if (requestId !== undefined) headers['x-request-id'] = requestId
  if (traceparent !== undefined) headers['traceparent'] = traceparent
  if (session !== undefined) headers[mockSessionHeader] = session
  if (operation !== undefined) headers[operationNameHeader] = operation
  if (isPoll) headers[pollHeader] = '1'
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  return headers
}

/** One per path: failures of one path don't affect the others. */
interface PathGuard {
  readonly breaker: Breaker
  readonly limit: ConcurrencyLimit
}

export interface TransportOptions {
  readonly dispatcher: Dispatcher
  readonly base: URL
  readonly limits: UpstreamLimits
  readonly onUnreadable: (reply: UnreadableReply) => void
  readonly hasMockHeaders: boolean
}

/** Retries reads once; writes never, not even with an `Idempotency-Key`: upstream may ignore it. The client may retry those. */
export function createTransport({ dispatcher, base, limits, onUnreadable, hasMockHeaders }: TransportOptions): Transport {
  const guards = new Map<string, PathGuard>()
  const guardOf = (path: string): PathGuard => {
    const known = guards.get(path)
    if (known !== undefined) return known
    const breaker = createBreaker({ failures: limits.breakerFailures, openMs: limits.breakerOpenMs })
    const limit = createConcurrencyLimit({ running: limits.callsPerPath, waiting: limits.waitingPerPath })
    guards.set(path, { breaker, limit })
    return { breaker, limit }
  }
  /** Of sessions only: without one, a test or a demo may have moved the device's clock along with the mock API's. */
  const clocks = new Map<string, number>()
  const readClock = ({ headers }: HttpReply, session: string | undefined): void => {
    if (!session) return
    const ahead = Number(headerIn(headers, clockAheadHeader) ?? 0)
    if (ahead) clocks.set(session, ahead)
    else clocks.delete(session)
  }
  const { origin, pathname } = base
  const prefix = pathname.replace(/\/$/, '')

  const exchange: SendCall = (call, caller, endpointPath) => {
    const { breaker, limit } = guardOf(inSession(endpointPath, caller.session))
    const { method, path, body = null } = call
    const request = { origin, method, path: prefix + path, headers: headersOf(call, caller), body }
    const sending: Sending = { dispatcher, request, maxBytes: limits.maxReplyBytes }
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    let mayRetry = method === 'GET'
    let isOver = false
    let abortRequest: ((reason: ApiError) => void) | undefined
    let slot: Slot | undefined

    const end = (): void => {
      isOver = true
      clearTimeout(deadline)
      slot?.release()
    }
    const fail = (error: unknown): void => {
      end()
      reject(error)
    }
    // Callbacks instead of a promise for each step: promises are the main cost of a call.
    const attempt = (): void => {
      if (isOver) return
      if (breaker.admits()) abortRequest = send(sending, { onReply, onError })
      else fail(new ApiError('UPSTREAM_UNAVAILABLE'))
    }
    const retry = (): void => {
      mayRetry = false
      attempt()
    }
    const onReply = (reply: HttpReply): void => {
      breaker.recordSuccess()
      if (hasMockHeaders) readClock(reply, caller.session)
      try {
        const answer = getAnswer(reply)
        if (mayRetry && retriedCodes.has(answer.code)) return retry()
        end()
        resolve(answer)
      } catch (error) {
        onUnreadable(unreadableReply(`${method} ${endpointPath}`, reply))
        fail(error)
      }
    }
    const onError = (error: Error): void => {
      if (!(error instanceof ConnectionError)) return fail(error)
      breaker.recordFailure()
      if (mayRetry) retry()
      else fail(new ApiError('UPSTREAM_UNAVAILABLE'))
    }
    const abort = (reason: ApiError): void => (abortRequest ?? fail)(reason)
    const timedOut = (): void => {
      // Calls that are still queued did not time out because of this path.
      if (abortRequest) breaker.recordFailure()
      abort(new ApiError('UPSTREAM_TIMEOUT'))
    }
    const deadline = setTimeout(timedOut, limits.callTimeoutMs)
    try {
      slot = limit.acquire(attempt)
      if (slot.isReady) attempt()
    } catch (error) {
      fail(error)
    }
    return { answer: promise, abort }
  }
  const paths = (): PathState[] =>
    [...guards].map(([path, { breaker, limit }]) => ({
      path,
      running: limit.running(),
      waiting: limit.waiting(),
      isOpen: breaker.isOpen(),
    }))
  return { exchange, paths, clockAhead: (session) => (session ? (clocks.get(session) ?? 0) : 0) }
}
