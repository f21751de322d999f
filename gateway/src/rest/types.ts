import type { Camel } from '@callout/contracts/wire/casing'
import type { DataOf, Endpoint, InputOf } from '@callout/contracts/wire/endpoint'
import type { z } from '@callout/contracts/wire/zod'

type KeyOfAny<T> = T extends unknown ? keyof T : never
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type RequiredKey<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T]
type ListIn<T> = Extract<T, readonly unknown[]>
type RecordIn<T> = Exclude<Extract<T, object>, readonly unknown[]>
/** GraphQL inputs use null for missing values and have no unions: all shapes of a union are merged recursively. */
type MergedInput<T> = { [K in RequiredKey<T>]: MergedValue<ValueAt<T, K>> } & {
  [K in Exclude<KeyOfAny<T>, RequiredKey<T>>]?: MergedValue<ValueAt<T, K>> | null | undefined
}
type MergedValue<T> =
  | Exclude<T, object>
  | ([ListIn<T>] extends [never] ? never : MergedValue<ListIn<T>[number]>[])
  | ([RecordIn<T>] extends [never] ? never : MergedInput<RecordIn<T>>)

export type RecordKey = number | string

export type RestInput<E extends Endpoint> = MergedInput<Camel<InputOf<E>>>
export type RestData<E extends Endpoint> = Camel<DataOf<E>>
/** Null for a write with response code 200 without readable data. */
export type ReplyData<E extends Endpoint> = E extends { readonly method: 'GET' } | { readonly needsData: true }
  ? RestData<E>
  : RestData<E> | null

type OutcomeOf<O> = {
  [C in keyof O]: {
    readonly code: C
    readonly message: string
    readonly data: O[C] extends z.core.$ZodType ? Camel<z.output<O[C]>> : never
  }
}[keyof O]
export type RestOutcome<E extends Endpoint> =
  | { readonly code: 200; readonly message: string; readonly data: ReplyData<E> }
  | (E extends { readonly outcomes: infer O } ? OutcomeOf<O> : never)

export interface Rest {
  /** Returns the data of a successful call. @throws ApiError */
  <E extends Endpoint>(endpoint: E, input: RestInput<E>): Promise<ReplyData<E>>
  /** Also returns the message, and accepts the endpoint's other `outcomes`. @throws ApiError */
  readonly outcome: <E extends Endpoint>(endpoint: E, input: RestInput<E>) => Promise<RestOutcome<E>>
}

export type OnMismatch = (mismatch: { readonly call: string; readonly fields: readonly string[] }) => void
