/** The only place that talks HTTP to the backend (spec §7, wire.md section 1). */
import type { Endpoint } from '@callout/contracts/endpoint'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { z } from '@callout/contracts/zod'
import { type Dispatcher, Pool } from 'undici'
import { Refusal } from '../errors.ts'
import type { Write } from '../live/told.ts'
import type { MeasuredCall } from '../metrics/metrics.ts'
import { tokenOf } from '../visitors/keys.ts'
import { createAcceptance } from './acceptance.ts'
import { send } from './dispatch.ts'
import type { Answer } from './envelope.ts'
import { createKeptAnswers, isKept, type KeptAnswer, type KeptAnswers, type SharedAnswers } from './keptAnswers.ts'
import type { UpstreamLimits } from './limits.ts'
import { createBudget, type OperationBudget } from './operation.ts'
import { readReply } from './readReply.ts'
import { outcomeOf, refusalOf } from './refusals.ts'
import { createSharing, type Hold, type Work } from './sharing.ts'
import { type Caller, createTransport, type Exchange, inSession, type Transport } from './transport.ts'
import type { OnDrift, Rest } from './types.ts'
import { type Call, callOf } from './url.ts'

export interface RestClientOptions {
  /** With the version: `http://127.0.0.1:4010/api/v1`. */
  readonly baseUrl: string
  readonly limits: UpstreamLimits
  readonly onDrift: OnDrift
  /** Hears of every write of a signed-in user that was answered 200. */
  readonly onWritten?: (write: Write, caller: Caller) => void
  /** Takes the place of the connection pool. */
  readonly dispatcher?: Dispatcher | undefined
  /** How long answers are kept that are the same for everybody; 0: not at all. */
  readonly keptMs?: number
  /** Where several gateways keep them together. */
  readonly sharedAnswers?: SharedAnswers | undefined
  /** Hears of every call, once it is over. */
  readonly onCalled?: ((call: MeasuredCall) => void) | undefined
}

export interface RestOperation {
  readonly rest: Rest
  readonly budget: OperationBudget
  /** `responseMessage` of the one write that the operation made; undefined: there was none, or several. */
  readonly writeMessage: () => string | undefined
  /** Of the oldest kept answer that it was given, in whole seconds; undefined: all are new. */
  readonly ageS: () => number | undefined
}

export interface RestClient {
  /** Upstream for one GraphQL operation. */
  readonly operation: (caller: Caller) => RestOperation
  /** A read outside of any operation: `responseData` as it came, read by no schema. @throws Refusal */
  readonly peek: (endpoint: Endpoint, input: object, caller: Caller) => Promise<unknown>
  /** Whether the backend has accepted the caller's token of late. */
  readonly knows: (caller: Pick<Caller, 'token' | 'session'>) => boolean
  /** Has the backend say whether it knows a caller: reads one profile. @throws Refusal where it does not. */
  readonly introduce: (caller: Caller) => Promise<void>
  /** How it stands at each path of the backend that was asked for. */
  readonly paths: Transport['paths']
  /** Whether anything answers at the base URL. */
  readonly isAnswering: () => Promise<boolean>
  readonly close: () => Promise<void>
}

interface Outcome {
  readonly code: number | 'failed'
  readonly message: string
  readonly data: unknown
}

const PROBE_MS = 1000

/** Beside other headers it must fit into what servers take of them. */
const MAX_TOKEN_LENGTH = 4096

const hasToken = ({ token }: Caller): boolean => token !== undefined && tokenOf(token) !== ''

/** Answers that are given only to those whom the backend knows. */
const codesForKnown: ReadonlySet<number> = new Set([200, 402, 403])

interface Reading {
  readonly code: Outcome['code']
  readonly schema: z.core.$ZodType
}

