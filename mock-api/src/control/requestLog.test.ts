import { expect, test } from 'vitest'
import { curlOf, RequestLog, withoutSecrets } from './requestLog.ts'

const call = {
  at: 1,
  method: 'GET',
  path: '/api/v1/jobs',
  query: {},
  body: null,
  headers: {},
  operation: null,
  http_status: 200,
  response_code: 200,
  reply: '{"responseCode":200}',
  duration_ms: 1,
  fault: null,
  set_reply: null,
  is_upstream: false,
  is_poll: false,
  records: [],
}

test('secrets are hidden at any depth', () => {
  expect(withoutSecrets({ email: 'a@b.c', password: 'x', list: [{ reset_token: 'y', user_code: '123456', page: 1 }] })).toEqual({
    email: 'a@b.c',
    password: '[hidden]',
    list: [{ reset_token: '[hidden]', user_code: '[hidden]', page: 1 }],
  })
})

test('a reply in 30,000 levels is shown as text', () => {
  const log = new RequestLog()
  log.add({ ...call, reply: '['.repeat(30_000) + ']'.repeat(30_000) })
  expect(log.latest()[0]?.reply).toBe(`${'['.repeat(1000)}…`)
})

test('long texts are cut', () => {
  expect(withoutSecrets({ signature_image: 'x'.repeat(5000) })).toEqual({ signature_image: `${'x'.repeat(1000)}…` })
})

test('holds the last 500 calls, newest first, and replies of the last 200', () => {
  const log = new RequestLog()
  for (let index = 0; index < 1201; index += 1) log.add(call)
  const latest = log.latest()
  expect([latest.length, latest[0]?.id]).toEqual([500, 1201])
  expect(latest.filter(({ reply }) => reply !== null)).toHaveLength(200)
  expect(latest[0]?.reply).toEqual({ responseCode: 200 })
})

test('filters by method, path, operation, code, duration and id', () => {
  const log = new RequestLog()
  log.add({ ...call, operation: 'Jobs' })
  log.add({ ...call, method: 'POST', path: '/api/v1/customers', response_code: 422, duration_ms: 30 })
  const ids = (filter: Parameters<RequestLog['latest']>[0]): number[] => log.latest(filter).map(({ id }) => id)
  expect([
    ids({ method: 'post' }),
    ids({ path: 'jobs' }),
    ids({ operation: 'Jobs' }),
    ids({ code: 422 }),
    ids({ min_ms: 30 }),
    ids({ after: 1 }),
  ]).toEqual([[2], [1], [1], [2], [2], [2]])
  expect(log.latest({}, 1)).toHaveLength(1)
})

test('a call becomes a curl command without its token', () => {
  const log = new RequestLog()
  const headers = { 'x-fc-app-platform': '2', authorization: 'abc', 'user-agent': 'node' }
  log.add({ ...call, method: 'POST', query: { status: ['1', '2'] }, headers, body: { note: "it’s Sam's", password: 'x' } })
  expect(curlOf(log.latest()[0] as never, 'http://mock.test')).toBe(
    `curl -X POST 'http://mock.test/api/v1/jobs?status%5B%5D=1&status%5B%5D=2' -H 'x-fc-app-platform: 2' -H "Authorization: $TOKEN" -H 'content-type: application/json' -d '{"note":"it’s Sam'\\''s","password":"[hidden]"}'`,
  )
})

test('polls of the gateway are hidden and displace no other call', () => {
  const log = new RequestLog()
  log.add(call)
  for (let index = 0; index < 1200; index += 1) log.add({ ...call, is_poll: true })
  log.add(call)
  expect(log.latest().map(({ id }) => id)).toEqual([1202, 1])
  expect(log.latest({ polls: true }, 3).map(({ id }) => id)).toEqual([1202, 1201, 1200])
})
