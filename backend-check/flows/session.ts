import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { pathParameters } from '@callout/contracts/wire/endpoint'
import { fetchBackend } from '../../tests/pact/backendHttp.ts'
import { addressBelow, API_PREFIX } from '../../tests/pact/names.ts'
import { type Call, calls } from '../../tests/pact/calls.ts'
import { type Envelope, isEnvelope } from '../reach.ts'

export type Role = 'admin' | 'staff' | 'other' | 'anonymous'

export interface FlowRequest {
  readonly method: string
  /** With `/api/v1` and the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Loose
}
export interface FlowReply {
  readonly status: number
  readonly text: string
}
export type Send = (request: FlowRequest) => Promise<FlowReply>

export type Loose = Readonly<Record<string, unknown>>

export class FlowFailure extends Error {}

export interface Answer {
  readonly code: number
  readonly message: string
  readonly data: Loose
}

const LIMIT_MS = 20_000

export const httpSend =
  (baseUrl: string): Send =>
  ({ method, path, headers, body }) => {
    const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    return fetchBackend(addressBelow(baseUrl, path), { method, headers: sent, ...(body && { body: JSON.stringify(body) }) }, LIMIT_MS)
  }

const variables: Readonly<Record<Role, string>> = {
  admin: '$BACKEND_TOKEN',
  staff: '$BACKEND_STAFF_TOKEN',
  other: '$BACKEND_OTHER_TOKEN',
  anonymous: '',
}
const inQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function curlOf(baseUrl: string, role: Role, { method, path, headers, body }: FlowRequest): string {
  const sent = Object.entries(headers).map(([name, value]) =>
    name === 'Authorization' ? ` -H "Authorization: ${variables[role]}"` : ` -H ${inQuotes(`${name}: ${value}`)}`,
  )
  const data = body === undefined ? '' : ` -H 'Content-Type: application/json' -d ${inQuotes(JSON.stringify(body))}`
  return `curl${method === 'GET' ? '' : ` -X ${method}`} ${inQuotes(addressBelow(baseUrl, path))}${sent.join('')}${data}`
}

const byName: ReadonlyMap<string, Call> = new Map(calls.map((call) => [call.name, call]))

function requestOf(name: string, input: Loose, token: string | undefined): FlowRequest {
  const { endpoint } = byName.get(name) as Call
  const names = pathParameters(endpoint.path)
  const inHeaders = Object.entries(endpoint.headers ?? {}).filter(([, field]) => input[field] !== undefined)
  const elsewhere = new Set([...names, ...Object.values(endpoint.headers ?? {})])
  const rest = Object.entries(input).filter(([field, value]) => !elsewhere.has(field) && value !== undefined)
  const path = API_PREFIX + names.reduce((filled, field) => filled.replace(`{${field}}`, String(input[field])), endpoint.path as string)
  const hasQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = hasQuery && rest.length > 0 ? `?${new URLSearchParams(rest.map(([field, value]) => [field, String(value)]))}` : ''
  return {
    method: endpoint.method,
    path: path + query,
    headers: {
      [PLATFORM_HEADER]: PLATFORM_WEB,
      ...(token !== undefined && { Authorization: token }),
      ...Object.fromEntries(inHeaders.map(([header, field]) => [header, String(input[field])])),
    },
    ...(!hasQuery && { body: Object.fromEntries(rest) }),
  }
}

function envelopeIn({ status, text }: FlowReply, call: string): Envelope & { readonly responseMessage?: unknown } {
  try {
    const body: unknown = JSON.parse(text)
    if (isEnvelope(body)) return body
  } catch {
    // Reported below.
  }
  throw new FlowFailure(`${call} answered HTTP ${status} without an envelope.`)
}

export type Tokens = Readonly<Partial<Record<Role, string>>>

export class Session {
  readonly lines: string[] = []
  readonly #send: Send
  readonly #baseUrl: string
  readonly #tokens: Tokens

  constructor(send: Send, baseUrl: string, tokens: Tokens) {
    this.#send = send
    this.#baseUrl = baseUrl
    this.#tokens = tokens
  }

  hasToken(role: Role): boolean {
    return role === 'anonymous' || this.#tokens[role] !== undefined
  }

  /** @throws FlowFailure for a reply without an envelope, or a crash */
  async call(name: string, input: Loose, role: Role = 'admin'): Promise<Answer> {
    const request = requestOf(name, input, this.#tokens[role])
    const place = this.lines.push(curlOf(this.#baseUrl, role, request)) - 1
    const reply = await this.#send(request)
    const { responseCode, responseMessage, responseData } = envelopeIn(reply, name)
    const [code, message, data] = [Number(responseCode), String(responseMessage ?? ''), Object(responseData ?? {}) as Loose]
    const id = request.method === 'GET' || data['id'] === undefined ? '' : `, id ${String(data['id'])}`
    this.lines[place] += `  # ${name} answers ${code}${id}`
    if (code >= 500) throw new FlowFailure(`${name} answered ${code}: ${message}`)
    return { code, message, data }
  }

  async done(name: string, input: Loose): Promise<Loose> {
    const { code, message, data } = await this.call(name, input)
    if (code !== 200) throw new FlowFailure(`${name} answered ${code} (${message}) to a request that the contract allows.`)
    return data
  }

  async refused(name: string, input: Loose, codes: readonly number[], why: string, role: Role = 'admin'): Promise<void> {
    const { code } = await this.call(name, input, role)
    if (!codes.includes(code)) throw new FlowFailure(`${name} answered ${code} ${why}: expected ${codes.join(' or ')}.`)
  }
}
