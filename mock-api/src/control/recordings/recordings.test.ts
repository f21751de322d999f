import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await signIn()
})

const api = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = { authorization: token },
) =>
  (
    await mock.app.inject({ method, url: `/api/v1${path}`, headers: { 'x-fc-app-platform': '2', ...headers }, ...(payload && { payload }) })
  ).json()
const signIn = async (): Promise<string> =>
  (await api('POST', '/users/sign_in', { email: 'owner@demo.test', password: 'demo1234' }, {})).responseData.user.authentication_token
const control = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: Record<string, string> = {}) =>
  (await mock.app.inject({ method, url: `/control${path}`, headers, ...(payload && { payload }) })).json()

const rates = ({ responseData }: { responseData: { taxes: { rate: number }[] } }) => responseData.taxes.map(({ rate }) => rate)

test('the same requests get the recorded replies in their order, and the mock answers others', async () => {
  const before = rates(await api('GET', '/taxes?page=1&per_page=10'))
  const { responseData: created } = await api('POST', '/taxes', { name: 'New tax', rate: 3.75 })
  const after = rates(await api('GET', '/taxes?per_page=10&page=1'))
  expect(after).toHaveLength(before.length + 1)
  expect(await control('POST', '/recordings/taxes', {})).toEqual({ name: 'taxes', calls: 3 })

  await control('POST', '/scenarios/taxes', {})
  token = await signIn()
  const { taxes } = mock.store
  expect(taxes.all().some(({ rate }) => rate === 3.75)).toBe(false)
  expect(rates(await api('GET', '/taxes?page=1&per_page=10'))).toEqual(before)
  expect((await api('POST', '/taxes', { rate: 3.75, name: 'Another name, scrubbed as well' })).responseData).toMatchObject({
    id: created.id,
    rate: 3.75,
  })
  expect(taxes.all().some(({ rate }) => rate === 3.75)).toBe(false)
  expect(rates(await api('GET', '/taxes?page=1&per_page=10'))).toEqual(after)
  expect(rates(await api('GET', '/taxes?page=1&per_page=10'))).toEqual(after)
  expect(rates(await api('GET', '/taxes?page=1&per_page=20'))).toEqual(before)

  await control('POST', '/reset', {})
  token = await signIn()
  expect(rates(await api('GET', '/taxes?page=1&per_page=10'))).toEqual(before)
})

test('a recording has neither tokens nor codes nor personal data, and no call that returns a token', async () => {
  const [customer] = mock.store.customers.all()
  const search = encodeURIComponent(customer?.email ?? '')
  await api('GET', `/customers/list_customers?page=1&per_page=50&search=${search}`)
  await api('GET', '/users/user_profile_get')
  await control('POST', '/recordings/people', {})
  const recording = await control('GET', '/recordings/people')
  const text = JSON.stringify(recording)
  for (const secret of [token, customer?.email, customer?.phone, customer?.name ?? customer?.first_name, 'owner@demo.test', 'demo1234']) {
    expect(secret).toBeTruthy()
    expect(text).not.toContain(secret)
  }
  expect(recording.calls.map(({ path }: { path: string }) => path)).not.toContain('/api/v1/users/sign_in')
  expect(recording.calls[0]).toMatchObject({
    method: 'GET',
    path: '/api/v1/customers/list_customers',
    query: { search: 'person@example.com' },
  })
})

test('an uploaded recording is scrubbed and replayed by a session alone', async () => {
  const call = {
    method: 'GET',
    path: '/api/v1/taxes',
    query: {},
    body: null,
    http_status: 200,
    reply: { responseCode: 200, responseMessage: 'Success', responseData: { taxes: [{ id: 1, name: 'Ada’s tax', rate: 7 }] } },
  }
  const signedIn = { ...call, path: '/api/v1/users/general_data', reply: { ...call.reply, responseData: { token: 'abc' } } }
  expect(await control('PUT', '/recordings/uploaded', { format: 1, calls: [call, signedIn] })).toEqual({ name: 'uploaded', calls: 1 })
  expect(await control('GET', '/scenarios')).toContainEqual(expect.objectContaining({ name: 'uploaded', email: 'owner@demo.test' }))
  await control('POST', '/sessions', { id: 'replaying', scenario: 'uploaded' })
  const replayed = await api('GET', '/taxes', undefined, { 'x-mock-session': 'replaying' })
  expect(replayed.responseData).toEqual({ taxes: [{ id: 1, name: '[text]', rate: 7 }] })
  expect(rates(await api('GET', '/taxes'))).not.toEqual([7])
})

const call = { method: 'GET', path: '/api/v1/taxes', query: {}, http_status: 200, reply: { responseCode: 200, responseMessage: 'Success' } }

test.each<[string, object, string]>([
  ['another format', { format: 2, calls: [call] }, 'format: must be 1'],
  ['too many calls', { format: 1, calls: Array.from({ length: 2001 }, () => call) }, 'calls: must have at most 2000 calls'],
  [
    'another path',
    { format: 1, calls: [{ ...call, path: '/control/reset' }] },
    'calls.0.path: must be a path below /api/v1, without a query',
  ],
  ['an unknown field', { format: 1, calls: [{ ...call, headers: {} }] }, 'calls.0: there’s no field headers'],
])('a recording with %s is refused', async (_, recording, problem) => {
  expect(await control('PUT', '/recordings/damaged', recording)).toMatchObject({
    responseCode: 400,
    responseMessage: `This recording can’t be used: ${problem}.`,
  })
  expect(await control('GET', '/recordings')).toEqual([])
})

test.each<[string, string, object, string]>([
  ['a name of a scenario', '/recordings/busy-day', { format: 1, calls: [call] }, 'There’s a scenario busy-day. Use another name.'],
  [
    'a name with other characters',
    '/recordings/a%20b',
    { format: 1, calls: [call] },
    'Use a name of at most 60 letters, digits, dots, hyphens and underscores.',
  ],
])('%s is refused', async (_, path, recording, problem) => {
  expect(await control('PUT', path, recording)).toMatchObject({ responseCode: 400, responseMessage: problem })
})

test('only calls of the mock or of the backend are recorded where that is asked', async () => {
  await api('GET', '/taxes')
  expect(await control('POST', '/recordings/a', { from: 'upstream' })).toEqual({ name: 'a', calls: 0 })
  expect(await control('POST', '/recordings/a', { from: 'mock' })).toEqual({ name: 'a', calls: 1 })
  expect(await control('DELETE', '/recordings/a')).toEqual([])
})
