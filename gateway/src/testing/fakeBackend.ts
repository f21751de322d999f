import { endpoints } from '@callout/contracts/endpoints'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { Dispatcher } from 'undici'

type Rows = (typeof endpoints)[keyof typeof endpoints]
type NameIn<D> = D extends unknown ? keyof D & string : never
export type RowName = NameIn<Rows>

export interface SentRequest {
  readonly row: RowName
  readonly method: string
  /** With the query, below the base URL. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export type Reaction =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string }
  | { readonly broken: string }
  /** No reply. */
  | { readonly silent: true }
export type Reply = Reaction | ((request: SentRequest, nth: number) => Reaction | Promise<Reaction>)
export type Replies = Partial<Record<RowName, Reply>>

/** Response code 200 with data. */
export const ok = (data: unknown): Reaction => ({ json: { responseCode: 200, responseMessage: 'Success', responseData: data } })
export const refused = (code: number, message: string, data: unknown = null): Reaction => ({
  json: { responseCode: code, responseMessage: message, responseData: data },
})

const rows = Object.values(endpoints).flatMap((domain) => Object.entries(domain)) as [RowName, Endpoint][]
const pattern = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
/** Paths without parameters first: `/jobs/job_listing` is no id. */
const inOrder = rows.toSorted(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
const toRow = (method: string, path: string): RowName => {
  const found = inOrder.find(([, row]) => row.method === method && pattern(row).test(path.split('?')[0] ?? ''))
  if (!found) throw new Error(`The contract has no call ${method} ${path}`)
  return found[0]
}

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined)

class Exchange implements Dispatcher.DispatchController {
  aborted = false
  paused = false
  reason: Error | null = null
  readonly #handler: Dispatcher.DispatchHandler
  constructor(handler: Dispatcher.DispatchHandler) {
    this.#handler = handler
  }
  pause(): void {}
  resume(): void {}
  abort(reason: Error): void {
    this.aborted = true
    this.reason = reason
    this.#handler.onResponseError?.(this, reason)
  }
  react(reaction: Reaction): void {
    if (this.aborted || 'silent' in reaction) return
    if ('broken' in reaction) return this.#handler.onResponseError?.(this, new Error(reaction.broken))
    const text = 'json' in reaction ? JSON.stringify(reaction.json) : reaction.text
    this.#handler.onResponseStart?.(this, reaction.status ?? 200, {}, '')
    if (text !== '') this.#handler.onResponseData?.(this, Buffer.from(text))
    if (!this.aborted) this.#handler.onResponseEnd?.(this, {})
  }
}

/** A backend at the transport level: replies from a map and records requests. */
export class FakeBackend extends Dispatcher {
  static readonly baseUrl = 'http://backend.test/api/v1'
  readonly requests: SentRequest[] = []
  readonly exchanges: { readonly aborted: boolean }[] = []
  readonly #replies: Replies

  constructor(replies: Replies) {
    super()
    this.#replies = replies
  }

  get calls(): Partial<Record<RowName, number>> {
    const counts: Partial<Record<RowName, number>> = {}
    for (const { row } of this.requests) counts[row] = (counts[row] ?? 0) + 1
    return counts
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const path = options.path.replace('/api/v1', '')
    const request = {
      row: toRow(options.method, path),
      method: options.method,
      path,
      headers: options.headers as Record<string, string>,
      body: parsed(options.body),
    }
    this.requests.push(request)
    const exchange = new Exchange(handler)
    this.exchanges.push(exchange)
    const nth = this.requests.filter(({ row }) => row === request.row).length
    handler.onRequestStart?.(exchange, {})
    const reply = this.#replies[request.row] ?? refused(404, 'The fake backend has no reply for this call.')
    setImmediate(async () => exchange.react(typeof reply === 'function' ? await reply(request, nth) : reply))
    return true
  }

  override async close(): Promise<void> {}
  override async destroy(): Promise<void> {}
}
