import { job, managedJob } from '@callout/contracts/jobs/samples/record'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { type Endpoint, pathParameters } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { ipLocation } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import type { ApiError } from './errors.ts'
import { testGateway } from '../testing/testGateway.ts'
import { FakeBackend, ok, type Reaction, refused } from '../testing/fakeBackend.ts'
import { createRestClient } from './client.ts'
import { upstreamLimits } from './limits.ts'

const read = '{ job(id: "501") { id } }'
const write = 'mutation { manageJob(input: { jobId: "501", action: START }) { job { id } } }'
const first = (reaction: Reaction, then: Reaction) => (_: unknown, nth: number) => (nth === 1 ? reaction : then)

test('sends the platform and the token with every call', async () => {
  const { ask } = await testGateway({ getJob: ok(job) })
  const { requests } = await ask(read, {}, 'raw-token')
  expect(requests[0]?.headers).toEqual({
    accept: 'application/json',
    'X-FC-App-Platform': '2',
    authorization: 'raw-token',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  })
})

test('sends no Authorization header without a token', async () => {
  const { app, backend } = await testGateway({ listCountries: ok([]) })
  await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ countries { name } }' } })
  expect(backend.requests).toHaveLength(1)
  expect(backend.requests[0]?.headers).not.toHaveProperty('authorization')
})

test.each([undefined, '', 'Bearer', 'bearer '])('without a token (%j) only public endpoints are called', async (token) => {
  const backend = new FakeBackend({})
  const client = createRestClient({
    baseUrl: FakeBackend.baseUrl,
    dispatcher: backend,
    limits: { ...upstreamLimits, breakerFailures: 1000 },
    onMismatch: () => undefined,
    cacheMs: 1000,
  })
  const caller = { token, forwardedFor: undefined }
  const rows = Object.values(endpoints).flatMap((domain) => Object.entries<Endpoint>(domain))
  const codes = await Promise.all(
    rows.map(async ([name, row]) => {
      const { rest, budget } = client.operation(caller)
      const input = Object.fromEntries(pathParameters(row.path).map((parameter) => [parameter, 1]))
      const code = await (rest as (row: Endpoint, input: object) => Promise<unknown>)(row, input).catch(
        (apiError: ApiError) => apiError.code,
      )
      budget.end()
      return [name, code === 'UNAUTHENTICATED'] as const
    }),
  )
  expect(codes).toEqual(rows.map(([name, { access }]) => [name, access !== 'public']))
  const openRows = rows.filter(([, { access }]) => access === 'public').map(([name]) => name)
  expect(Object.keys(backend.calls).toSorted()).toEqual(openRows.toSorted())
})

test('strips non-printable characters from URLs', async () => {
  const { ask } = await testGateway({ listJobs: ok(jobPage) })
  const { requests } = await ask('query ($s: String) { jobs(input: { search: $s }) { page } }', { s: 'a\u0000b\u200b\r\nc\ud800 é' })
  expect(requests[0]?.path).toBe('/jobs/job_listing?search=abc%20%C3%A9')
})

test.each<[string, Reaction]>([
  ['a broken connection', { broken: 'ECONNRESET' }],
  ['502', { status: 502, text: '' }],
  ['503', refused(503, 'x')],
  ['504', { status: 504, text: '' }],
])('after %s a read is made once more, and a write never', async (_, reaction) => {
  const { ask } = await testGateway({ getJob: first(reaction, ok(job)), manageJob: first(reaction, ok(managedJob)) })
  const retried = await ask(read)
  expect(retried).toMatchObject({ data: { job: { id: '501' } }, errors: [], calls: { getJob: 2 } })
  const refusedWrite = await ask(write)
  expect(refusedWrite).toMatchObject({ data: { manageJob: null }, calls: { manageJob: 1 } })
})

test('retries a read once only', async () => {
  const { ask } = await testGateway({ getJob: { status: 503, text: '' } })
  expect((await ask(read)).calls).toEqual({ getJob: 2 })
})

test('does not retry after 500', async () => {
  const { ask } = await testGateway({ getJob: refused(500, 'x') })
  expect((await ask(read)).calls).toEqual({ getJob: 1 })
})

