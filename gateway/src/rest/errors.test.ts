import { messages } from '@callout/contracts/text/messages'
import { job } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { defaultMessages, type ErrorCode } from './errors.ts'
import { ask, testGateway } from '../testing/testGateway.ts'
import { FakeBackend, ok, refused, type Reply } from '../testing/fakeBackend.ts'

const read = '{ job(id: "501") { id title } }'
const write = 'mutation { manageJob(input: { jobId: "501", action: START }) { job { id } } }'
const errorOf = async (reply: Reply, query = read, limits = {}) => {
  const { ask: askGateway } = await testGateway({ getJob: reply, manageJob: reply }, { limits })
  const { errors, data } = await askGateway(query)
  expect(Object.values(data ?? {})).toEqual(data === null ? [] : [null])
  expect(errors).toHaveLength(1)
  return { message: errors[0]?.message, ...errors[0]?.extensions }
}

test('returns data for responseCode 200', async () => {
  expect(await ask({ getJob: ok(job) }, read)).toMatchObject({ data: { job: { id: '501', title: job.title } }, errors: [] })
})

test('accepts a numeric text responseCode', async () => {
  const inText = { json: { responseCode: '200', responseMessage: 'Success', responseData: job } }
  expect(await ask({ getJob: inText }, read)).toMatchObject({ data: { job: { id: '501' } }, errors: [] })
  expect(await errorOf({ json: { responseCode: '404', responseMessage: 'Gone' } })).toMatchObject({ code: 'NOT_FOUND', responseCode: 404 })
})

test.each([[[200]], [true], [' 200 '], ['2e2'], ['0xc8'], [{ code: 200 }], ['ok'], ['']])(
  'a responseCode %j is no success, whatever HTTP says',
  async (responseCode) => {
    expect(await errorOf({ json: { responseCode, responseMessage: '', responseData: job } })).toMatchObject({ code: 'UPSTREAM_BAD_REPLY' })
  },
)

test.each([201, 202, 206, 299])('responseCode %i is no success', async (code) => {
  expect(await errorOf(refused(code, 'Created', job))).toMatchObject({ code: 'REFUSED', responseCode: code, message: 'Created' })
})

test('falls back to the HTTP status without a responseCode', async () => {
  expect(await ask({ getJob: { status: 201, json: { responseMessage: '', responseData: job } } }, read)).toMatchObject({ errors: [] })
})

const inBand: [number, ErrorCode][] = [
  [401, 'UNAUTHENTICATED'],
  [402, 'SUBSCRIPTION_REQUIRED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'STALE'],
  [422, 'INVALID'],
  [429, 'TOO_MANY_REQUESTS'],
  [400, 'REFUSED'],
  [204, 'REFUSED'],
  [418, 'REFUSED'],
]

test.each(inBand)('responseCode %i in the body is %s, with the words of upstream', async (code, expected) => {
  expect(await errorOf(refused(code, '  Ça – "wörd" for wörd\n'))).toMatchObject({
    code: expected,
    responseCode: code,
    message: '  Ça – "wörd" for wörd\n',
  })
})

test.each(inBand.filter(([code]) => code >= 400))('HTTP status %i without a code in the body is %s', async (status, expected) => {
  expect(await errorOf({ status, json: { responseMessage: 'No' } })).toMatchObject({ code: expected, responseCode: status, message: 'No' })
  expect(await errorOf({ status, text: '<html>proxy</html>' })).toMatchObject({
    code: expected,
    responseCode: status,
    message: defaultMessages[expected],
  })
})

test('prefers the body’s code to the HTTP status', async () => {
  expect(await errorOf({ status: 500, json: { responseCode: 404, responseMessage: 'Gone' } })).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Gone',
  })
  expect(await errorOf({ status: 200, json: { responseCode: '403', responseMessage: 'No' } })).toMatchObject({ code: 'FORBIDDEN' })
})

test.each([
  { error: { responseMessage: 'Here' } },
  { data: { responseMessage: 'Here' } },
  { responseMessage: 'Here' },
  { message: 'Here' },
])('the message is found in %j', async (json) => {
  expect(await errorOf({ status: 422, json })).toMatchObject({ message: 'Here' })
})

test('keeps the session on 401 with the OTP message', async () => {
  expect(await errorOf(refused(401, messages.confirmWithOtp))).toMatchObject({
    code: 'OTP_REQUIRED',
    message: messages.confirmWithOtp,
    responseCode: 401,
  })
  expect(await errorOf({ status: 401, json: { responseMessage: messages.confirmWithOtp } })).toMatchObject({ code: 'OTP_REQUIRED' })
})

