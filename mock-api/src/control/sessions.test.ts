import { beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../db/store.ts'
import { Clock } from '../clock.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { Sessions, getState } from './mockSession.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const profile = '/users/user_profile_get'
const inSession = (id: string) => ({ 'x-mock-session': id })

async function control(method: 'GET' | 'POST' | 'DELETE', path: string, id: string, payload?: object) {
  return (await mock.app.inject({ method, url: `/control${path}`, headers: inSession(id), ...(payload && { payload }) })).json()
}
async function signIn(id: string): Promise<string> {
  const body = { email: 'owner@demo.test', password: 'demo1234' }
  const { responseData } = await mock.call('POST', '/users/sign_in', { body, headers: inSession(id) })
  return (responseData as { user: { authentication_token: string } }).user.authentication_token
}

test('a session has records, clock, faults, switches, outbox and log of its own', async () => {
  await mock.control('POST', '/sessions', { id: 'a' })
  const shared = await mock.control<{ now: number }>('GET', '/clock')
  await control('POST', '/clock', 'a', { advance: '1d' })
  await control('POST', '/faults', 'a', { path: '/countries', status: 503 })
  await control('POST', '/switches', 'a', { resend_renews_token: true })
  await mock.call('POST', '/users/password', { body: { email: 'owner@demo.test' }, headers: inSession('a') })
  const token = await signIn('a')
  expect((await mock.call('GET', profile, { token, headers: inSession('a') })).responseCode).toBe(200)
  expect((await mock.call('GET', '/countries', { headers: inSession('a') })).status).toBe(503)
  expect([await control('GET', '/outbox', 'a'), await control('GET', '/requests', 'a')].map((list: unknown[]) => list.length > 0)).toEqual([
    true,
    true,
  ])

  expect((await mock.call('GET', profile, { token })).responseCode).toBe(401)
  expect((await mock.call('GET', '/countries')).status).toBe(200)
  expect(await mock.control('GET', '/clock')).toEqual(shared)
  expect(await mock.control('GET', '/outbox')).toEqual([])
  expect(await mock.control('GET', '/switches')).toEqual({})
  expect(await mock.control('GET', '/requests')).toMatchObject([{ path: '/api/v1/countries' }, { path: `/api/v1${profile}` }])
})

test('a session is reached by its base address, and its links lead back into it', async () => {
  expect(await mock.control('POST', '/sessions', { id: 'a' })).toMatchObject({ id: 'a', base_url: 'http://127.0.0.1:4010/s/a/api/v1' })
  await mock.app.inject({ method: 'POST', url: '/s/a/control/clock', payload: { now: 7000 } })
  expect((await mock.app.inject({ url: '/s/a/control/clock' })).json()).toMatchObject({ now: 7000 })
  expect((await mock.app.inject({ url: '/s/b/control/clock' })).statusCode).toBe(400)
})

test('an unknown session is refused with the nearest one', async () => {
  await mock.control('POST', '/sessions', { id: 'worker-1' })
  const { responseCode, responseMessage, status } = await mock.call('GET', '/countries', { headers: inSession('worker-l') })
  expect([status, responseCode, responseMessage]).toEqual([
    400,
    400,
    'There’s no mock session worker-l. The nearest is worker-1. Create one with POST /control/sessions.',
  ])
})

test('a session starts from a snapshot, is listed, reset and ended', async () => {
  await mock.control('POST', '/snapshots/before')
  const [job] = mock.store.jobs.all()
  mock.store.jobs.remove(job?.id ?? 0)
  await mock.control('POST', '/sessions', { id: 'a', snapshot: 'before' })
  expect(await control('GET', `/records/jobs/${job?.id}`, 'a')).toEqual(job)
  expect(await mock.control('GET', '/sessions')).toMatchObject([{ id: 'a', idle_seconds: 3600 }])
  expect(await mock.control('POST', '/sessions', { id: 'a' })).toMatchObject({ responseCode: 409 })
  expect(await mock.control('POST', '/sessions', { id: 'b', snapshot: 'befor' })).toMatchObject({
    responseMessage: 'There’s no snapshot befor. The nearest is before.',
  })
  expect(await control('POST', '/reset', 'a', {})).toEqual({ reset: true })
  expect(await mock.control('DELETE', '/sessions/a')).toEqual([])
  expect(await control('GET', '/clock', 'a')).toMatchObject({ responseCode: 400 })
})

test('a session expires after its idle time', async () => {
  let now = 0
  const sessions = new Sessions({ store: memoryStore(), clock: new Clock(), publicUrl: () => '' }, () => now)
  await sessions.create({ id: 'a', state: await getState(sessions.shared), idleSeconds: 10 })
  now = 9_000
  sessions.of('a')
  now = 18_999
  sessions.of('a')
  now = 28_999
  expect(() => sessions.of('a')).toThrow('There’s no mock session a.')
  expect(sessions.all()).toEqual([])
})

describe('parallel workers', () => {
  /** 1,000 writes each in the nightly run. */
  const WRITES = process.env['NIGHTLY'] ? 1000 : 60
  const workers = Array.from({ length: 8 }, (_, index) => `worker-${index}`)

  test(`see nothing of each other over ${WRITES} interleaved writes each`, async () => {
    const before = mock.store.taxes.size
    const tokens = new Map<string, string>()
    for (const id of workers) {
      await mock.control('POST', '/sessions', { id })
      tokens.set(id, await signIn(id))
    }
    const write = async (id: string): Promise<void> => {
      for (let index = 0; index < WRITES; index += 1) {
        const body = { name: `${id} ${index}`, rate: 5 }
        const { responseCode } = await mock.call('POST', '/taxes', { token: tokens.get(id) ?? '', body, headers: inSession(id) })
        expect(responseCode).toBe(200)
      }
    }
    await Promise.all(workers.map(write))
    for (const id of workers) {
      const { total, records } = await control('GET', `/records/taxes?search=worker-&limit=2000`, id)
      expect(total).toBe(WRITES)
      expect((records as { name: string }[]).every(({ name }) => name.startsWith(`${id} `))).toBe(true)
    }
    expect(mock.store.taxes.size).toBe(before)
  })
})
