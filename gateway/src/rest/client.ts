/** The only HTTP client for the backend (spec §7, wire.md §1). */
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { z } from '@callout/contracts/wire/zod'
import { Agent, type Dispatcher } from 'undici'
import { ApiError } from './errors.ts'
import type { Write } from '../live/writeNotices.ts'
import type { MeasuredCall } from '../metrics/metrics.ts'
import { tokenOf } from '../visitors/keys.ts'
import { createAcceptedTokens } from './acceptedTokens.ts'
import { fetchReply } from './dispatch.ts'
import { isRedirect } from './redirects.ts'
import { callName, type ReplyMismatches } from './replyMismatches.ts'
import type { Answer } from './envelope.ts'
import { createResponseCache, isCacheable, type CachedResponse, type ResponseCache, type SharedCache } from './responseCache.ts'
import type { UpstreamLimits } from './limits.ts'
import { createBudget, type OperationBudget } from './operationBudget.ts'
import { readReply } from './readReply.ts'
import { outcomeOf, apiErrorOf } from './errorMapping.ts'
import { type Caller, createTransport, type Exchange, inSession, type Transport } from './transport.ts'
import type { OnMismatch, Rest } from './types.ts'
import type { UnreadableReply } from './unreadableReply.ts'
import { getCall } from './url.ts'

export interface RestClientOptions {
  /** With the version: `http://127.0.0.1:4010/api/v1`. */
  readonly baseUrl: string
  readonly limits: UpstreamLimits
  readonly onMismatch: OnMismatch
  readonly onUnreadable?: (reply: UnreadableReply) => void
  readonly replyMismatches?: Pick<ReplyMismatches, 'reply'>
  readonly onWritten?: (write: Write, caller: Caller) => void
  readonly dispatcher?: Dispatcher | undefined
  /** How long public responses are cached; 0: no cache. */
  readonly cacheMs?: number
  readonly sharedCache?: SharedCache | undefined
  readonly onCalled?: ((call: MeasuredCall) => void) | undefined
  readonly hasMockHeaders?: boolean
}

export interface SentCall {
  /** `GET /jobs/{id}` */
  readonly endpoint: string
  readonly path: string
  readonly requestId: string | undefined
}

export interface RestOperation {
  readonly rest: Rest
  readonly budget: OperationBudget
  /** In the order of sending; empty without MOCK_HEADERS. */
  readonly sentCalls: () => readonly SentCall[]
  readonly hasWritten: () => boolean
  /** `responseMessage` of the operation's only write; undefined if it made none or several. */
  readonly writeMessage: () => string | undefined
  /** Age of the oldest cached response used, in whole seconds; undefined if none. */
  readonly ageS: () => number | undefined
}

export interface RestClient {
  readonly operation: (caller: Caller) => RestOperation
  /** Reads unparsed `responseData` outside of an operation. @throws ApiError */
  readonly readRaw: (endpoint: Endpoint, input: object, caller: Caller) => Promise<unknown>
  readonly isKnownToken: (caller: Pick<Caller, 'token' | 'session'>) => boolean
  readonly verifyToken: (caller: Caller) => Promise<void>
  readonly paths: Transport['paths']
  readonly clockAhead: Transport['clockAhead']
  readonly isAnswering: () => Promise<boolean>
  readonly close: () => Promise<void>
}

interface Outcome {
  readonly code: number | 'failed'
  readonly message: string
  readonly data: unknown
}

const PROBE_MS = 1000

/** Must fit into the header limits of servers. */
const MAX_TOKEN_LENGTH = 4096

const hasToken = ({ token }: Caller): boolean => token !== undefined && tokenOf(token) !== ''

const codesOfAcceptedTokens: ReadonlySet<number> = new Set([200, 402, 403])

interface Reading {
  readonly code: Outcome['code']
  readonly schema: z.core.$ZodType
}

function readingOf({ data, outcomes = {} }: Endpoint, answer: Answer): Reading {
  if (answer.code === 200) return { code: 200, schema: data }
  const code = outcomeOf(outcomes, answer)
  const schema = code === undefined ? undefined : outcomes[code]
  if (code === undefined || schema === undefined) throw apiErrorOf(answer)
  return { code, schema }
}

/** A write with response code 200 is done even if its data is unreadable: it must not be repeated. */
const isDone = ({ method, needsData }: Endpoint, { code }: Answer): boolean => code === 200 && method !== 'GET' && needsData !== true

const measuring =
  (onCalled: (call: MeasuredCall) => void) =>
  (endpoint: Endpoint, exchange: Exchange): Exchange => {
    const beganAt = performance.now()
    const over = (code: string): void => onCalled({ call: callName(endpoint), code, ms: performance.now() - beganAt })
    exchange.answer.then(
      ({ code }) => over(String(code)),
      (error: unknown) => over(error instanceof ApiError ? error.code : 'INTERNAL'),
    )
    return exchange
  }

