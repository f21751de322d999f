import type { Endpoint, ParsedInputOf, ReplyOf } from '@callout/contracts/wire/endpoint'
import type { Domain, endpoints } from '@callout/contracts/endpoints'
import type { Caller } from './access.ts'
import type { Clock } from '../clock.ts'
import type { Switches } from '../control/switches.ts'
import type { Store } from '../db/store.ts'
import type { Viewer } from './viewer.ts'

type Rows = typeof endpoints

/** The validated input and, except for public endpoints, the caller. */
export type Call<E extends Endpoint> = {
  readonly input: ParsedInputOf<E>
  readonly store: Store
  readonly clock: Clock
  readonly clientUrl: string
  /** The raw header, for public endpoints. */
  readonly authorization: string | undefined
  /** The visitor's address (`X-Forwarded-For`). */
  readonly visitorAddress: () => string
  readonly switches: Switches
} & (E['access'] extends 'public' ? object : Caller & { readonly viewer: Viewer })

/** Data with a message other than 'Success'. */
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

export type DomainHandlers<D extends Domain> = {
  readonly [Name in keyof Rows[D]]: Rows[D][Name] extends Endpoint ? Handler<Rows[D][Name]> : never
}
export type Handlers = { readonly [D in Domain]: DomainHandlers<D> }
