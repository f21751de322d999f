import { job, managedJob } from '@callout/contracts/jobs/samples/record'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { customer } from '@callout/contracts/customers/samples'
import { type Endpoint, pathParameters } from '@callout/contracts/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { ipLocation } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import type { Refusal } from '../errors.ts'
import { house } from '../testing/ask.ts'
import { FakeBackend, ok, type Reaction, refused } from '../testing/fakeBackend.ts'
import { createRestClient } from './client.ts'
import { upstreamLimits } from './limits.ts'

const read = '{ job(id: "501") { id } }'
const write = 'mutation { manageJob(input: { jobId: "501", action: START }) { job { id } } }'
const first = (reaction: Reaction, then: Reaction) => (_: unknown, nth: number) => (nth === 1 ? reaction : then)

test('every call carries the platform and the token as it came', async () => {
  const { ask } = await house({ getJob: ok(job) })
  const { requests } = await ask(read, {}, 'raw-token')
  expect(requests[0]?.headers).toEqual({
    accept: 'application/json',
    'X-FC-App-Platform': '2',
    authorization: 'raw-token',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  })
})

test('without a token there is no Authorization', async () => {
  const { app, backend } = await house({ listCountries: ok([]) })
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
    onDrift: () => undefined,
    keptMs: 1000,
  })
  const caller = { token, forwardedFor: undefined }
  const rows = Object.values(endpoints).flatMap((domain) => Object.entries<Endpoint>(domain))
  const codes = await Promise.all(
    rows.map(async ([name, row]) => {
      const { rest, budget } = client.operation(caller)
      const input = Object.fromEntries(pathParameters(row.path).map((parameter) => [parameter, 1]))
      const code = await (rest as (row: Endpoint, input: object) => Promise<unknown>)(row, input).catch((refusal: Refusal) => refusal.code)
      budget.end()
      return [name, code === 'UNAUTHENTICATED'] as const
    }),
  )
  expect(codes).toEqual(rows.map(([name, { access }]) => [name, access !== 'public']))
  const openRows = rows.filter(([, { access }]) => access === 'public').map(([name]) => name)
  expect(Object.keys(backend.calls).toSorted()).toEqual(openRows.toSorted())
})

test('non-printable characters never reach a URL', async () => {
  const { ask } = await house({ listJobs: ok(jobPage) })
  const { requests } = await ask('query ($s: String) { jobs(input: { search: $s }) { page } }', { s: 'a\u0000b\u200b\r\nc\ud800 é' })
  expect(requests[0]?.path).toBe('/jobs/job_listing?search=abc%20%C3%A9')
})

test.each<[string, Reaction]>([
  ['a broken connection', { broken: 'ECONNRESET' }],
  ['502', { status: 502, text: '' }],
  ['503', refused(503, 'x')],
  ['504', { status: 504, text: '' }],
])('after %s a read is made once more, and a write never', async (_, reaction) => {
  const { ask } = await house({ getJob: first(reaction, ok(job)), manageJob: first(reaction, ok(managedJob)) })
  const retried = await ask(read)
  expect(retried).toMatchObject({ data: { job: { id: '501' } }, errors: [], calls: { getJob: 2 } })
  const refusedWrite = await ask(write)
  expect(refusedWrite).toMatchObject({ data: { manageJob: null }, calls: { manageJob: 1 } })
})

test('a read that fails twice is not made a third time', async () => {
  const { ask } = await house({ getJob: { status: 503, text: '' } })
  expect((await ask(read)).calls).toEqual({ getJob: 2 })
})

test('500 is no reason to ask again', async () => {
  const { ask } = await house({ getJob: refused(500, 'x') })
  expect((await ask(read)).calls).toEqual({ getJob: 1 })
})

test('equal reads of one token that are in flight together are one call', async () => {
  const { ask, backend } = await house({ getJob: ok(job) })
  const answers = await Promise.all([ask(read), ask(read), ask('{ job(id: 501) { title } }')])
  expect(answers.map(({ errors }) => errors)).toEqual([[], [], []])
  expect(backend.calls).toEqual({ getJob: 1 })
})

