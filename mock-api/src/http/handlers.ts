import type { Endpoint, ParsedInputOf, ReplyOf } from '@callout/contracts/endpoint'
import type { Domain, endpoints } from '@callout/contracts/endpoints'
import type { Caller } from './access.ts'
import type { Clock } from '../clock.ts'
import type { Switches } from '../control/switches.ts'
import type { Store } from '../db/store.ts'
import type { Viewer } from './viewer.ts'

type Rows = typeof endpoints

/** What a handler is given: the validated input, and on every row that is not public who calls. */
export type Call<E extends Endpoint> = {
  readonly input: ParsedInputOf<E>
  readonly store: Store
  readonly clock: Clock
  /** Origin of the client, for links in mails. */
  readonly clientUrl: string
  /** The header as it came: a public row may ask who calls. */
  readonly authorization: string | undefined
  /** Where the visitor calls from, as the servers in between say it (`X-Forwarded-For`). */
  readonly visitorAddress: string
  readonly switches: Switches
} & (E['access'] extends 'public' ? object : Caller & { readonly viewer: Viewer })

/** Data under another message than 'Success'. */
export class Answer<T> {
  readonly message: string
  readonly data: T

  constructor(message: string, data: T) {
    this.message = message
    this.data = data
  }
}

/**
 * Handles one endpoint: returns its data or throws an ApiError. Changes are durable before the response is sent; related changes
 * belong in one `store.transaction`.
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answered<ReplyOf<E>> | Promise<Answered<ReplyOf<E>>>
type Answered<T> = T | Answer<T>

/** One handler for every row of a domain: a missing one does not compile. */
export type DomainHandlers<D extends Domain> = {
  readonly [Name in keyof Rows[D]]: Rows[D][Name] extends Endpoint ? Handler<Rows[D][Name]> : never
}
/** One handler for every row of the table. */
export type Handlers = { readonly [D in Domain]: DomainHandlers<D> }
