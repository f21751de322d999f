import { isRecord } from '@callout/contracts/reply/isRecord'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, type Caller } from './access.ts'
import type { Clock } from '../clock.ts'
import type { Switches } from '../control/switches.ts'
import { patched } from '../control/replies/contractProblems.ts'
import { sendRecorded } from '../control/recordings/replay.ts'
import { sendSetReply } from '../control/replies/replies.ts'
import type { Upstream } from '../control/upstream/upstream.ts'
import { invalid, invalidByIssues, ApiError } from './apiError.ts'
import { renewed } from '../resources/plans/renewal.ts'
import { sendAnswer, sendFailure, sendError } from './replies.ts'
import { API_PREFIX, type NamedRow } from './rows.ts'
import type { Change } from '../db/collection.ts'
import type { Store } from '../db/store.ts'
import { trackChanges } from '../db/trackChanges.ts'
import type { Viewer } from './viewer.ts'

export const READ_ONLY = 'This mock is read-only.'

export interface Mounted {
  readonly clientUrl: string
  readonly upstream: Upstream
  readonly access: { readonly isReadOnly: boolean }
}
/** An untyped handler; the handler table is typed. */
export type AnyHandler = (
  call: {
    input: unknown
    store: Store
    clock: Clock
    clientUrl: string
    authorization: string | undefined
    visitorAddress: () => string
    switches: Switches
  } & Partial<Caller & { viewer: Viewer }>,
) => unknown

/** Input fields sent as headers. */
const fieldsOfHeaders = ({ headers }: NamedRow, request: FastifyRequest): Record<string, unknown> | undefined =>
  headers && Object.fromEntries(Object.entries(headers).map(([header, field]) => [field, request.headers[header.toLowerCase()]]))

/** @throws ApiError 422 for query parameters that the call doesn't have */
function requireKnownParameters({ queryParameters: known }: NamedRow, query: Record<string, unknown>): void {
  const unknown = known ? Object.keys(query).filter((name) => !known.includes(name)) : []
  if (known === undefined || unknown.length === 0) return
  const hint = known.length === 0 ? 'This call has none.' : `Known: ${known.join(', ')}.`
  throw invalid(...unknown.map((field) => ({ field, message: `Unknown query parameter ${field}. ${hint}` })))
}

function toInput(row: NamedRow, request: FastifyRequest): unknown {
  const hasQuery = row.method === 'GET' || row.method === 'DELETE'
  const given = hasQuery ? request.query : (request.body ?? {})
  if (!isRecord(given)) throw new ApiError(responseCode.INVALID, 'The body must be a JSON object.', { errors: [] })
  if (hasQuery) requireKnownParameters(row, given)
  return { ...given, ...(isRecord(request.params) ? request.params : {}), ...fieldsOfHeaders(row, request) }
}

async function serve(
  row: NamedRow,
  handler: AnyHandler,
  { clientUrl }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  patch?: unknown,
): Promise<FastifyReply> {
  const { store, clock, publicUrl, switches } = request.mockSession
  try {
    const { authorization } = request.headers
    const caller = admit(row, store, clock, authorization, (company) => renewed(store, company, clock.now()))
    const input = z.safeParse(row.input, toInput(row, request))
    if (!input.success) throw invalidByIssues(input.error.issues)
    const seen = caller && { ...caller, viewer: { store, caller, now: clock.now(), publicUrl: publicUrl() } }
    const call = { input: input.data, store, clock, clientUrl, authorization, switches, ...seen, visitorAddress: () => request.ip }
    const answer = await settled(row, store, request.changes, () => handler(call))
    return sendAnswer(reply, answer, patch === undefined ? undefined : (data) => patched(data, patch))
  } catch (error) {
    if (error instanceof ApiError) return sendError(reply, error)
    throw error
  }
}

/** Runs a write's handler and waits for the disk, even after an error. Adds its changes to `changes`. */
async function settled(row: NamedRow, store: Store, changes: Change[], run: () => unknown): Promise<unknown> {
  if (row.method === 'GET') return run()
  try {
    return await trackChanges(changes, run)
  } finally {
    await store.durable()
  }
}

/** Parameters are ids: other text is an unknown path. */
const routeOf = (path: string): string => API_PREFIX + path.replace(/\{(\w+)\}/g, ':$1(^\\d+$)')

/** Router paths. A trailing slash (`/subscriptions/`) is optional. */
const routesOf = (path: string): string[] => [...new Set([path, path.replace(/\/$/, '')])].map(routeOf)

/** 5 MB of files as base64, plus the job. */
const FILES_LIMIT_BYTES = 8 * 1024 * 1024
const filedCalls: ReadonlySet<string> = new Set(['createJob', 'updateJob', 'saveJobForm'])
const carriesFiles = ({ name }: NamedRow): boolean => filedCalls.has(name)

/** Calls that a read-only mock allows: the others change records. */
const isRead = ({ method, name }: NamedRow): boolean => method === 'GET' || name === 'signIn'

export function mountRow(app: FastifyInstance, row: NamedRow, handler: AnyHandler, mounted: Mounted): void {
  for (const url of routesOf(row.path)) mountAt(url, app, row, handler, mounted)
}

function mountAt(url: string, app: FastifyInstance, row: NamedRow, handler: AnyHandler, mounted: Mounted): void {
  app.route({
    method: row.method === 'PUT' ? ['PUT', 'PATCH'] : row.method,
    url,
    config: { domain: row.domain },
    ...(carriesFiles(row) && { bodyLimit: FILES_LIMIT_BYTES }),
    handler: async (request, reply) => {
      const { replies, faults, replay } = request.mockSession
      const set = replies.take(request)
      if (set && set.patch === undefined) return sendSetReply(reply, set)
      if (!set && !faults.isEmpty && (await faults.strike(request, reply))) return reply
      if (request.headers[PLATFORM_HEADER.toLowerCase()] !== PLATFORM_WEB)
        return sendFailure(reply, responseCode.MALFORMED, `Send the header ${PLATFORM_HEADER} with the value ${PLATFORM_WEB}.`)
      const recorded = set ? undefined : replay.take(request)
      if (recorded) return sendRecorded(reply, recorded)
      if (mounted.access.isReadOnly && !isRead(row)) return sendError(reply, new ApiError(responseCode.FORBIDDEN, READ_ONLY))
      if (!set && mounted.upstream.answers(request)) return mounted.upstream.answer(row, request, reply)
      return serve(row, handler, mounted, request, reply, set?.patch)
    },
  })
}