test('returns camelCase paths of invalid fields', async () => {
  const errors = [
    { field: 'jobfinished_notes', message: 'Required' },
    { field: 'line_items.0.tax_ids.1', message: 'No such tax' },
  ]
  expect(await errorOf(refused(422, 'Required', { errors }), write)).toEqual({
    code: 'INVALID',
    responseCode: 422,
    message: 'Required',
    fields: [
      { field: 'jobFinishedNotes', message: 'Required' },
      { field: 'lineItems.0.taxIds.1', message: 'No such tax' },
    ],
  })
})

test('returns an empty field list without one in the reply', async () => {
  expect(await errorOf(refused(422, 'No'))).toMatchObject({ fields: [] })
})

test('returns author and time of a concurrent change', async () => {
  const data = {
    reason: 'stale',
    current: { id: 501, lock_version: 4, jobfinished_notes: 'x' },
    changed_by: 'Tess Moore',
    changed_at: 1795183200,
  }
  expect(await errorOf(refused(409, 'Changed meanwhile', data), write)).toMatchObject({
    code: 'STALE',
    changedBy: 'Tess Moore',
    changedAt: 1795183200,
    lockVersion: 4,
  })
})

test('reads conflict details leniently', async () => {
  const stale = {
    reason: 'stale',
    current: { lock_version: '4', secret: 'x' },
    changed_by: { id: 3 },
    changed_at: '2026-11-20T15:00:00Z',
    sql: 'x',
  }
  const { message: _, ...extensions } = await errorOf(refused(409, 'Changed meanwhile', stale), write)
  const changedAt = Date.UTC(2026, 10, 20, 15) / 1000
  expect(extensions).toEqual({ code: 'STALE', responseCode: 409, reason: 'stale', changedBy: null, changedAt, lockVersion: 4 })
  const clashes = [{ visit_id: '702', job_number: 502, start_at: '1795183200', end_at: 'noon', sql: 'x' }, null, 'J-0502']
  expect(await errorOf(refused(409, 'Busy', { reason: 'clash', clashes, sql: 'x' }), write)).toEqual({
    message: 'Busy',
    code: 'CLASH',
    responseCode: 409,
    reason: 'clash',
    clashes: [{ visitId: 702, jobNumber: '502', startAt: 1795183200 }],
  })
  for (const data of [{ reason: 'clash' }, { reason: 'clash', clashes: 'J-0502' }])
    expect(await errorOf(refused(409, 'Busy', data), write)).toMatchObject({ code: 'CLASH', clashes: [] })
})

test('returns the clashing visits', async () => {
  const clashes = [{ visit_id: 702, job_number: 'J-0502', staff_id: 21, start_at: 1, end_at: 2 }]
  expect(await errorOf(refused(409, 'Busy', { reason: 'clash', clashes }), write)).toMatchObject({
    code: 'CLASH',
    message: 'Busy',
    clashes: [{ visitId: 702, jobNumber: 'J-0502', staffId: 21, startAt: 1, endAt: 2 }],
  })
})

test.each<[string, Reply, number]>([
  ['500 in the body', refused(500, ' Could not save:\nthe disk is full '), 500],
  ['503 in the body', refused(503, ' Could not save:\nthe disk is full '), 503],
  ['HTTP 500 with an envelope', { status: 500, ...refused(500, ' Could not save:\nthe disk is full ') }, 500],
  ['HTTP 503 with an envelope without a code', { status: 503, json: { responseMessage: ' Could not save:\nthe disk is full ' } }, 503],
])('%s is UPSTREAM_FAILED, with the words of upstream', async (_, reply, responseCode) => {
  const failed = { code: 'UPSTREAM_FAILED', responseCode, message: ' Could not save:\nthe disk is full ', requestId: expect.any(String) }
  expect(await errorOf(reply)).toEqual(failed)
  expect(await errorOf(reply, write)).toEqual(failed)
})

test('uses the default message for a failure without one', async () => {
  expect(await errorOf(refused(500, ''))).toMatchObject({ code: 'UPSTREAM_FAILED', message: 'Something went wrong!' })
})

const unavailable = { code: 'UPSTREAM_UNAVAILABLE', message: defaultMessages.UPSTREAM_UNAVAILABLE, requestId: expect.any(String) }

