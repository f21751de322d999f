import { job } from '@callout/contracts/jobs/samples/record'
import { fastify } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test, vi } from 'vitest'
import { TooManyRequestsError } from '../rest/errors.ts'
import { visitorOf } from '../web/caller.ts'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'
import { ok, refused, type Reply } from '../testing/fakeBackend.ts'
import { createGuard, type Visitor } from './guard.ts'
import { type VisitorLimits, visitorLimits } from './limits.ts'

const none = Object.fromEntries(Object.keys(visitorLimits).map((limit) => [limit, 0])) as unknown as VisitorLimits
const gateway = (visitors: Partial<VisitorLimits>, replies: Readonly<Record<string, Reply>> = { getJob: ok(job) }) =>
  testGateway(replies, { visitors: { ...none, ...visitors }, trustedProxies: ['loopback'] })

const send = ({ app }: TestGateway, query: string, { token, from = '192.0.2.1' }: { token?: string; from?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json', 'x-forwarded-for': from, ...(token && { authorization: token }) },
    payload: { query },
  })
const read = '{ job(id: "501") { id } }'
const signIn = (email: string, password = 'wrong') =>
  `mutation { signIn(input: { email: "${email}", password: "${password}" }) { ... on SignedIn { token } ... on UnknownEmail { message } } }`

test('limits requests per account with a retry time', async () => {
  const here = await gateway({ callsPerAccount: 2 })
  for (const _ of [1, 2]) expect((await send(here, read, { token: 'a' })).statusCode).toBe(200)
  const answer = await send(here, read, { token: 'a' })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
  expect(answer.json().errors[0]).toMatchObject({
    message: expect.stringMatching(/^Too many tries\. Please try again in (1 minute|5\d seconds)\.$/),
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: Number(answer.headers['retry-after']) },
  })
  expect((await send(here, read, { token: 'b' })).statusCode).toBe(200)
  expect(here.backend.requests).toHaveLength(3)
})

test('limits requests per address', async () => {
  const here = await gateway({ requestsPerAddress: 2 })
  for (const token of ['a', 'b']) expect((await send(here, read, { token })).statusCode).toBe(200)
  expect((await send(here, read, { token: 'c' })).statusCode).toBe(429)
  expect((await send(here, read, { token: 'c', from: '192.0.2.2' })).statusCode).toBe(200)
})

test('counts every backend call of a request', async () => {
  const here = await gateway({ callsPerAccount: 3 }, { getJob: (_, nth) => ok({ ...job, id: 500 + nth }) })
  const two = '{ a: job(id: "501") { id } b: job(id: "502") { id } }'
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(200)
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(200)
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(429)
  expect(here.backend.requests).toHaveLength(4)
})

test('counts a token with and without its scheme as one', async () => {
  const here = await gateway({ callsPerAccount: 2 })
  for (const token of ['a', 'Bearer a']) expect((await send(here, read, { token })).statusCode).toBe(200)
  for (const token of ['a', 'bearer  a', 'BEARER a']) expect((await send(here, read, { token })).statusCode).toBe(429)
})

test('counts IPv6 addresses by /64 and IPv4-mapped ones as IPv4', async () => {
  const here = await gateway({ requestsPerAddress: 1 })
  expect((await send(here, read, { from: '2001:db8:0:1::1' })).statusCode).toBe(200)
  expect((await send(here, read, { from: '2001:db8::1:ffff:0:0:9' })).statusCode).toBe(429)
  expect((await send(here, read, { from: '2001:db8:0:2::1' })).statusCode).toBe(200)
  expect((await send(here, read, { from: '192.0.2.9' })).statusCode).toBe(200)
  expect((await send(here, read, { from: '::ffff:192.0.2.9' })).statusCode).toBe(429)
})

test('blocks failed sign-ins per email and address, with a retry time', async () => {
  const here = await gateway({ signInsPerEmail: 2 }, { signIn: refused(422, 'Wrong password') })
  for (const email of ['Owner@demo.test ', 'owner@demo.test'])
    expect((await send(here, signIn(email))).json().errors[0].extensions.code).toBe('INVALID')
  const answer = await send(here, signIn('owner@demo.test', 'right'))
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(answer.json().errors[0].message).toBe('Too many tries. Please try again in 15 minutes.')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  expect(here.backend.requests).toHaveLength(2)
  for (const [email, from] of [
    ['another@demo.test', '192.0.2.1'],
    ['owner@demo.test', '192.0.2.2'],
  ] as const)
    expect((await send(here, signIn(email), { from })).json().errors[0].extensions.code).toBe('INVALID')
})

