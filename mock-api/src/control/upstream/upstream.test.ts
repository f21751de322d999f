import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { memoryStore } from '../../db/store.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { tinyData } from '../../testing/tinySeed.ts'
import type { ComparedCall } from './upstream.ts'

/** A backend with other notations of some fields, and the mock in front of it. */
let backend: TestApp
let received: { readonly method: string; readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[]
let server: FastifyInstance
let url: string
let store: ReturnType<typeof memoryStore>
let app: FastifyInstance

const differently = (text: string): string =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (name === 'lock_version') return undefined
    if (name === 'total_count') return String(value)
    if (typeof value !== 'object' || value === null || !('job_number' in value)) return value
    const { job_number: jobNumber, ...others } = value
    return { ...others, jobNumber }
  })

beforeEach(async () => {
  backend = testApp()
  received = []
  server = fastify()
  server.all('/*', async (request, reply) => {
    const { method, url: path, headers, body } = request
    received.push({ method, url: path, headers })
    const answer = await backend.app.inject({
      method: method as 'GET',
      url: path,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-length')) as Record<string, string>,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return reply.code(answer.statusCode).type('application/json').send(differently(answer.body))
  })
  url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/v1`
  store = memoryStore(tinyData())
  app = buildApp({ store, seed: tinyData, upstream: { url } })
})
afterEach(() => server.close())

const call = async (method: 'GET' | 'POST', path: string, token?: string, payload?: object, others: Record<string, string> = {}) => {
  const headers = { 'x-fc-app-platform': '2', ...(token !== undefined && { authorization: token }), ...others }
  return (await app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })).json()
}
const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  (await app.inject({ method, url: `/control${path}`, ...(payload && { payload }) })).json()
const signIn = async (name = 'admin'): Promise<string> =>
  (await call('POST', '/users/sign_in', undefined, { email: `${name}@demo.test`, password: 'demo1234' })).responseData.user
    .authentication_token

test('the backend answers, and reads are compared with the mock by call and field', async () => {
  const token = await signIn()
  const { responseData } = await call('GET', '/jobs/job_listing?page=1&per_page=5&search=nothing-the-mock-has', token)
  expect(responseData.pagination.total_count).toEqual(expect.any(String))
  await call('GET', '/jobs/job_listing?page=1&per_page=5', token)
  const [job] = backend.store.jobs.all()
  await call('GET', `/jobs/${job?.id}`, token)

  const { url: known, mode, calls } = await control('GET', '/upstream')
  expect([known, mode]).toEqual([url, 'compare'])
  const [list, record] = ['GET /jobs/job_listing', 'GET /jobs/{id}'].map((name) =>
    (calls as ComparedCall[]).find((compared) => compared.call === name),
  )
  expect(list).toMatchObject({ compared: 2, not_compared: null })
  expect(list?.differences).toContainEqual({
    field: 'responseData.jobs[].job_number',
    problem: 'missing',
    mock: ['string'],
    upstream: [],
    nearest: 'jobNumber',
    source: 'decision D48',
  })
  expect(list?.differences).toContainEqual({
    field: 'responseData.pagination.total_count',
    problem: 'type',
    mock: ['number'],
    upstream: ['string'],
    source: 'decision D34',
  })
  expect(record?.differences.map(({ field }) => field)).toContain('responseData.lock_version')
  expect(record?.differences.map(({ field }) => field)).not.toContain('responseData.title')
  expect((await control('DELETE', '/upstream')).calls).toEqual([])
})

test('writes go to the backend only, and the shared data of the mock stays as it is', async () => {
  const token = await signIn('owner')
  const before = [store.taxes.size, backend.store.taxes.size]
  expect((await call('POST', '/taxes', token, { name: 'Backend tax', rate: 5 })).responseCode).toBe(200)
  await call('GET', '/taxes', token)
  await control('GET', '/upstream')
  expect([store.taxes.size, backend.store.taxes.size]).toEqual([before[0], (before[1] ?? 0) + 1])
  expect(store.sessions.size).toBe(0)
  expect(received.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/users/sign_in',
    'POST /api/v1/taxes',
    'GET /api/v1/taxes',
  ])
})

test('the mock, the backend or both answer; calls in a session are those of the mock', async () => {
  const headers = { 'x-operation-name': 'Countries' }
  await call('GET', '/countries', undefined, undefined, headers)
  expect(received).toHaveLength(1)
  expect(Object.keys(received[0]?.headers ?? {}).filter((name) => /^x-(mock|operation)/.test(name))).toEqual([])
  await control('POST', '/sessions', { id: 'a' })
  await call('GET', '/countries', undefined, undefined, { 'x-mock-session': 'a' })
  expect((await control('POST', '/upstream', { mode: 'mock' })).mode).toBe('mock')
  await call('GET', '/countries')
  expect(received).toHaveLength(1)
  expect((await control('POST', '/upstream', { mode: 'upstream' })).mode).toBe('upstream')
  await control('DELETE', '/upstream')
  await call('GET', '/countries')
  expect(received).toHaveLength(2)
  expect((await control('GET', '/upstream')).calls).toEqual([])
  await control('POST', '/faults', { path: '/countries', status: 503 })
  expect((await call('GET', '/countries')).responseCode).toBe(503)
  expect(await control('POST', '/upstream', { mode: 'both' })).toMatchObject({ responseMessage: 'mode: Use mock, upstream or compare' })
})

test('without a backend only the mock answers', async () => {
  const alone = testApp()
  expect(await alone.control('GET', '/upstream')).toEqual({ url: null, mode: 'mock', calls: [] })
  expect(await alone.control('POST', '/upstream', { mode: 'compare' })).toMatchObject({
    responseCode: 400,
    responseMessage: 'There’s no backend. Set UPSTREAM_URL, or use npm start -- --compare https://their.backend.',
  })
})

test('a backend that does not answer is named', async () => {
  await server.close()
  const reply = await app.inject({ url: '/api/v1/countries', headers: { 'x-fc-app-platform': '2' } })
  expect([reply.statusCode, reply.json().responseMessage]).toEqual([502, expect.stringMatching(`^The backend ${url} doesn’t answer: `)])
})

test('recordings have neither tokens nor personal data', async () => {
  const token = await signIn()
  const customers = backend.store.customers.all()
  await call('GET', '/customers/list_customers?page=1&per_page=50', token)
  await call('GET', `/customers/${customers[0]?.id}?search=${customers[0]?.email}`, token)
  await call('GET', '/jobs/job_listing?page=1&per_page=50', token)
  await control('POST', '/upstream', { mode: 'mock' })
  await call('GET', '/countries')
  const recordings = (await control('GET', '/upstream/recordings')) as { path: string; reply: unknown }[]
  expect(recordings.map(({ path }) => path)).toEqual([
    '/api/v1/jobs/job_listing',
    `/api/v1/customers/${customers[0]?.id}`,
    '/api/v1/customers/list_customers',
    '/api/v1/users/sign_in',
  ])
  const text = JSON.stringify(recordings)
  const values = (record: object): string[] =>
    Object.values(record).flatMap((value): string[] => {
      if (typeof value === 'object' && value !== null) return values(value)
      return typeof value === 'string' && value.length > 3 ? [value] : []
    })
  const isPersonal = (name: string): boolean => /name|email|phone|street|address|note|description|title/.test(name)
  const personal = [...customers, ...backend.store.users.all(), ...backend.store.properties.all()].flatMap((record) =>
    Object.entries(record).flatMap(([name, value]) => (isPersonal(name) ? values({ value }) : [])),
  )
  expect(personal.length).toBeGreaterThan(50)
  expect(personal.filter((value) => text.includes(JSON.stringify(value)))).toEqual([])
  expect(text).not.toContain(token)
  expect(recordings[2]?.reply).toMatchObject({ responseCode: 200, responseData: { pagination: { current_page: 1 } } })
})

test('a session replays recorded calls of the backend', async () => {
  const token = await signIn()
  const path = '/jobs/job_listing?page=1&per_page=5'
  const { responseData } = await call('GET', path, token)
  expect(responseData.pagination.total_count).toEqual(expect.any(String))
  await control('POST', '/upstream', { mode: 'mock' })
  await call('GET', '/countries')
  expect(await control('POST', '/recordings/theirs', { from: 'upstream' })).toEqual({ name: 'theirs', calls: 1 })
  await control('POST', '/sessions', { id: 'a', scenario: 'theirs' })
  const replayed = await call('GET', path, undefined, undefined, { 'x-mock-session': 'a' })
  expect(replayed.responseData.pagination).toEqual(responseData.pagination)
  expect(replayed.responseData.jobs.map(({ id }: { id: number }) => id)).toEqual(responseData.jobs.map(({ id }: { id: number }) => id))
})