test.each<[string, Reply]>([
  ['HTTP 500 of no envelope', { status: 500, text: 'stack trace' }],
  ['HTTP 500 of a JSON that is no envelope', { status: 500, json: { message: 'PG::Error at /srv/app', statusCode: 500 } }],
  ['HTTP 502', { status: 502, text: 'Bad Gateway' }],
  ['a reset', { broken: 'ECONNRESET' }],
  ['no DNS', { broken: 'ENOTFOUND backend.internal' }],
])('%s is UPSTREAM_UNAVAILABLE, its text masked', async (_, reply) => {
  expect(await errorOf(reply)).toMatchObject(unavailable)
  expect(await errorOf(reply, write)).toMatchObject(unavailable)
})

test('returns UPSTREAM_UNAVAILABLE without a call while the circuit is open', async () => {
  const { ask: askGateway, backend } = await testGateway({ getJob: { broken: 'ECONNREFUSED' } }, { limits: { breakerFailures: 2 } })
  await askGateway(read)
  expect(backend.requests).toHaveLength(2)
  const { errors } = await askGateway(read)
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  expect(backend.requests).toHaveLength(2)
})

test('returns UPSTREAM_TIMEOUT after the call’s or the operation’s deadline', async () => {
  expect(await errorOf({ silent: true }, read, { callTimeoutMs: 20 })).toMatchObject({
    code: 'UPSTREAM_TIMEOUT',
    requestId: expect.any(String),
  })
  expect(await errorOf({ silent: true }, read, { operationTimeoutMs: 20 })).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
})

test.each<[string, Reply]>([
  ['no JSON', { text: 'hello' }],
  ['no body', { text: '' }],
  ['no envelope', { json: { id: 501 } }],
  ['a list in place of an envelope', { json: [1] }],
  ['a redirection', { status: 302, text: '' }],
  ['data without its id', ok({ ...job, id: null })],
  ['data that is missing', ok(null)],
])('%s is UPSTREAM_BAD_REPLY', async (_, reply) => {
  expect(await errorOf(reply)).toMatchObject({ code: 'UPSTREAM_BAD_REPLY', message: defaultMessages.UPSTREAM_BAD_REPLY })
})

test('returns UPSTREAM_TOO_LARGE beyond the size limit only', async () => {
  const reply = ok(job)
  const bytes = Buffer.byteLength(JSON.stringify('json' in reply && reply.json))
  expect(await errorOf(reply, read, { maxReplyBytes: bytes - 1 })).toMatchObject({ code: 'UPSTREAM_TOO_LARGE' })
  const { ask: askGateway } = await testGateway({ getJob: reply }, { limits: { maxReplyBytes: bytes } })
  expect((await askGateway(read)).errors).toEqual([])
})

test('returns UPSTREAM_BUDGET_EXCEEDED without making further calls', async () => {
  const { ask: askGateway } = await testGateway({ getJob: ok(job) }, { limits: { maxCalls: 2 } })
  const { errors, calls } = await askGateway('{ a: cancelReasons { id } b: me { id } c: job(id: 1) { id } }')
  expect(calls).toEqual({ listCancelReasons: 1, getProfile: 1 })
  expect(errors.map(({ extensions }) => extensions?.['code'])).toContain('UPSTREAM_BUDGET_EXCEEDED')
})

const internal = { message: 'Something went wrong!', extensions: { code: 'INTERNAL', requestId: expect.any(String) } }

test('returns INTERNAL with a request id and logs the bug', async () => {
  class Broken extends FakeBackend {
    override dispatch(): boolean {
      throw new TypeError('secret of the house')
    }
  }
  const { ask: askGateway, log } = await testGateway({}, { dispatcher: new Broken({}) })
  const { errors } = await askGateway(read)
  expect(errors).toEqual([{ ...internal, locations: [{ line: 1, column: 3 }], path: ['job'] }])
  expect(log.find(({ msg }) => msg === 'a resolver failed')).toMatchObject({
    err: { message: 'secret of the house' },
    reqId: errors[0]?.extensions?.['requestId'],
  })
})

test('rounds money to cents', async () => {
  const { data, errors } = await ask({ getJob: ok({ ...job, total: 1.2345 }) }, '{ job(id: "501") { id total } }')
  expect(data).toEqual({ job: { id: '501', total: 1.23 } })
  expect(errors).toEqual([])
})
