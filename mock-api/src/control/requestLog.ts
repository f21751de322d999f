/** A call that was answered. `path` holds no query; `body` and `query` hold no secrets. */
export interface LoggedRequest {
  readonly id: number
  /** Unix seconds of the mock's clock. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly body: unknown
  readonly http_status: number
  /** 0 where no envelope was sent. */
  readonly response_code: number
  readonly duration_ms: number
}

const KEPT = 500
const LONGEST_TEXT = 1000
const HIDDEN = '[hidden]'
const secretName = /password|token|secret|authorization|access_code|user_code/i

/** The value without passwords, tokens and codes, and with long texts (pictures, signatures) cut. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, secretName.test(name) ? HIDDEN : withoutSecrets(field)]))
}

/** The last calls, for whoever drives the mock. */
export class RequestLog {
  #requests: LoggedRequest[] = []
  #lastId = 0

  /** The query as it came: its secrets are left out when the calls are shown. */
  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#lastId += 1
    this.#requests.push({ ...request, id: this.#lastId })
    if (this.#requests.length >= 2 * KEPT) this.#requests = this.#requests.slice(-KEPT)
  }

  /** Newest first. */
  newest(): LoggedRequest[] {
    const newest = this.#requests.slice(-KEPT).reverse()
    return newest.map(({ query, ...request }) => ({ ...request, query: withoutSecrets(query) }))
  }

  clear(): void {
    this.#requests = []
  }
}
