import { beforeEach, expect, test } from 'vitest'
import { requireOwned } from './access.ts'
import { rows } from './rows.ts'
import { SESSION_SECONDS } from '../resources/auth/sessions.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const reasons = '/static_contents/cancel_job_reasons'

test('returns 401 without a session', async () => {
  expect(await mock.call('GET', reasons)).toMatchObject({ status: 200, responseCode: 401, responseMessage: 'Please sign in to continue.' })
  expect(await mock.call('GET', reasons, { token: 'made-up' })).toMatchObject({
    status: 200,
    responseCode: 401,
    responseMessage: 'Your session has ended. Please sign in again.',
  })
})

test('a session ends after 30 days', async () => {
  const token = await mock.signIn('owner')
  mock.clock.change({ advance_seconds: SESSION_SECONDS - 1 })
  expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(200)
  mock.clock.change({ advance_seconds: 1 })
  expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
})

test.each([
  ['trial-ended', 'Your free trial has ended. Choose a plan to continue.'],
  ['expired', 'Your subscription has expired. Choose a plan to continue.'],
])('%s is asked to subscribe before anything is written, and can still read', async (name, sentence) => {
  const token = await mock.signIn(name)
  expect(await mock.call('POST', '/users/select_status', { token, body: { availability_status: 1 } })).toMatchObject({
    status: 200,
    responseCode: 402,
    responseMessage: sentence,
  })
  for (const path of [reasons, '/jobs/job_listing', '/users/user_profile_get'])
    expect((await mock.call('GET', path, { token })).responseCode).toBe(200)
})

test('an account that has ended can read whatever there is, and write nothing but a new plan (wire.md D21)', async () => {
  const token = await mock.signIn('expired')
  const open: string[] = []
  for (const { method, path, name } of rows.filter((row) => row.access === 'user')) {
    const { responseCode } = await mock.call(method, path.replaceAll(/\{\w+\}/g, '1'), { token })
    // A record that is not there, or a query that has to be said: the answer is about that.
    const isAsItShouldBe = method === 'GET' ? [200, 404, 422].includes(responseCode) : responseCode === 402
    if (!isAsItShouldBe) open.push(name)
  }
  expect(open.toSorted()).toEqual(['cancelSubscription', 'changeSubscription', 'subscribe', 'updatePaymentConfiguration'])
  for (const path of [
    '/jobs/job_listing',
    '/customers/list_customers',
    '/jobs/paid_unpaid_invoices',
    '/master_transactions',
    '/earnings/listings?period=All',
  ])
    expect((await mock.call('GET', path, { token })).responseCode, path).toBe(200)
})

test("another company's record is refused as one that does not exist", () => {
  const [ownCompany, other] = mock.store.companies.all()
  if (!ownCompany || !other) throw new Error('The seed has too few companies')
  const record = { company_id: ownCompany.id }
  expect(requireOwned(ownCompany, record)).toBe(record)
  expect(() => requireOwned(other, record, 'job')).toThrow('This job doesn’t exist.')
  expect(() => requireOwned(other, undefined, 'job')).toThrow('This job doesn’t exist.')
})
