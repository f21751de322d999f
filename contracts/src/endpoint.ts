import type { z } from './zod.ts'

/**
 * One call of the REST contract. The row is the only place where its path is written.
 *
 * `input` holds path parameters, query and body together: path parameters fill `{name}`, of the rest GET and DELETE
 * make a query, the other verbs a JSON body.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `{base}/v1`, with parameters as `{name}`. */
  readonly path: `/${string}`
  readonly input: z.core.$ZodType
  /** `responseData` of responseCode 200. */
  readonly data: z.core.$ZodType
  /**
   * `responseData` of the other response codes that are an answer here and not a refusal; `failed`: of any other one that
   * names a user all the same.
   */
  readonly outcomes?: Readonly<{ [Code in number | 'failed']?: z.core.$ZodType }>
  /** Who may call: anybody; a user who has still to verify the email; a signed-in user. */
  readonly access: 'public' | 'pending' | 'user'
  /** Whether the spec shows the shape, or we decided it (wire.md). */
  readonly origin: 'documented' | 'inferred'
  /** Fields of `input` that travel as a header, by its name. */
  readonly headers?: Readonly<Record<string, string>>
  /** What the record is called where a reply puts it under its name: `responseData.job`. */
  readonly record?: string
  /** A null of the input empties the field, and goes out; elsewhere null is not sent. */
  readonly takesNull?: true
  /** A write whose answer is in its data: without it the call has failed, though it was answered 200. */
  readonly needsData?: true
  /** A write that an account may make whose subscription has ended: what begins a new one. */
  readonly whenEnded?: true
}

/** What a caller passes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What a handler receives, after validation. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a handler sends. */
export type ReplyOf<E extends Endpoint> = z.input<E['data']>
/** What a caller reads, after validation. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** Names of the parameters in a path: `/jobs/{id}` has `id`. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
