import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectMock } from './node/connectMock.ts'
import { startMock } from './startMock.ts'
import type { Mock, MockSession } from './node/types.ts'

/** A call of the API as the owner. Returns `responseData`. */
async function call({ apiUrl, signIn }: MockSession, method: string, path: string, body?: object): Promise<unknown> {
  const { token } = await signIn('owner')
  const headers = { 'x-fc-app-platform': '2', 'content-type': 'application/json', authorization: token }
  const reply = await fetch(apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { responseData } = (await reply.json()) as { responseData: unknown }
  return responseData
}
const addTax = (mock: MockSession, name: string): Promise<unknown> => call(mock, 'POST', '/taxes', { name, rate: 7 })
async function taxNames(mock: MockSession): Promise<string[]> {
  const { taxes } = (await call(mock, 'GET', '/taxes')) as { taxes: { name: string }[] }
  return taxes.map(({ name }) => name)
}

let first: Mock
let second: Mock
beforeAll(async () => {
  first = await startMock({ clock: { now: '2026-06-17T12:00Z', frozen: true } })
  second = await startMock({ scenario: 'code-pending', clock: '2026-06-17T12:00Z' })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

describe('two mocks in one process', () => {
  test('share no records, outbox, faults, clock and log', async () => {
    await second.reset()
    await addTax(first, 'Of the first')
    await first.faults.add({ path: '/taxes/7', times: 1 })
    await first.clock.advance('8d')
    expect(await taxNames(first)).toContain('Of the first')
    expect(await taxNames(second)).not.toContain('Of the first')
    expect([(await first.faults.all()).length, await second.faults.all()]).toEqual([1, []])
    expect((await first.clock.now()).iso).toBe('2026-06-25T12:00:00.000Z')
    expect((await second.clock.now()).iso).toMatch(/^2026-06-17T12:/)
    expect((await first.calls()).map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect((await second.calls()).map(({ method }) => method)).toEqual(['GET'])
    expect(await second.outbox.code('unverified@demo.test')).toMatch(/^\d{6}$/)
    await expect(first.outbox.code('unverified@demo.test')).rejects.toThrow(new Error('No code was sent to unverified@demo.test.'))
  })

  test('share no provider states', async () => {
    const set = (mock: Mock, action: string): Promise<Response> => {
      const body = JSON.stringify({ action, state: 'the job does not exist', params: { job_id: 999 } })
      return fetch(`${mock.url}/control/pact-states`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    await addTax(first, 'Before the state')
    await addTax(second, 'Of the second')
    expect((await set(first, 'setup')).status).toBe(200)
    expect(await taxNames(first)).not.toContain('Before the state')
    await set(second, 'teardown')
    expect(await taxNames(second)).toContain('Of the second')
    await set(first, 'teardown')
    expect(await taxNames(first)).toContain('Before the state')
  })
})

test('a session has data of its own, which end with it', async () => {
  const session = await first.session({ id: 'own', clock: { now: '2026-01-05T09:00Z', frozen: true } })
  await addTax(session, 'Of the session')
  expect(session.url).toBe(`${first.url}/s/own`)
  expect(await taxNames(session)).toContain('Of the session')
  expect(await taxNames(first)).not.toContain('Of the session')
  expect((await session.clock.now()).iso).toBe('2026-01-05T09:00:00.000Z')
  await session.stop()
  await expect(session.calls()).rejects.toThrow(/^There’s no mock session own/)
})

test('a reset restores the scenario and the time of the start', async () => {
  await addTax(second, 'Added')
  await second.clock.advance('1d')
  await second.reset()
  expect(await taxNames(second)).not.toContain('Added')
  expect((await second.clock.now()).iso).toMatch(/^2026-06-17T12:/)
  expect(await second.outbox.all('unverified@demo.test')).toHaveLength(1)
})

test('recorded calls are replayed by another mock until its reset', async () => {
  await first.reset()
  await call(first, 'GET', '/taxes')
  await addTax(first, 'Recorded')
  await call(first, 'GET', '/taxes')
  const recording = await first.record()
  expect(JSON.stringify(recording)).not.toContain('Recorded')
  await second.replay(recording)
  const before = await call(second, 'GET', '/taxes')
  await addTax(second, 'Replayed')
  const after = await call(second, 'GET', '/taxes')
  const ids = (reply: unknown): number[] => (reply as { taxes: { id: number }[] }).taxes.map(({ id }) => id)
  expect(ids(after)).toHaveLength(ids(before).length + 1)
  await second.reset()
  expect(await taxNames(second)).not.toContain('Replayed')
  expect(await call(second, 'GET', '/taxes')).not.toEqual(before)
})

test('a snapshot is loaded as it was saved', async () => {
  const snapshot = await first.snapshot()
  await addTax(first, 'After the snapshot')
  await snapshot.load()
  expect(await taxNames(first)).not.toContain('After the snapshot')
  await snapshot.delete()
  await expect(snapshot.load()).rejects.toThrow(/^There’s no snapshot/)
})

test('a fault without an effect replies with 503', async () => {
  await first.faults.add({ path: '/taxes', times: 1 })
  const { token } = await first.signIn('owner@demo.test')
  const list = () => fetch(`${first.apiUrl}/taxes`, { headers: { 'x-fc-app-platform': '2', authorization: token } })
  expect([(await list()).status, (await list()).status]).toEqual([503, 200])
})

test('a sign-in returns the token and the user', async () => {
  const { token, user } = await first.signIn('staff')
  expect(user).toMatchObject({ email: 'staff@demo.test', user_type: 'staff', authentication_token: token })
  await expect(first.signIn('stuff')).rejects.toThrow(new Error('There’s no user stuff@demo.test. The nearest is staff@demo.test.'))
})

test('a mock of another process is driven by its address', async () => {
  const remote = connectMock(`${first.url}/api/v1`)
  await addTax(remote, 'From elsewhere')
  expect(await taxNames(first)).toContain('From elsewhere')
  await remote.reset()
  expect(await taxNames(first)).not.toContain('From elsewhere')
})

test('wrong options are named', async () => {
  await expect(startMock({ port: 70_000 })).rejects.toThrow(new Error('PORT must be a whole number from 0 to 65535.'))
  await expect(startMock({ scenario: 'busy-dya' })).rejects.toThrow(new Error('There’s no scenario busy-dya. The nearest is busy-day.'))
  await expect(startMock({ port: Number(new URL(first.url).port) })).rejects.toThrow(/^PORT \d+ is already in use on 127\.0\.0\.1/)
})
