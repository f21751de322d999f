import { z } from '@callout/contracts/wire/zod'
import type { FastifyReply } from 'fastify'
import { controlCall, type Mock } from '../controlCall.ts'
import { notFound } from '../mockSession.ts'
import { Expectation, verify } from '../verify.ts'
import { curlOf, type LogFilter, type RequestLog } from '../requestLog.ts'

const whole = () => z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Use a whole number')), z.transform(Number))

const filters = {
  method: z.optional(z.string().check(z.describe('HTTP method'))),
  path: z.optional(z.string().check(z.describe('Part of the path'))),
  operation: z.optional(z.string().check(z.describe('Name of the GraphQL operation that caused the call'))),
  code: z.optional(whole().check(z.describe('HTTP status, or `responseCode` of the body'))),
  min_ms: z.optional(whole().check(z.describe('Calls that took at least so many milliseconds'))),
  polls: z.optional(
    z
      .pipe(
        z.enum(['0', '1'], { error: 'Use 0 or 1' }),
        z.transform((value) => value === '1'),
      )
      .check(z.describe('1: the gateway’s polls too')),
  ),
  after: z.optional(whole().check(z.describe('Calls after the one with this id'))),
}
const Filter = z.strictObject(filters)
const ListQuery = z.strictObject({ ...filters, limit: z.optional(whole().check(z.describe('At most so many, 500 unless set'))) })

const VerifyBody = z.strictObject({
  calls: z
    .array(Expectation)
    .check(
      z.minLength(1, 'Expect at least one call'),
      z.describe('Expected calls: `method`, `path`, `operation`, `query` and `body` as of replies, and `times` (at least one unless set)'),
    ),
})

function streamTo(reply: FastifyReply, requests: RequestLog, filter: LogFilter, streams: Mock['streams']): void {
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  })
  raw.write(': follows\n\n')
  const stop = requests.follow(filter, (request) => raw.write(`id: ${request.id}\ndata: ${JSON.stringify(request)}\n\n`))
  streams.add(raw)
  raw.once('close', () => {
    stop()
    streams.delete(raw)
  })
}

const group = 'Request log'

export const requestCalls = [
  controlCall({
    method: 'GET',
    path: '/control/requests',
    group,
    summary:
      'The last 500 API calls with headers, body, reply and duration, newest first, without the gateway’s polls. Passwords, tokens and codes are hidden.',
    query: ListQuery,
    run: ({ session, query: { limit, ...filter } }) => session.requests.latest(filter, limit),
  }),
  controlCall({
    method: 'GET',
    path: '/control/requests/stream',
    group,
    summary: 'API calls from now on, as server-sent events.',
    query: Filter,
    run: ({ mock, session: { requests }, reply, query }) => {
      streamTo(reply, requests, query, mock.streams)
      return reply
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/requests/:id/curl',
    group,
    summary: 'A call as a curl command. Set the variable TOKEN to a token first.',
    run: ({ session, mock, params: { id = '' }, reply }) => {
      const found = session.requests.get(Number(id))
      if (!found)
        throw notFound(
          'request',
          id,
          session.requests.latest().map((request) => String(request.id)),
        )
      return reply.type('text/plain; charset=utf-8').send(`${curlOf(found, mock.sessions.shared.publicUrl())}\n`)
    },
  }),
  controlCall({
    method: 'POST',
    isRead: true,
    path: '/control/verify',
    group,
    summary:
      'Whether the log has the expected calls. `is_verified` says so; `problem` has the difference from the closest call. The gateway’s polls are left out.',
    body: VerifyBody,
    example: { calls: [{ method: 'GET', path: '/taxes', query: { page: 2 }, times: 0 }] },
    run: ({ session, body: { calls } }) => {
      const logged = session.requests.all().filter(({ is_poll }) => !is_poll)
      const verified = calls.map((call) => verify(call, logged))
      return { is_verified: verified.every(({ problem }) => problem === null), calls: verified }
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/requests',
    group,
    summary: 'Empties the log.',
    run: ({ session: { requests } }) => {
      requests.clear()
      return []
    },
  }),
]
