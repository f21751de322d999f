import type { z } from './zod.ts'

/** One call (spec §7), the only place with its path. Path parameters fill `{name}`; the rest of `input` is a query or a JSON body. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `{base}/v1`. */
  readonly path: `/${string}`
  readonly input: z.core.$ZodType
  /** `responseData` of responseCode 200. */
  readonly data: z.core.$ZodType
  /** `responseData` of other successful response codes; `failed`: of any other code that includes a user. */
  readonly outcomes?: Readonly<{ [Code in number | 'failed']?: z.core.$ZodType }>
  /** Who may call: anyone, users with an unverified email, signed-in users. */
  readonly access: 'public' | 'pending' | 'user'
  /** Whether the spec or wire.md defines the shape. */
  readonly origin: 'documented' | 'inferred'
  /** Input fields sent as headers, by header name. */
  readonly headers?: Readonly<Record<string, string>>
  /** Property that wraps the record in some replies: `responseData.job`. */
  readonly record?: string
  /** Null clears a field and is sent; elsewhere null is not sent. Fields that a change doesn't contain are unchanged. */
  readonly takesNull?: true
  /** A write that fails without data, even with response code 200. */
  readonly needsData?: true
  /** Allowed for accounts whose subscription has ended. */
  readonly whenEnded?: true
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type ReplyOf<E extends Endpoint> = z.input<E['data']>
export type DataOf<E extends Endpoint> = z.output<E['data']>

export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
