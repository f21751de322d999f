import { isRecord } from '@callout/contracts/reply/isRecord'
import { PLATFORM_HEADER, PLATFORM_WEB, mockSessionHeader, operationNameHeader, pollHeader } from '@callout/contracts/constants'
import { pathParameters } from '@callout/contracts/wire/endpoint'
import { type Envelope, responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../../http/replies.ts'
import { API_PREFIX, type NamedRow } from '../../http/rows.ts'
import { getHash } from '../../resources/auth/secrets.ts'
import { DEMO_PASSWORD } from '../../seed/profile/users.ts'
import { type MockSession, type Sessions, getState } from '../mockSession.ts'
import { addValue, emptyShape, type Shape } from '../records/recordShape.ts'
import { type Difference, differencesIn } from './differences.ts'
import type { UpstreamMode } from './modes.ts'

const COMPARE_SESSION = 'compare'
const TIMEOUT_MS = 30_000
const MOST_USERS = 1000
const TEN_YEARS_S = 315_360_000

const ownHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|te|upgrade|expect|origin|referer|cookie|forwarded|via|x-forwarded-.*|x-real-ip)$/

const mockHeaders: readonly string[] = [mockSessionHeader, operationNameHeader, pollHeader]

function headersFor({ headers }: FastifyRequest): Record<string, string> {
  const others = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !ownHeaders.test(name) && !mockHeaders.includes(name),
  )
  return Object.fromEntries(others.map(([name, value]) => [name, String(value)]))
}

function envelopeIn(text: string): Partial<Envelope> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

export interface ComparedCall {
  readonly call: string
  readonly compared: number
  readonly differences: readonly Difference[]
  /** Why the last read that the mock refused couldn't be compared; null if none. */
  readonly not_compared: string | null
}

interface Counted {
  readonly row: NamedRow
  compared: number
  readonly mock: Shape
  readonly upstream: Shape
  problem: string | null
}

function idsIn(row: NamedRow, data: unknown): [name: string, ids: number[]][] {
  const lists: [string, unknown][] = Array.isArray(data) ? [[row.domain, data]] : isRecord(data) ? Object.entries(data) : []
  return lists.flatMap(([name, list]): [string, number[]][] => {
    const ids = (Array.isArray(list) ? list : []).flatMap((item) => (isRecord(item) && typeof item['id'] === 'number' ? [item['id']] : []))
    return ids.length > 0 ? [[name, ids]] : []
  })
}

export interface UpstreamOptions {
  readonly app: FastifyInstance
  readonly sessions: Sessions
  readonly url?: string | undefined
  readonly mode?: UpstreamMode | undefined
}

/** Another backend that answers in the mock's place, and the comparison of both. */
export class Upstream {
  mode: UpstreamMode
  readonly url: string | undefined
  readonly #app: FastifyInstance
  readonly #sessions: Sessions
  readonly #calls = new Map<string, Counted>()
  readonly #ids = new Map<string, number[]>()
  /** Types of the users that signed in upstream, and the mock's tokens for them, by the hash of their token. */
  readonly #userTypes = new Map<string, string>()
  readonly #tokens = new Map<string, Promise<string>>()
  #pending: Promise<unknown> = Promise.resolve()

  constructor({ app, sessions, url, mode = 'compare' }: UpstreamOptions) {
    this.#app = app
    this.#sessions = sessions
    this.url = url
    this.mode = url === undefined ? 'mock' : mode
  }

  /** Whether the backend answers this call. Isolated sessions belong to the mock. */
  answers({ mockSession }: FastifyRequest): boolean {
    return this.mode !== 'mock' && mockSession.id === undefined
  }

