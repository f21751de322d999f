import { operationNameHeader, pollHeader } from '@callout/contracts/constants'
import { isRecord } from '@callout/contracts/reply/isRecord'
import { responseCode } from '@callout/contracts/wire/envelope'
import { isSecretName } from '@callout/contracts/wire/secretNames'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../http/apiError.ts'
import { fits, nearestCall } from '../http/nearestCall.ts'
import { API_PREFIX, type NamedRow, rows } from '../http/rows.ts'

export const callFields = {
  method: z.optional(z.string().check(z.describe('HTTP method of the calls'))),
  path: z.optional(
    z
      .string()
      .check(z.describe('Path below `/api/v1` as in the endpoint table (`/jobs/{id}`), of one record (`/jobs/7`), or a prefix (`/jobs*`)')),
  ),
  operation: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z_]\w*$/, 'Use the name of a GraphQL operation'),
        z.describe('Name of the GraphQL operation that causes the call'),
      ),
  ),
}
export const contentFields = {
  ...callFields,
  query: z.optional(z.record(z.string(), z.unknown()).check(z.describe('Query parameters that the call has, among others'))),
  body: z.optional(z.unknown().check(z.describe('Fields that its body has, among others; lists have the same length'))),
}

export interface CallMatch {
  readonly method?: string | undefined
  readonly path?: string | undefined
  readonly operation?: string | undefined
}
export interface ContentMatch extends CallMatch {
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

const unusable = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

const isPathOf = (path: string, row: NamedRow): boolean => {
  if (!path.endsWith('*')) return fits(path, row.path)
  const prefix = path.slice(0, -1)
  return row.path.startsWith(prefix) || `${row.path}/`.startsWith(prefix)
}

/** With the method in capitals and the path below the base. Throws 400 if no endpoint has them. */
export function normalized<M extends CallMatch>(match: M): M {
  const method = match.method?.toUpperCase()
  const path = match.path?.replace(API_PREFIX, '')
  const call = { ...match, ...(method !== undefined && { method }), ...(path !== undefined && { path }) }
  endpointsOf(call)
  return call
}

/** Endpoints that have a method and a path. Throws 400 if there are none. */
export function endpointsOf({ method, path }: CallMatch): readonly NamedRow[] {
  const verb = method === 'PATCH' ? 'PUT' : method
  const ofMethod = rows.filter((row) => verb === undefined || row.method === verb)
  if (ofMethod.length === 0) throw unusable(`method: there’s no endpoint with ${method}. Use GET, POST, PUT, PATCH or DELETE.`)
  const found = path === undefined ? ofMethod : ofMethod.filter((row) => isPathOf(path, row))
  if (path === undefined || found.length > 0) return found
  const nearest = nearestCall(verb ?? '', path.replace(/\*$/, ''), rows)
  throw unusable(
    `path: no endpoint has ${verb === undefined ? '' : `${verb} `}${path}.${nearest ? ` The nearest is ${nearest.method} ${nearest.path}.` : ''}`,
  )
}

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly operation: unknown
  readonly query: unknown
  readonly body: unknown
}

export const receivedCall = ({ method, url, headers, query, body }: FastifyRequest): ReceivedCall => ({
  method,
  path: url,
  operation: headers[operationNameHeader],
  query,
  body,
})

export function isAbout({ path, method, operation }: CallMatch, call: Omit<ReceivedCall, 'query' | 'body'>): boolean {
  if (method !== undefined && method !== call.method) return false
  if (operation !== undefined && operation !== call.operation) return false
  if (path === undefined) return true
  const called = (call.path.split('?', 1)[0] as string).replace(API_PREFIX, '')
  return path.endsWith('*') ? called.startsWith(path.slice(0, -1)) : fits(called, path)
}

export const isPoll = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[pollHeader] !== undefined

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}

function valueDifferences(expected: unknown, value: unknown, field: string): string[] {
  if (isRecord(expected) && isRecord(value))
    return Object.entries(expected).flatMap(([name, item]) => valueDifferences(item, value[name], `${field}.${name}`))
  if (Array.isArray(expected) && Array.isArray(value) && expected.length === value.length)
    return expected.flatMap((item, index) => valueDifferences(item, value[index], `${field}.${index}`))
  if (Object.is(expected, value)) return []
  if (isSecretName(field.split('.').at(-1) ?? '')) return [`${field}: another value`]
  return [`${field}: expected ${shown(expected)}, was ${value === undefined ? 'missing' : shown(value)}`]
}

/** Values of a query are text. */
const asText = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value))

export function contentDifferences({ query = {}, body }: ContentMatch, call: Pick<ReceivedCall, 'query' | 'body'>): string[] {
  const requested = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)]))
  return [
    ...valueDifferences(requested, { ...(call.query as object) }, 'query'),
    ...(body === undefined ? [] : valueDifferences(body, call.body, 'body')),
  ]
}
