import { isSecretName } from '@callout/contracts/wire/secretNames'
import type { TouchedRecord } from './touchedRecords.ts'
import { isDeeperThan, MOST_LEVELS } from '../http/depth.ts'

export interface LoggedRequest {
  readonly id: number
  /** Unix seconds of the session's clock. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  /** Name of the GraphQL operation that caused it; null if unknown. */
  readonly operation: string | null
  readonly http_status: number
  /** 0 where no envelope was sent. */
  readonly response_code: number
  /** JSON of the reply; null if it is no longer held or was too long. */
  reply: string | null
  readonly duration_ms: number
  /** Id of the fault that hit it; null for none. */
  readonly fault: number | null
  /** Id of the reply of `/control/replies` that answered or patched it; null for none. */
  readonly set_reply: number | null
  readonly is_upstream: boolean
  readonly is_poll: boolean
  /** Records that it changed, and the one that its path names. */
  readonly records: readonly TouchedRecord[]
}

export type ShownRequest = Omit<LoggedRequest, 'reply'> & { readonly reply: unknown }

export interface LogFilter {
  readonly method?: string | undefined
  readonly path?: string | undefined
  readonly operation?: string | undefined
  readonly code?: number | undefined
  readonly min_ms?: number | undefined
  readonly after?: number | undefined
  readonly polls?: boolean | undefined
}

const MOST = 500
const MOST_REPLIES = 200
const LONGEST_REPLY = 64 * 1024
const LONGEST_TEXT = 1000
const HIDDEN = '[hidden]'

/** The key of a file's address opens it without signing in. */
const fileKey = /(?<=\/files\/)[^/?\s"]+/g
const withoutKeys = (text: string): string => text.replace(fileKey, HIDDEN)

/** The value without passwords, tokens, codes and file keys, and with long texts (pictures, signatures) cut. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutKeys(value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecretName(name) && field !== null ? HIDDEN : withoutSecrets(field)]),
  )
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return isDeeperThan(value, MOST_LEVELS) ? text : value
  } catch {
    return text
  }
}

const shown = (request: LoggedRequest): ShownRequest => ({
  ...request,
  query: withoutSecrets(request.query),
  body: withoutSecrets(request.body),
  headers: withoutSecrets(request.headers) as LoggedRequest['headers'],
  reply: withoutSecrets(parsed(request.reply)),
})

const matches = (request: LoggedRequest, { method, path, operation, code, min_ms = 0, after = 0, polls = false }: LogFilter): boolean =>
  request.id > after &&
  (polls || !request.is_poll) &&
  request.duration_ms >= min_ms &&
  (method === undefined || request.method === method.toUpperCase()) &&
  (path === undefined || request.path.includes(path)) &&
  (operation === undefined || request.operation === operation) &&
  (code === undefined || request.http_status === code || request.response_code === code)

type Listener = (request: ShownRequest) => void

class LastRequests {
  #requests: LoggedRequest[] = []

  add(request: LoggedRequest): void {
    this.#requests.push(request)
    const older = this.#requests.at(-1 - MOST_REPLIES)
    if (older) older.reply = null
    if (this.#requests.length >= 2 * MOST) this.#requests = this.#requests.slice(-MOST)
  }

  all(): LoggedRequest[] {
    return this.#requests.slice(-MOST)
  }

  clear(): void {
    this.#requests = []
  }
}

/** The last calls of a session. The gateway's polls, every two seconds, don't displace the others. */
export class RequestLog {
  #lastId = 0
  readonly #calls = new LastRequests()
  readonly #polls = new LastRequests()
  readonly #listeners = new Map<Listener, LogFilter>()

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#lastId += 1
    const reply = request.reply !== null && request.reply.length > LONGEST_REPLY ? null : request.reply
    const added = { ...request, reply, id: this.#lastId }
    ;(added.is_poll ? this.#polls : this.#calls).add(added)
    for (const [listener, filter] of this.#listeners) if (matches(added, filter)) listener(shown(added))
  }

  /** Oldest first, with secrets. */
  all(): LoggedRequest[] {
    return [...this.#calls.all(), ...this.#polls.all()].toSorted((a, b) => a.id - b.id)
  }

  /** Newest first. */
  latest(filter: LogFilter = {}, limit = MOST): ShownRequest[] {
    const found = this.all().filter((request) => matches(request, filter))
    return found.slice(-limit).reverse().map(shown)
  }

  get(id: number): ShownRequest | undefined {
    const found = this.all().find((request) => request.id === id)
    return found && shown(found)
  }

  follow(filter: LogFilter, listener: Listener): () => void {
    this.#listeners.set(listener, filter)
    return () => void this.#listeners.delete(listener)
  }

  clear(): void {
    this.#calls.clear()
    this.#polls.clear()
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Headers that change the reply. */
const repeatedHeaders = ['x-fc-app-platform', 'x-mock-session', 'x-operation-name', 'idempotency-key']

/** A curl command that repeats a call. Secrets are hidden; the token comes from the variable TOKEN. */
export function curlOf({ method, path, query, body, headers }: ShownRequest, origin: string): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.map((item): [string, string] => [Array.isArray(value) ? `${name}[]` : name, String(item)])
  })
  const url = `${origin}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
  const headerOptions = repeatedHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [`-H ${quoted(`${name}: ${String(headers[name])}`)}`],
  )
  const token = headers['authorization'] === undefined ? [] : ['-H "Authorization: $TOKEN"']
  const content = body === null || body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`]
  return ['curl', `-X ${method}`, quoted(url), ...headerOptions, ...token, ...content].join(' ')
}
