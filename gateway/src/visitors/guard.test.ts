import { job } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { house, type House } from '../testing/ask.ts'
import { ok, refused, type Reply } from '../testing/fakeBackend.ts'
import type { VisitorLimits } from './limits.ts'

const none: VisitorLimits = { requestsPerAccount: 0, requestsPerAddress: 0, callsPerAccount: 0, signInsPerEmail: 0, signInsPerAddress: 0 }
const gateway = (visitors: Partial<VisitorLimits>, replies: Readonly<Record<string, Reply>> = { getJob: ok(job) }) =>
  house(replies, { visitors: { ...none, ...visitors }, trustedProxies: ['loopback'] })

const send = ({ app }: House, query: string, { token, from = '192.0.2.1' }: { token?: string; from?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json', 'x-forwarded-for': from, ...(token && { authorization: token }) },
    payload: { query },
  })
const read = '{ job(id: "501") { id } }'
const signIn = (email: string, password = 'wrong') =>
  `mutation { signIn(input: { email: "${email}", password: "${password}" }) { ... on SignedIn { token } ... on UnknownEmail { message } } }`

test('an account that asks too often is told when to come again, and no other one', async () => {
  const here = await gateway({ requestsPerAccount: 2 })
  for (const _ of [1, 2]) expect((await send(here, read, { token: 'a' })).statusCode).toBe(200)
  const answer = await send(here, read, { token: 'a' })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Too many tries. Please wait a moment.',
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: Number(answer.headers['retry-after']) },
  })
  expect((await send(here, read, { token: 'b' })).statusCode).toBe(200)
  expect(here.backend.requests).toHaveLength(3)
})

test('an address that asks too often is, too, with whatever token', async () => {
  const here = await gateway({ requestsPerAddress: 2 })
  for (const token of ['a', 'b']) expect((await send(here, read, { token })).statusCode).toBe(200)
  expect((await send(here, read, { token: 'c' })).statusCode).toBe(429)
  expect((await send(here, read, { token: 'c', from: '192.0.2.2' })).statusCode).toBe(200)
})

test('calls of the backend count for themselves: one document may make many', async () => {
  const here = await gateway({ callsPerAccount: 3 }, { getJob: (_, nth) => ok({ ...job, id: 500 + nth }) })
  const two = '{ a: job(id: "501") { id } b: job(id: "502") { id } }'
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(200)
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(200)
  expect((await send(here, two, { token: 'a' })).statusCode).toBe(429)
  expect(here.backend.requests).toHaveLength(4)
})

test('after too many refused sign-ins for an email address the backend is not asked any more, from wherever they come', async () => {
  const here = await gateway({ signInsPerEmail: 2 }, { signIn: refused(422, 'Wrong password') })
  for (const from of ['192.0.2.1', '192.0.2.2'])
    expect((await send(here, signIn('Owner@demo.test '), { from })).json().errors[0].extensions.code).toBe('INVALID')
  const answer = await send(here, signIn('owner@demo.test', 'right'), { from: '192.0.2.3' })
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  expect(here.backend.requests).toHaveLength(2)
  expect((await send(here, signIn('another@demo.test'))).json().errors[0].extensions.code).toBe('INVALID')
})

test('an unknown email address counts for whoever tries them one after the other', async () => {
  const here = await gateway({ signInsPerAddress: 2 }, { signIn: refused(204, 'No such email') })
  for (const name of ['a', 'b']) expect((await send(here, signIn(`${name}@demo.test`))).statusCode).toBe(200)
  expect((await send(here, signIn('c@demo.test'))).statusCode).toBe(429)
})

test('a sign-in that succeeds forgets the tries before', async () => {
  const user = { user: { id: 1, authentication_token: 'secret', email: 'a@b.test' } }
  const here = await gateway({ signInsPerEmail: 2 }, { signIn: (_, nth) => (nth === 2 ? ok(user) : refused(422, 'Wrong password')) })
  const statuses = []
  for (const _ of [1, 2, 3, 4]) statuses.push((await send(here, signIn('a@b.test'))).json().errors?.[0].extensions.code ?? 'in')
  expect(statuses).toEqual(['INVALID', 'in', 'INVALID', 'INVALID'])
  expect((await send(here, signIn('a@b.test'))).statusCode).toBe(429)
})

test('a backend that is away counts against nobody', async () => {
  const here = await gateway({ signInsPerEmail: 1 }, { signIn: { status: 502, text: '' } })
  for (const _ of [1, 2, 3]) expect((await send(here, signIn('a@b.test'))).json().errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE')
})

test('files and probes are counted for nobody', async () => {
  const here = await gateway({ requestsPerAddress: 1 })
  for (const _ of [1, 2, 3]) expect((await here.app.inject('/health/live')).statusCode).toBe(200)
})