/** What an answer that is none of a refusal counts as, and its schema. */
function readingOf({ data, outcomes = {} }: Endpoint, answer: Answer): Reading {
  if (answer.code === 200) return { code: 200, schema: data }
  const code = outcomeOf(outcomes, answer)
  const schema = code === undefined ? undefined : outcomes[code]
  if (code === undefined || schema === undefined) throw refusalOf(answer)
  return { code, schema }
}

/** A write that was answered 200 is done, whatever its data says: nobody is to do it again. */
const isDone = ({ method, needsData }: Endpoint, { code }: Answer): boolean => code === 200 && method !== 'GET' && needsData !== true

/** Tells of each call what came of it, and when. */
const measuring =
  (onCalled: (call: MeasuredCall) => void) =>
  ({ method, path }: Endpoint, exchange: Exchange): Exchange => {
    const beganAt = performance.now()
    const over = (code: string): void => onCalled({ call: `${method} ${path}`, code, ms: performance.now() - beganAt })
    exchange.answer.then(
      ({ code }) => over(String(code)),
      (error: unknown) => over(error instanceof Refusal ? error.code : 'INTERNAL'),
    )
    return exchange
  }

export function createRestClient(options: RestClientOptions): RestClient {
  const { baseUrl, limits, onDrift, onWritten, dispatcher, onCalled, keptMs = 0, sharedAnswers } = options
  const kept = keptMs === 0 ? undefined : createKeptAnswers<Outcome>(keptMs, sharedAnswers)
  const measured = onCalled === undefined ? (_: Endpoint, exchange: Exchange) => exchange : measuring(onCalled)
  const base = new URL(baseUrl)
  const pool = dispatcher ?? new Pool(base.origin, { connections: limits.connections, pipelining: 1 })
  const { exchange, paths } = createTransport(pool, base, limits)
  const shared = createSharing<Outcome>()

  const acceptance = createAcceptance()
  const knows: RestClient['knows'] = ({ token, session }) => token !== undefined && acceptance.has(inSession(token, session))
  const note = ({ access }: Endpoint, { code }: Answer, { token, session }: Caller): void => {
    if (access !== 'user' || token === undefined) return
    if (codesForKnown.has(code)) acceptance.accepted(inSession(token, session))
    else if (code === 401) acceptance.refused(inSession(token, session))
  }

  const readAnswer = (endpoint: Endpoint, answer: Answer): Outcome => {
    const { code, schema } = readingOf(endpoint, answer)
    const drifted = (fields: readonly string[]): void => onDrift({ call: `${endpoint.method} ${endpoint.path}`, fields })
    try {
      return { code, message: answer.message, data: readReply(answer.data, { schema, record: endpoint.record, onDrift: drifted }) }
    } catch {
      if (isDone(endpoint, answer)) return { code, message: answer.message, data: null }
      // A failure whose user cannot be read is a failure.
      throw code === 'failed' ? refusalOf(answer) : new Refusal('UPSTREAM_BAD_REPLY')
    }
  }

  const tellWritten = (endpoint: Endpoint, input: object, outcome: Outcome, caller: Caller): Outcome => {
    if (outcome.code === 200 && endpoint.access === 'user') onWritten?.({ endpoint, input, data: outcome.data }, caller)
    return outcome
  }

  const operation = (caller: Caller): RestOperation => {
    const budget = createBudget(limits)
    let oldestAt: number | undefined
    const written: string[] = []
    const noteWritten = (outcome: Outcome): Outcome => {
      if (outcome.code === 200) written.push(outcome.message)
      return outcome
    }
    const take = ({ answer, at }: KeptAnswer<Outcome>): Outcome => {
      oldestAt = Math.min(oldestAt ?? at, at)
      return answer
    }
    const begin = (endpoint: Endpoint, input: object): Hold<Outcome> => {
      if (caller.token !== undefined && caller.token.length > MAX_TOKEN_LENGTH) throw new Refusal('UNAUTHENTICATED')
      const call = callOf(endpoint, input)
      budget.spend()
      const start = (): Work<Outcome> => {
        const { answer, abort } = measured(endpoint, exchange(call, caller, endpoint.path))
        return { result: answer.then((said) => (note(endpoint, said, caller), readAnswer(endpoint, said))), abort }
      }
      if (call.method === 'GET') return shared(sharingKey(call, caller), start)
      const { result, abort } = start()
      return alone({ result: result.then((outcome) => noteWritten(tellWritten(endpoint, input, outcome, caller))), abort })
    }
    /** The same for everybody: kept here, or by another gateway, or asked for and kept. */
    const holdKept = (answers: KeptAnswers<Outcome>, endpoint: Endpoint, input: object): Hold<Outcome> => {
      const path = inSession(callOf(endpoint, input).path, caller.session)
      const here = answers.here(path)
      if (here) return { result: Promise.resolve(take(here)), release: () => undefined }
      let held: Hold<Outcome> | undefined
      const ask = async (): Promise<Outcome> => {
        const elsewhere = await answers.elsewhere?.(path)
        if (elsewhere) return take(elsewhere)
        held = begin(endpoint, input)
        const outcome = await held.result
        if (outcome.code === 200) answers.keep(path, outcome)
        return outcome
      }
      return { result: ask(), release: (reason) => held?.release(reason) }
    }
    const hold = (endpoint: Endpoint, input: object): Hold<Outcome> => {
      if (endpoint.access !== 'public' && !hasToken(caller)) throw new Refusal('UNAUTHENTICATED')
      return kept && isKept(endpoint) ? holdKept(kept, endpoint, input) : begin(endpoint, input)
    }
    const outcome = (endpoint: Endpoint, input: object): Promise<Outcome> =>
      new Promise((resolve, reject) => budget.wait(hold(endpoint, input), resolve, reject))
    const rest = (endpoint: Endpoint, input: object): Promise<unknown> =>
      new Promise((resolve, reject) => budget.wait(hold(endpoint, input), ({ data }) => resolve(data), reject))
    const ageS = (): number | undefined => (oldestAt === undefined ? undefined : Math.floor((Date.now() - oldestAt) / 1000))
    return {
      rest: Object.assign(rest, { outcome }) as Rest,
      budget,
      writeMessage: () => (written.length === 1 ? written[0] : undefined),
      ageS,
    }
  }

  const introduce = async (caller: Caller): Promise<void> => {
    const { rest, budget } = operation(caller)
    try {
      await rest(profileEndpoints.getProfile, {})
    } catch (error) {
      if (!knows(caller)) throw error
    } finally {
      budget.end()
    }
  }

  const peek = async (endpoint: Endpoint, input: object, caller: Caller): Promise<unknown> => {
    const { answer: coming } = measured(endpoint, exchange(callOf(endpoint, input), caller, endpoint.path))
    const answer = await coming
    note(endpoint, answer, caller)
    if (answer.code !== 200) throw refusalOf(answer)
    return answer.data
  }

  const isAnswering = async (): Promise<boolean> => {
    const probe = send(pool, { origin: base.origin, method: 'GET', path: base.pathname }, limits.maxReplyBytes)
    const deadline = setTimeout(() => probe.abort(new Refusal('UPSTREAM_TIMEOUT')), PROBE_MS)
    const answered = await probe.reply.then(
      () => true,
      () => false,
    )
    clearTimeout(deadline)
    return answered
  }

  return { operation, peek, knows, introduce, isAnswering, paths, close: () => pool.close() }
}

/** Reads are shared by one token at one address: who calls decides what may be seen, and the address where a visitor is. */
const sharingKey = ({ path }: Call, { token = '', forwardedFor = '', session, operation = '' }: Caller): string =>
  inSession(`${path}\n${forwardedFor}\n${token}\n${operation}`, session)

const alone = <T>({ result, abort }: Work<T>) => ({ result, release: abort })