export function createRestClient(options: RestClientOptions): RestClient {
  const { baseUrl, limits, onMismatch, replyMismatches, onWritten, dispatcher, onCalled, cacheMs = 0, sharedCache } = options
  const { onUnreadable = () => undefined, hasMockHeaders = false } = options
  const cache = cacheMs === 0 ? undefined : createResponseCache<Outcome>(cacheMs, sharedCache)
  const measured = onCalled === undefined ? (_: Endpoint, exchange: Exchange) => exchange : measuring(onCalled)
  const base = new URL(baseUrl)
  // Calls have one deadline for the whole reply, `callTimeoutMs`.
  const pool = dispatcher ?? new Agent({ connections: limits.connections, headersTimeout: 0, bodyTimeout: 0 })
  const { exchange, paths, clockAhead } = createTransport({ dispatcher: pool, base, limits, onUnreadable, hasMockHeaders })

  const acceptedTokens = createAcceptedTokens()
  const isKnownToken: RestClient['isKnownToken'] = ({ token, session }) =>
    token !== undefined && acceptedTokens.has(inSession(token, session))
  const recordToken = ({ access }: Endpoint, { code }: Answer, { token, session }: Caller): void => {
    if (access !== 'user' || token === undefined) return
    if (codesOfAcceptedTokens.has(code)) acceptedTokens.add(inSession(token, session))
    else if (code === 401) acceptedTokens.remove(inSession(token, session))
  }

  const readAnswer = (endpoint: Endpoint, answer: Answer): Outcome => {
    const { code, schema } = readingOf(endpoint, answer)
    const onMismatches = (fields: readonly string[]): void => onMismatch({ call: callName(endpoint), fields })
    if (code === 200) replyMismatches?.reply(endpoint, answer.data)
    try {
      return { code, message: answer.message, data: readReply(answer.data, { schema, record: endpoint.record, onMismatch: onMismatches }) }
    } catch {
      if (isDone(endpoint, answer)) return { code, message: answer.message, data: null }
      // A failed outcome without a readable user is an error.
      throw code === 'failed' ? apiErrorOf(answer) : new ApiError('UPSTREAM_BAD_REPLY')
    }
  }

  const operation = (caller: Caller): RestOperation => {
    const budget = createBudget(limits)
    let oldestAt: number | undefined
    const written: string[] = []
    const sent: SentCall[] = []
    let hasWritten = false
    const recordWrite = (endpoint: Endpoint, input: object, { message, data }: Outcome): void => {
      written.push(message)
      if (endpoint.access === 'user') onWritten?.({ endpoint, input, data }, caller)
    }
    const readCached = ({ answer, at }: CachedResponse<Outcome>): Outcome => {
      oldestAt = Math.min(oldestAt ?? at, at)
      return answer
    }
    const call = async (endpoint: Endpoint, input: object): Promise<Outcome> => {
      if (endpoint.access !== 'public' && !hasToken(caller)) throw new ApiError('UNAUTHENTICATED')
      if (caller.token !== undefined && caller.token.length > MAX_TOKEN_LENGTH) throw new ApiError('UNAUTHENTICATED')
      const request = getCall(endpoint, input)
      budget.spend()
      if (hasMockHeaders) sent.push({ endpoint: callName(endpoint), path: request.path, requestId: caller.requestId })
      if (endpoint.method !== 'GET') hasWritten = true
      const { answer, abort } = measured(endpoint, exchange(request, caller, endpoint.path))
      budget.onCancel(abort)
      const reply = await answer
      recordToken(endpoint, reply, caller)
      const result = readAnswer(endpoint, reply)
      if (endpoint.method !== 'GET' && result.code === 200) recordWrite(endpoint, input, result)
      return result
    }
    const callCached = async (answers: ResponseCache<Outcome>, endpoint: Endpoint, input: object): Promise<Outcome> => {
      const path = inSession(getCall(endpoint, input).path, caller.session)
      const known = await answers.get(path)
      if (known) return readCached(known)
      const result = await call(endpoint, input)
      if (result.code === 200) answers.add(path, result)
      return result
    }
    const outcome = (endpoint: Endpoint, input: object): Promise<Outcome> =>
      cache && isCacheable(endpoint) ? callCached(cache, endpoint, input) : call(endpoint, input)
    const rest = async (endpoint: Endpoint, input: object): Promise<unknown> => (await outcome(endpoint, input)).data
    const ageS = (): number | undefined => (oldestAt === undefined ? undefined : Math.floor((Date.now() - oldestAt) / 1000))
    return {
      rest: Object.assign(rest, { outcome }) as Rest,
      budget,
      sentCalls: () => sent,
      hasWritten: () => hasWritten,
      writeMessage: () => (written.length === 1 ? written[0] : undefined),
      ageS,
    }
  }

  const verifyToken = async (caller: Caller): Promise<void> => {
    const { rest, budget } = operation(caller)
    try {
      await rest(profileEndpoints.getProfile, {})
    } catch (error) {
      if (!isKnownToken(caller)) throw error
    } finally {
      budget.end()
    }
  }

  const readRaw = async (endpoint: Endpoint, input: object, caller: Caller): Promise<unknown> => {
    const { answer: pending } = measured(endpoint, exchange(getCall(endpoint, input), caller, endpoint.path))
    const answer = await pending
    recordToken(endpoint, answer, caller)
    if (answer.code !== 200) throw apiErrorOf(answer)
    return answer.data
  }

  const isAnswering = (): Promise<boolean> =>
    fetchReply(
      { dispatcher: pool, request: { origin: base.origin, method: 'GET', path: base.pathname }, maxBytes: limits.maxReplyBytes },
      AbortSignal.timeout(PROBE_MS),
    ).then(
      ({ status }) => !isRedirect(status),
      () => false,
    )

  return { operation, readRaw, isKnownToken, verifyToken, isAnswering, paths, clockAhead, close: () => pool.close() }
}
