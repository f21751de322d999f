import { instantOf } from '@callout/contracts/time'
import { beforeEach, expect, test } from 'vitest'
import { ignoreBooks, type TestApp, testApp } from '../../testing/testApp.ts'
import { scenarios } from './scenarios.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

const start = (name: string) => mock.control<{ email: string; clock: { now: number } }>('POST', `/scenarios/${name}`, {})

/** Not those that take seconds to make, wait for a code, or fail at random. */
const quick = scenarios.filter(({ name }) => !['ten-thousand-jobs', 'code-pending', 'flaky-backend', 'slow-backend'].includes(name))

test.each(quick)('$name lets its user sign in', async ({ name, email }) => {
  expect(await start(name)).toMatchObject({ scenario: name, email, session: null })
  expect(await mock.signIn(email.replace('@demo.test', ''))).not.toBe('')
})

test('a new company has no jobs, customers or other staff', async () => {
  await start('new-company')
  const [owner] = mock.store.users.by('email', 'new@demo.test')
  const ofCompany = ({ company_id }: { company_id: number }): boolean => company_id === owner?.company_id
  expect([mock.store.jobs.all().filter(ofCompany), mock.store.customers.all().filter(ofCompany)]).toEqual([[], []])
  expect(mock.store.users.all().filter(ofCompany)).toHaveLength(1)
})

test.each([
  ['trial-ended', 'Your free trial has ended. Choose a plan to continue.'],
  ['expired', 'Your subscription has expired. Choose a plan to continue.'],
])('%s refuses writes', async (name, message) => {
  await start(name)
  const token = await mock.signIn('owner')
  const body = { availability_status: 1 }
  expect(await mock.call('POST', '/users/select_status', { token, body })).toMatchObject({ responseCode: 402, responseMessage: message })
})

test('a pending code is in the outbox', async () => {
  await start('code-pending')
  expect(await mock.control('GET', '/outbox?to=unverified@demo.test')).toMatchObject([{ code: expect.stringMatching(/^\d{6}$/) }])
})

test('a busy day has a technician with two visits at once', async () => {
  await start('busy-day')
  const visits = mock.store.visits.all().filter(({ company_id, status }) => company_id === 1 && status === 1)
  const pairs = visits.filter((visit) =>
    visits.some(
      (item) => item.id !== visit.id && item.start_at === visit.start_at && item.staff_ids.some((id) => visit.staff_ids.includes(id)),
    ),
  )
  expect(pairs.length).toBeGreaterThan(1)
})

test('the month ends at 16:00 of its last day', async () => {
  ignoreBooks(mock)
  mock.clock.reset()
  await start('month-end')
  const now = new Date()
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  const { clock } = await mock.control<{ clock: { now: number } }>('POST', '/scenarios/month-end', {})
  expect(Math.abs(clock.now - instantOf(last, '16:00', 'America/Chicago'))).toBeLessThan(86_400)
})

test('a scenario in a session leaves the shared data alone', async () => {
  const before = mock.store.companies.get(1)
  expect(await mock.control('POST', '/sessions', { id: 'a', scenario: 'trial-ended' })).toMatchObject({ id: 'a', email: 'owner@demo.test' })
  expect(mock.store.companies.get(1)).toEqual(before)
  const item = await mock.app.inject({ url: '/control/records/companies/1', headers: { 'x-mock-session': 'a' } })
  expect(item.json()).toMatchObject({ subscription: { sku: 'free_trial' } })
})

test('an unknown scenario is refused with the nearest name', async () => {
  expect(await start('trial-endet')).toMatchObject({
    responseCode: 404,
    responseMessage: 'There’s no scenario trial-endet. The nearest is trial-ended.',
  })
  expect(await mock.control('POST', '/sessions', { id: 'a', scenario: 'busy' })).toMatchObject({ responseCode: 404 })
  expect(await mock.control('GET', '/sessions')).toEqual([])
})

test('faults of a scenario are in effect', async () => {
  await start('slow-backend')
  expect(await mock.control('GET', '/faults')).toMatchObject([{ delay_ms: 2000 }])
})
