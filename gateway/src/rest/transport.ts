import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import type { Dispatcher } from 'undici'
import { Refusal } from '../errors.ts'
import { type Breaker, createBreaker } from './breaker.ts'
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
}

/** `row`: the path of the endpoint, with its parameters unfilled. */
export type Exchanges = (call: Call, caller: Caller, row: string) => Exchange

const retriedCodes: ReadonlySet<number> = new Set([502, 503, 504])

function headersOf(call: Call, { token, forwardedFor }: Caller): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', [PLATFORM_HEADER]: PLATFORM_WEB, ...call.headers }
  if (token !== undefined) headers['authorization'] = token
  if (forwardedFor !== undefined) headers['x-forwarded-for'] = forwardedFor
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  return headers
}

/** One for each path: what breaks at one says nothing of the others. */
function breakersOf({ breakerFailures: failures, breakerOpenMs: openMs }: UpstreamLimits): (row: string) => Breaker {
  const byRow = new Map<string, Breaker>()
  return (row) => {
    let breaker = byRow.get(row)
    if (breaker === undefined) byRow.set(row, (breaker = createBreaker({ failures, openMs })))
    return breaker
  }
}

/**
 * Exchanges one call for one answer: within the deadline, through the circuit breaker, and a read a second time where
 * the connection broke or upstream answers 502, 503 or 504. A write is never sent twice,
 * not even with an `Idempotency-Key`: whether upstream keeps to the key is not known here. Who made the key may send again.
 */
export function createTransport(dispatcher: Dispatcher, base: URL, limits: UpstreamLimits): Exchanges {
  const breakerOf = breakersOf(limits)
  const { origin, pathname } = base
  const prefix = pathname.replace(/\/$/, '')

  return (call, caller, row) => {
    const breaker = breakerOf(row)
    const { method, path, body = null } = call
    const request: Dispatcher.DispatchOptions = { origin, method, path: prefix + path, headers: headersOf(call, caller), body }
    let mayRetry = method === 'GET'
    let sending: Sending | undefined
    let givenUp: Refusal | undefined

    // One `then` for each sending, and no async function: promises are what a call costs most.
    const attempt = (): Promise<Answer> => {
      if (givenUp) return Promise.reject(givenUp)
      if (!breaker.admits()) return fail(new Refusal('UPSTREAM_UNAVAILABLE'))
      sending = send(dispatcher, request, limits.maxReplyBytes)
      return sending.reply.then(replied, failed)
    }
    const again = (): Promise<Answer> => {
      mayRetry = false
      return attempt()
    }
    const fail = (error: unknown): Promise<never> => {
      clearTimeout(deadline)
      return Promise.reject(error)
    }
    const replied = (reply: HttpReply): Answer | Promise<Answer> => {
      breaker.answered()
      try {
        const answer = answerOf(reply)
        if (mayRetry && retriedCodes.has(answer.code)) return again()
        clearTimeout(deadline)
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
      sending?.abort(reason)
    }
    const deadline = setTimeout(() => abort(new Refusal('UPSTREAM_TIMEOUT')), limits.callTimeoutMs)
    return { answer: attempt(), abort }
  }
}
