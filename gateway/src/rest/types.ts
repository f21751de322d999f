import type { Camel } from '@callout/contracts/casing'
import type { DataOf, Endpoint, InputOf } from '@callout/contracts/endpoint'
import type { z } from '@callout/contracts/zod'

type KeyOfAny<T> = T extends unknown ? keyof T : never
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type RequiredKey<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T]
type ListIn<T> = Extract<T, readonly unknown[]>
type RecordIn<T> = Exclude<Extract<T, object>, readonly unknown[]>
/** GraphQL says null for what is missing, and knows no union of inputs: all shapes of one are merged, all the way down. */
type Asked<T> = { [K in RequiredKey<T>]: AskedValue<ValueAt<T, K>> } & {
  [K in Exclude<KeyOfAny<T>, RequiredKey<T>>]?: AskedValue<ValueAt<T, K>> | null | undefined
}
type AskedValue<T> =
  | Exclude<T, object>
  | ([ListIn<T>] extends [never] ? never : AskedValue<ListIn<T>[number]>[])
  | ([RecordIn<T>] extends [never] ? never : Asked<RecordIn<T>>)

/** An id as the schema or the wire has it. */
export type RecordKey = number | string

/** What a resolver passes to an endpoint, in product names. */
export type RestInput<E extends Endpoint> = Asked<Camel<InputOf<E>>>
/** What a resolver reads of an endpoint, in product names. */
export type RestData<E extends Endpoint> = Camel<DataOf<E>>
/** The same of a call; null of a write that was answered 200 without anything that can be read. */
export type Told<E extends Endpoint> = E extends { readonly method: 'GET' } | { readonly needsData: true }
  ? RestData<E>
  : RestData<E> | null

type OutcomeOf<O> = {
  [C in keyof O]: {
    readonly code: C
    readonly message: string
    readonly data: O[C] extends z.core.$ZodType ? Camel<z.output<O[C]>> : never
  }
}[keyof O]
/** Which answer of a row came, with what was said: 200, or one of its `outcomes`. */
export type RestOutcome<E extends Endpoint> =
  | { readonly code: 200; readonly message: string; readonly data: Told<E> }
  | (E extends { readonly outcomes: infer O } ? OutcomeOf<O> : never)

/** Upstream, as one GraphQL operation sees it. */
export interface Rest {
  /** The data of a call that succeeded. @throws Refusal */
  <E extends Endpoint>(endpoint: E, input: RestInput<E>): Promise<Told<E>>
  /** The same with upstream's words, and for rows whose other response codes are answers, too. @throws Refusal */
  readonly outcome: <E extends Endpoint>(endpoint: E, input: RestInput<E>) => Promise<RestOutcome<E>>
}

/** What a drifted reply leaves in the log: where, not what. */
export type OnDrift = (drift: { readonly call: string; readonly fields: readonly string[] }) => void