test('counts concurrent sign-ins', async () => {
  const here = await gateway({ signInsPerEmail: 3 }, { signIn: refused(422, 'Wrong password') })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(here, signIn('owner@demo.test'))))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(17)
  expect(here.backend.requests).toHaveLength(3)
})

test('a sign-in that succeeds resets the count', async () => {
  const user = { user: { id: 1, authentication_token: 'secret', email: 'a@b.test' } }
  const here = await gateway({ signInsPerEmail: 2 }, { signIn: (_, nth) => (nth === 2 ? ok(user) : refused(422, 'Wrong password')) })
  const statuses = []
  for (const _ of [1, 2, 3, 4]) statuses.push((await send(here, signIn('a@b.test'))).json().errors?.[0].extensions.code ?? 'in')
  expect(statuses).toEqual(['INVALID', 'in', 'INVALID', 'INVALID'])
  expect((await send(here, signIn('a@b.test'))).statusCode).toBe(429)
})

test('does not count backend failures', async () => {
  const here = await gateway({ signInsPerEmail: 1 }, { signIn: { status: 502, text: '' } })
  for (const _ of [1, 2, 3]) expect((await send(here, signIn('a@b.test'))).json().errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE')
})

test.each([
  ['contactSupport', 'mutation { contactSupport(input: { name: "A", email: "a@b.test", subject: "Hi", message: "Hi" }) { message } }'],
  ['verifyUser', 'mutation { verifyUser(input: { userCode: "123456" }) { message } }'],
  ['forgotPassword', 'mutation { forgotPassword(input: { email: "a@b.test" }) { message } }'],
  [
    'setPassword',
    'mutation { changePassword(input: { oldPassword: "guess", password: "demo1234", passwordConfirmation: "demo1234" }) { message } }',
  ],
])('%s is limited by address, whatever the token', async (name, query) => {
  const here = await gateway({ messagesPerAddress: 2 }, { [name]: ok({}) })
  for (const token of ['a', 'b']) expect((await send(here, query, { token })).statusCode).toBe(200)
  expect((await send(here, query, { token: 'c' })).statusCode).toBe(429)
  expect((await send(here, query, { token: 'c', from: '192.0.2.2' })).statusCode).toBe(200)
  expect(here.backend.calls).toEqual({ [name]: 3 })
})

test.each([
  ['POST', '/%67raphql', 200],
  ['GET', '/%65vents', 503],
  ['GET', '/job%2Dfiles/501/1', 404],
  ['POST', '/drive%2Dtimes', 503],
] as const)('%s %s is counted like its plain address', async (method, url, status) => {
  const { app } = await testGateway({ getJob: ok(job) }, { visitors: { ...none, requestsPerAddress: 1 }, routingUrl: 'http://127.0.0.1:1' })
  const ask = () => app.inject({ method, url, headers: { authorization: 'a' }, ...(method === 'POST' && { payload: { query: read } }) })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([status, 429])
  await app.close()
})

test('does not count files and probes', async () => {
  const here = await gateway({ requestsPerAddress: 1 })
  for (const _ of [1, 2, 3]) expect((await here.app.inject('/health/live')).statusCode).toBe(200)
})

test('shared counters get no tokens and limit as those in memory do', async () => {
  const keys: (string | number)[] = []
  class Counters extends RateLimiterMemory {
    override consume(key: string | number, points?: number) {
      keys.push(key)
      return super.consume(key, points)
    }
  }
  const guard = createGuard({ ...none, callsPerAccount: 2 }, (options) => new Counters(options))
  const app = fastify().decorate('hasMockHeaders', false)
  app.get('/', (request) => visitorOf(request))
  const visitorWith = async (authorization: string): Promise<Visitor> => (await app.inject({ url: '/', headers: { authorization } })).json()
  const visitor = await visitorWith('secret-token')
  await guard.admit(visitor)
  await guard.admit(visitor)
  await expect(guard.admit(visitor)).rejects.toThrow(TooManyRequestsError)
  await guard.admit(await visitorWith('other-token'))
  expect(keys).toHaveLength(4)
  expect(keys.join(' ')).not.toContain('token')
})

test('the minute of counters in memory ends', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 9), toFake: ['Date'] })
  const guard = createGuard({ ...none, requestsPerAddress: 1 })
  const visitor = { account: undefined, network: '192.0.2.1' }
  void guard.admit(visitor)
  expect(() => guard.admit(visitor)).toThrow(TooManyRequestsError)
  vi.setSystemTime(Date.UTC(2026, 10, 18, 9, 1))
  void guard.admit(visitor)
  vi.useRealTimers()
})