test('never shares calls between tokens', async () => {
  const { ask, app, backend } = await testGateway({ getIpLocation: ({ headers }) => ok({ ...ipLocation, city: headers['authorization'] }) })
  const query = '{ ipLocation { city } }'
  const [a, b] = await Promise.all([
    ask(query, {}, 'a'),
    ask(query, {}, 'b'),
    app.inject({ method: 'POST', url: '/graphql', payload: { query } }),
  ])
  expect([a.data, b.data]).toEqual([{ ipLocation: { city: 'a' } }, { ipLocation: { city: 'b' } }])
  expect(backend.calls).toEqual({ getIpLocation: 3 })
})

test('repeats a read after it has completed', async () => {
  const { ask, backend } = await testGateway({ getJob: ok(job) })
  await ask(read)
  await ask(read)
  expect(backend.calls).toEqual({ getJob: 2 })
})

test('sends equal writes every time', async () => {
  const { ask, backend } = await testGateway({ manageJob: ok(managedJob) })
  await Promise.all([ask(write), ask(write)])
  expect(backend.calls).toEqual({ manageJob: 2 })
})

test('logs the call and fields of a mismatch without values', async () => {
  const { ask, log } = await testGateway({ getJob: ok({ ...job, visits: [{ id: 1, status: 'secret-value' }], title: 7 }) })
  await ask(read)
  const line = log.find(({ msg }) => msg === 'an upstream reply left the contract')
  expect(line).toMatchObject({ call: 'GET /jobs/{id}', fields: ['visits.0.status'] })
  expect(JSON.stringify(line)).not.toContain('secret-value')
})

test('aborts calls when the client disconnects', async () => {
  const { app, backend } = await testGateway({ getJob: { silent: true } })
  const url = await app.listen({ port: 0 })
  const going = new AbortController()
  const gone = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'token-1' },
    body: JSON.stringify({ query: read }),
    signal: going.signal,
  }).catch(() => 'gone')
  await expect.poll(() => backend.requests.length).toBe(1)
  going.abort()
  expect(await gone).toBe('gone')
  await expect.poll(() => backend.exchanges[0]?.aborted).toBe(true)
  await app.close()
})

test('opens the circuit for one path only', async () => {
  const { ask, backend } = await testGateway(
    { getJob: { broken: 'ECONNRESET' }, listJobs: ok(jobPage) },
    { limits: { breakerFailures: 2 } },
  )
  await ask(read)
  await ask(read)
  expect(backend.calls).toEqual({ getJob: 2 })
  expect(await ask('{ jobs { page } }')).toMatchObject({ errors: [], calls: { getJob: 2, listJobs: 1 } })
})

test('rejects a long search without opening the circuit', async () => {
  const { ask, backend } = await testGateway({ listJobs: ({ path }) => (path.length > 2000 ? { broken: 'ECONNRESET' } : ok(jobPage)) })
  const query = 'query ($search: String) { jobs(input: { search: $search }) { page } }'
  for (let i = 0; i < 10; i++)
    expect((await ask(query, { search: 'x'.repeat(9000) })).errors).toMatchObject([
      { extensions: { code: 'INVALID', fields: [{ field: 'search', message: 'Use at most 500 characters' }] } },
    ])
  expect(backend.calls).toEqual({})
  expect((await ask(query, { search: 'pump' })).errors).toEqual([])
})

test('rejects a token too long for a header', async () => {
  const { ask, backend } = await testGateway({ getJob: ok(job) })
  expect((await ask(read, {}, 'x'.repeat(4096))).errors).toEqual([])
  expect((await ask(read, {}, 'x'.repeat(4097))).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(backend.calls).toEqual({ getJob: 1 })
})

test('the message of a write is returned as an extension; those of reads and of several writes are not', async () => {
  const getMessage = (responseMessage: string, responseData: unknown): Reaction => ({
    json: { responseCode: 200, responseMessage, responseData },
  })
  const { app } = await testGateway({ manageJob: getMessage('Sam is on it.', managedJob), getJob: getMessage('Here you are.', job) })
  const extensionsOf = async (query: string): Promise<unknown> => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'token-1' }, payload: { query } })
    return response.json<{ extensions?: unknown }>().extensions
  }
  expect(await extensionsOf(write)).toEqual({ responseMessage: 'Sam is on it.' })
  expect(await extensionsOf(read)).toBeUndefined()
  const twice = write.replace('mutation { ', 'mutation { other: manageJob(input: { jobId: "502", action: START }) { job { id } } ')
  expect(await extensionsOf(twice)).toBeUndefined()
})
