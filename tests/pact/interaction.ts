import type { Endpoint } from '@callout/contracts/wire/endpoint'
import type { Envelope } from '@callout/contracts/wire/envelope'
import type { StateName } from '@callout/mock-api/control/pactStates/stateNames'

/** Preconditions at the provider. */
export interface State {
  readonly name: StateName
  readonly parameters: Readonly<Record<string, unknown>>
}

/** One GraphQL operation of a client. */
export interface Operation {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  /** Of the Authorization header. */
  readonly token?: string
}

/** The REST call that the gateway makes of it; exact. */
export interface Sent {
  /** Below the base URL, without the query. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | string[]>>
  readonly body?: unknown
  /** Besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The client's result. */
export interface Answer {
  readonly data: unknown
  readonly errors: readonly AnswerError[]
}
export interface AnswerError {
  readonly message: string
  readonly code: string
  readonly [detail: string]: unknown
}

/** One row of the tables from which the pacts are recorded. Values are written by hand. */
export interface Interaction {
  readonly name: string
  readonly row: Endpoint
  readonly given: readonly State[]
  /** Interactions whose calls were made before, in this order. */
  readonly after?: readonly Interaction[]
  readonly operation: Operation
  readonly sends: Sent
  readonly reply: Envelope
  /** Whether `responseMessage` reaches the client. Where it is left out, that of every code but 200 does. */
  readonly readsMessage?: boolean
  /** Fields of the reply that no client gets, as `parent.field`, or all of `responseData`: the pact does not ask for them. */
  readonly unread?: readonly string[]
  /**
   * Values that have to be those of the sample, as `parent.field`; of lists their length besides. All others are examples: a
   * backend may answer with its own.
   */
  readonly pinned?: readonly string[]
  readonly answer: Answer
  /** Another interaction, whose call the operation makes, too. */
  readonly alongside?: Interaction
}

export const ok = (responseData: unknown, responseMessage = 'Success'): Envelope => ({ responseCode: 200, responseMessage, responseData })
export const refused = (responseCode: number, responseMessage: string, responseData: unknown = null): Envelope => ({
  responseCode,
  responseMessage,
  responseData,
})

export const shows = (data: unknown): Answer => ({ data, errors: [] })
/** The answer to an error of a field that cannot be null: the data is null. */
export const refusedWith = (
  code: string,
  responseCode: number,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Answer => ({
  data: null,
  errors: [{ message, code, responseCode, ...details }],
})
/** The same of a field that can be null. */
export const refusedAt = (field: string, ...error: Parameters<typeof refusedWith>): Answer => ({
  ...refusedWith(...error),
  data: { [field]: null },
})

/** One of them by its name. */
export function interactionNamed(interactions: readonly Interaction[], name: string): Interaction {
  const found = interactions.find((item) => item.name === name)
  if (!found) throw new Error(`No interaction is called '${name}'`)
  return found
}