  async answer(row: NamedRow, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = request.method === 'GET' || request.method === 'DELETE' ? undefined : JSON.stringify(request.body ?? {})
    let answered: { readonly response: Response; readonly text: string }
    try {
      const response = await fetch(`${this.url}${request.url.slice(API_PREFIX.length)}`, {
        method: request.method,
        headers: headersFor(request),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body !== undefined && { body }),
      })
      answered = { response, text: await response.text() }
    } catch (error) {
      const { message, cause } = error as Error
      return sendFailure(reply, 502, `The backend ${this.url} doesn’t answer: ${cause instanceof Error ? cause.message : message}.`)
    }
    const { response, text } = answered
    const envelope = envelopeIn(text)
    request.isUpstream = true
    request.responseCode = Number(envelope?.responseCode) || 0
    this.#noteUser(envelope?.responseData)
    if (this.mode === 'compare' && row.method === 'GET' && envelope?.responseCode === responseCode.OK) this.#compare(row, request, envelope)
    const retryAfter = response.headers.get('retry-after')
    if (retryAfter !== null) reply.header('retry-after', retryAfter)
    return reply
      .code(response.status)
      .header('content-type', response.headers.get('content-type') ?? 'application/json; charset=utf-8')
      .send(text)
  }

  /** The comparison so far, calls with differences first. Waits for reads that are being compared. */
  async report(): Promise<ComparedCall[]> {
    await this.#pending
    const calls = [...this.#calls].map(([call, { row, compared, mock, upstream, problem }]): ComparedCall => ({
      call,
      compared,
      differences: compared > 0 ? differencesIn(row, mock, upstream) : [],
      not_compared: problem,
    }))
    return calls.toSorted((a, b) => b.differences.length - a.differences.length)
  }

  clear(): void {
    this.#calls.clear()
  }

  #noteUser(data: unknown): void {
    const user = isRecord(data) && isRecord(data['user']) ? data['user'] : data
    if (!isRecord(user)) return
    const { authentication_token: token, user_type: type } = user
    if (typeof token !== 'string' || typeof type !== 'string') return
    if (this.#userTypes.size >= MOST_USERS) this.#userTypes.clear()
    this.#userTypes.set(getHash(token), type)
  }

  #compare(row: NamedRow, request: FastifyRequest, { responseData }: Partial<Envelope>): void {
    const call = `${row.method} ${row.path}`
    const counted = this.#calls.get(call) ?? { row, compared: 0, mock: emptyShape(), upstream: emptyShape(), problem: null }
    this.#calls.set(call, counted)
    const work = async (): Promise<void> => {
      const reply = await this.#repeat(row, request)
      if (reply.responseCode !== responseCode.OK) {
        counted.problem = `The mock answered ${reply.responseCode}: ${reply.responseMessage}`
        return
      }
      for (const [name, ids] of idsIn(row, reply.responseData)) this.#ids.set(name, ids)
      counted.compared += 1
      addValue(counted.mock, reply.responseData)
      addValue(counted.upstream, responseData)
    }
    // One after the other: a record is read with an id of the list before.
    this.#pending = this.#pending.then(work).catch((error: unknown) => {
      counted.problem = String(error)
    })
  }

  /** The same read on the mock, as its user of the same type. Ids are those of the mock, and filters are left out. */
  async #repeat(row: NamedRow, request: FastifyRequest): Promise<Envelope> {
    const session = await this.#session()
    const { authorization } = request.headers
    const params = request.params as Readonly<Record<string, string>>
    const idFor = (name: string, given: string): string => String(this.#idFor(row, name) ?? given)
    const path = pathParameters(row.path).reduce(
      (filled, name) => filled.replace(`{${name}}`, idFor(name, params[name] ?? '')),
      row.path as string,
    )
    const { required = [] } = z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' })
    const query = new URLSearchParams(
      Object.entries(request.query as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
        if (typeof value !== 'string' || !required.includes(name)) return []
        return [[name, /(^|_)id$/.test(name) ? idFor(name, value) : value]]
      }),
    )
    const expectedHeaders = Object.keys(row.headers ?? {}).flatMap((header) => {
      const value = request.headers[header.toLowerCase()]
      return value === undefined ? [] : [[header, String(value)]]
    })
    const reply = await this.#app.inject({
      url: `${API_PREFIX}${path}?${query}`,
      headers: {
        [PLATFORM_HEADER]: PLATFORM_WEB,
        [mockSessionHeader]: COMPARE_SESSION,
        ...(Object.fromEntries(expectedHeaders) as Record<string, string>),
        ...(authorization !== undefined && { authorization: await this.#tokenFor(session, authorization) }),
      },
    })
    return reply.json<Envelope>()
  }

  #idFor(row: NamedRow, name: string): number | undefined {
    const word = name.replace(/_?id$/, '').replace(/y$/, '')
    const list = word === '' ? row.domain : [...this.#ids.keys()].find((known) => known.startsWith(word))
    return list === undefined ? undefined : this.#ids.get(list)?.[0]
  }

  async #session(): Promise<MockSession> {
    const known = this.#sessions.all().find(({ id }) => id === COMPARE_SESSION)
    if (known) return known
    this.#tokens.clear()
    this.#ids.clear()
    return this.#sessions.create({ id: COMPARE_SESSION, state: await getState(this.#sessions.shared), idleSeconds: TEN_YEARS_S })
  }

  #tokenFor(session: MockSession, authorization: string): Promise<string> {
    const key = getHash(authorization)
    const known = this.#tokens.get(key)
    if (known) return known
    const token = this.#signIn(session, this.#userTypes.get(key) ?? 'company')
    if (this.#tokens.size >= MOST_USERS) this.#tokens.clear()
    this.#tokens.set(key, token)
    return token
  }

  async #signIn({ store, clock }: MockSession, type: string): Promise<string> {
    const users = store.users.all().filter(({ is_active, is_verified }) => is_active && is_verified)
    const isPaid = (companyId: number): boolean => (store.companies.get(companyId)?.subscription.ends_at ?? 0) > clock.now()
    const user = users.find(({ user_type, company_id }) => user_type === type && isPaid(company_id)) ?? users[0]
    const reply = await this.#app.inject({
      method: 'POST',
      url: `${API_PREFIX}/users/sign_in`,
      headers: { [PLATFORM_HEADER]: PLATFORM_WEB, [mockSessionHeader]: COMPARE_SESSION },
      payload: { email: user?.email, password: DEMO_PASSWORD },
    })
    const { responseData, responseMessage } = reply.json<Envelope<{ user?: { authentication_token?: string } } | null>>()
    const token = responseData?.user?.authentication_token
    if (token === undefined) throw new Error(`${user?.email} can’t sign in to the mock: ${responseMessage}`)
    return token
  }
}