test('two tokens never share a call, and neither does one with none', async () => {
  const { ask, app, backend } = await house({ getIpLocation: ({ headers }) => ok({ ...ipLocation, city: headers['authorization'] }) })
  const query = '{ ipLocation { city } }'
  const [a, b] = await Promise.all([
    ask(query, {}, 'a'),
    ask(query, {}, 'b'),
    app.inject({ method: 'POST', url: '/graphql', payload: { query } }),
  ])
  expect([a.data, b.data]).toEqual([{ ipLocation: { city: 'a' } }, { ipLocation: { city: 'b' } }])
  expect(backend.calls).toEqual({ getIpLocation: 3 })
})

test('once it has arrived, a read is made anew', async () => {
  const { ask, backend } = await house({ getJob: ok(job) })
  await ask(read)
  await ask(read)
  expect(backend.calls).toEqual({ getJob: 2 })
})

test('equal writes are all made', async () => {
  const { ask, backend } = await house({ manageJob: ok(managedJob) })
  await Promise.all([ask(write), ask(write)])
  expect(backend.calls).toEqual({ manageJob: 2 })
})

test('customers that two lists show at the same time are fetched once', async () => {
  const { ask, backend } = await house({
    listJobs: ok(jobPage),
    getCustomer: ({ path }) => ok({ ...customer, id: Number(path.split('/')[2]) }),
  })
  const query = '{ jobs { items { customer { email } } } }'
  await Promise.all([ask(query), ask(query)])
  expect(backend.calls).toEqual({ listJobs: 1, getCustomer: 2 })
})

test('a reply that left the contract leaves a line in the log: call and fields, no values', async () => {
  const { ask, log } = await house({ getJob: ok({ ...job, visits: [{ id: 1, status: 'secret-value' }], title: 7 }) })
  await ask(read)
  const line = log.find(({ msg }) => msg === 'an upstream reply left the contract')
  expect(line).toMatchObject({ call: 'GET /jobs/{id}', fields: ['visits.0.status'] })
  expect(JSON.stringify(line)).not.toContain('secret-value')
})

test('when the client goes away its calls are given up', async () => {
  const { app, backend } = await house({ getJob: { silent: true } })
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

test('what breaks at one path leaves the others open', async () => {
  const { ask, backend } = await house({ getJob: { broken: 'ECONNRESET' }, listJobs: ok(jobPage) }, { limits: { breakerFailures: 2 } })
  await ask(read)
  await ask(read)
  expect(backend.calls).toEqual({ getJob: 2 })
  expect(await ask('{ jobs { page } }')).toMatchObject({ errors: [], calls: { getJob: 2, listJobs: 1 } })
})

test('a search of any length leaves the list open to everybody', async () => {
  const { ask, backend } = await house({ listJobs: ({ path }) => (path.length > 2000 ? { broken: 'ECONNRESET' } : ok(jobPage)) })
  const query = 'query ($search: String) { jobs(input: { search: $search }) { page } }'
  for (let i = 0; i < 10; i++)
    expect((await ask(query, { search: 'x'.repeat(9000) })).errors).toMatchObject([
      { extensions: { code: 'INVALID', fields: [{ field: 'search', message: 'Use at most 500 characters' }] } },
    ])
  expect(backend.calls).toEqual({})
  expect((await ask(query, { search: 'pump' })).errors).toEqual([])
})

test('a token that no header could carry is nobody', async () => {
  const { ask, backend } = await house({ getJob: ok(job) })
  expect((await ask(read, {}, 'x'.repeat(4096))).errors).toEqual([])
  expect((await ask(read, {}, 'x'.repeat(4097))).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(backend.calls).toEqual({ getJob: 1 })
})

test('the message of a write is returned as an extension; those of reads and of several writes are not', async () => {
  const said = (responseMessage: string, responseData: unknown): Reaction => ({
    json: { responseCode: 200, responseMessage, responseData },
  })
  const { app } = await house({ manageJob: said('Sam is on it.', managedJob), getJob: said('Here you are.', job) })
  const extensionsOf = async (query: string): Promise<unknown> => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'token-1' }, payload: { query } })
    return response.json<{ extensions?: unknown }>().extensions
  }
  expect(await extensionsOf(write)).toEqual({ responseMessage: 'Sam is on it.' })
  expect(await extensionsOf(read)).toBeUndefined()
  const twice = write.replace('mutation { ', 'mutation { other: manageJob(input: { jobId: "502", action: START }) { job { id } } ')
  expect(await extensionsOf(twice)).toBeUndefined()
})
