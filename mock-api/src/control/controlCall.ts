import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/apiError.ts'
import type { Data } from '../db/collection.ts'
import type { SignInHints } from './identity/signInHints.ts'
import { type MockSession, type Sessions } from './mockSession.ts'
import { nearestOf } from './nearestOf.ts'
import type { Recordings } from './recordings/recordings.ts'
import type { Snapshots } from './snapshots.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface Mock {
  readonly sessions: Sessions
  readonly snapshots: Snapshots
  readonly recordings: Recordings
  readonly streams: Set<{ end(): void }>
  readonly agents: Map<string, StreamableHTTPServerTransport>
  readonly signInHints: SignInHints
  readonly upstream: Upstream
  readonly clientUrl: string
  readonly seed: (now: number) => Data
  readonly access: { readonly isReadOnly: boolean }
  readonly calls: readonly ControlCall[]
}

export interface ControlContext<B = unknown, Q = unknown> {
  readonly mock: Mock
  readonly session: MockSession
  readonly params: Readonly<Record<string, string>>
  readonly body: B
  readonly query: Q
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters as `:name`. */
  readonly path: `/control/${string}`
  readonly summary: string
  readonly group: string
  readonly body?: z.core.$ZodType
  readonly query?: z.core.$ZodType
  readonly example?: unknown
  /** Whether a call other than GET is allowed on a read-only mock. */
  readonly isRead?: true
  /** Bytes of the largest body; 5 MB unless set. */
  readonly bodyLimit?: number
  readonly run: (context: ControlContext) => unknown
}

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined

export const controlCall = <B extends z.core.$ZodType | undefined = undefined, Q extends z.core.$ZodType | undefined = undefined>(
  call: Omit<ControlCall, 'body' | 'query' | 'run'> & {
    readonly body?: B
    readonly query?: Q
    readonly run: (context: ControlContext<Output<B>, Output<Q>>) => unknown
  },
): ControlCall => call as unknown as ControlCall

const malformed = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

export function toFields(schema: z.core.$ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

/** Throws 400 with the first wrong field, and the nearest name for an unknown one. `noun`: the word for a field. */
export function validated(schema: z.core.$ZodType | undefined, value: unknown, noun: string): unknown {
  const parsed = z.safeParse(schema ?? z.strictObject({}), value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  if (issue?.code !== 'unrecognized_keys') throw malformed(`${issue?.path.join('.') || noun}: ${issue?.message}`)
  const [unknown = ''] = issue.keys
  const nearest = schema && nearestOf(unknown, toFields(schema))
  throw malformed(
    nearest === undefined
      ? `There’s no ${noun} ${unknown}: this call has none.`
      : `There’s no ${noun} ${unknown}. The nearest is ${nearest}.`,
  )
}
