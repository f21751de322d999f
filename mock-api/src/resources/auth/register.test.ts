import { PendingSignInData } from '@callout/contracts/auth/schemas'
import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { z } from '@callout/contracts/wire/zod'
import { beforeEach, describe, expect, test } from 'vitest'
import { NEW_PASSWORD, newCode, newcomer, register, setup } from '../../testing/newcomer.ts'
import { DEMO_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const body = { email: 'Nora@New.Test', password: NEW_PASSWORD, timezone: 'America/Chicago' }

test('registers with a pending token, no profile, a trial of seven days and no message', async () => {
  const { user, is_new_user } = await mock.read(endpoints.auth.register, body)
  expect(is_new_user).toBe(true)
  expect(user).toMatchObject({ email: 'nora@new.test', is_verfied: false, is_verification_required: true, user_profile_details: null })
  expect(user.authentication_token).toBeTruthy()
  expect(user.subscription_details).toMatchObject({
    user_purchase_sku: 'free_trial',
    free_trail_days: 7,
    next_billing_timestamp: mock.clock.now() + 7 * 86_400,
  })
  expect(mock.store.outbox.size).toBe(0)
})

describe('an email address that has an account', () => {
  const message = 'This email address already has an account. Sign in instead.'
  const rejection = { responseCode: 422, responseMessage: message, responseData: { errors: [{ field: 'email', message }] } }
  const again = (changes: object = {}) => mock.call('POST', '/users', { body: { ...body, ...changes } })

  test.each<[string, () => Promise<unknown>, object]>([
    ['verified, with the right password', () => newcomer(mock), {}],
    ['verified, with a wrong password', () => newcomer(mock), { password: 'another one' }],
    ['unverified, with a wrong password', () => register(mock), { password: 'another one' }],
  ])('is refused in the same words: %s', async (_, prepare, changes) => {
    await prepare()
    expect(await again(changes)).toEqual({ status: 200, ...rejection })
    expect(mock.store.users.by('email', 'nora@new.test')).toHaveLength(1)
  })

  test('is refused where the person comes in with Google or Apple and has no password', async () => {
    await newcomer(mock)
    const [user] = mock.store.users.by('email', 'nora@new.test')
    mock.store.users.update(user?.id ?? 0, { password_hash: '', is_verified: false })
    expect(await again()).toMatchObject(rejection)
  })

  test('is refused where the account is inactive', async () => {
    await register(mock)
    const [user] = mock.store.users.by('email', 'nora@new.test')
    mock.store.users.update(user?.id ?? 0, { is_active: false })
    expect(await again()).toMatchObject(rejection)
  })

  test('and has still to be verified goes on at the code with the right password, in whatever capitals', async () => {
    await register(mock)
    const { responseCode, responseMessage, responseData } = await again()
    expect([responseCode, responseMessage]).toEqual([401, messages.confirmWithOtp])
    const user = z.parse(PendingSignInData, responseData)?.user
    expect(user).toMatchObject({ email: 'nora@new.test', is_verfied: false, is_verification_required: true })
    expect(mock.store.users.by('email', 'nora@new.test')).toHaveLength(1)
    const user_code = await newCode(mock, user?.authentication_token ?? '')
    expect((await mock.read(endpoints.auth.verifyUser, { user_code }, user?.authentication_token ?? '')).user.is_verfied).toBe(true)
  })
})

test('the demo user who has still to verify goes on at the code after a second registration', async () => {
  const again = { email: 'unverified@demo.test', password: DEMO_PASSWORD, timezone: 'UTC' }
  const { responseCode, responseData } = await mock.call('POST', '/users', { body: again })
  expect(responseCode).toBe(401)
  expect(responseData).toMatchObject({ user: { email: 'unverified@demo.test', authentication_token: expect.any(String) } })
})

const attribution = {
  u_cname: 'autumn',
  u_referrer_url: 'https://search.test/?q=callout',
  u_source: 'search',
  u_medium: 'cpc',
  u_initial_referrer: 'https://search.test/',
  u_referring_domain: 'search.test',
}

test('stores the attribution with the account until the next reset', async () => {
  await mock.read(endpoints.auth.register, { ...body, ...attribution })
  const [account] = await mock.control<object[]>('GET', '/accounts')
  expect(account).toEqual({ id: expect.any(Number), name: '', email: 'nora@new.test', created_at: mock.clock.now(), attribution })
  await mock.control('POST', '/reset')
  expect(JSON.stringify(await mock.control('GET', '/accounts'))).not.toContain('autumn')
})

test('an account of which it is not known where it came from says nothing of it', async () => {
  await register(mock)
  const [account] = await mock.control<object[]>('GET', '/accounts')
  expect(account).toMatchObject({ email: 'nora@new.test', attribution: {} })
})

test('a short password and a missing email address are refused in the words of the spec', async () => {
  const reply = await mock.call('POST', '/users', { body: { password: 'short', timezone: 'UTC' } })
  expect(reply.responseData).toEqual({
    errors: [
      { field: 'email', message: messages.required },
      { field: 'password', message: messages.passwordTooShort },
    ],
  })
})

test('with the pending token the account is set up, and nothing else is open', async () => {
  const token = await register(mock)
  expect(await mock.read(endpoints.catalogue.listCategories, { is_web_request: true }, token)).not.toEqual([])
  const { user } = await mock.read(endpoints.profile.updateProfile, setup, token)
  expect(user.user_profile_details?.organization_name).toBe('Brightside Cleaning')
  expect(await mock.call('GET', '/jobs/job_listing', { token })).toMatchObject({
    responseCode: 401,
    responseMessage: messages.confirmWithOtp,
  })
})

test('a new company sees nothing of another, and is not seen', async () => {
  const token = await newcomer(mock)
  const { jobs, pagination } = await mock.read(endpoints.jobs.listJobs, {}, token)
  expect([jobs, pagination?.total_count]).toEqual([[], 0])
  for (const path of ['/jobs/1', '/customers/1', '/jobs/job_history_update?job_id=1', '/jobs/category_staffs?category_id=1'])
    expect((await mock.call('GET', path, { token })).responseCode).toBe(404)
  const { team_members } = await mock.read(endpoints.profile.listTeamMembers, {}, token)
  expect(team_members.map(({ email }) => email)).toEqual(['nora@new.test'])
  const demo = await mock.read(endpoints.profile.listTeamMembers, { per_page: 100 }, await mock.signIn('owner'))
  expect(demo.team_members.map(({ email }) => email)).not.toContain('nora@new.test')
})

test('the trial ends after seven days of the clock', async () => {
  const token = await newcomer(mock)
  mock.clock.change({ advance_seconds: 7 * 86_400 - 1 })
  const write = () => mock.call('POST', '/users/general_data', { token, body: {} })
  expect((await write()).responseCode).toBe(200)
  mock.clock.change({ advance_seconds: 1 })
  expect((await write()).responseCode).toBe(402)
})

test('a reset takes new accounts away with their sessions', async () => {
  const token = await newcomer(mock)
  await mock.control('POST', '/reset')
  expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
  expect((await mock.call('POST', '/users/sign_in', { body: { email: 'nora@new.test', password: NEW_PASSWORD } })).responseCode).toBe(204)
})

test('neither the log nor the records tell a password, a token or a code', async () => {
  const pending = await register(mock)
  const code = await newCode(mock, pending)
  await mock.call('POST', '/users/verify_user', { token: pending, body: { user_code: code } })
  const { otps, sessions, users } = mock.store
  const known = JSON.stringify([mock.logged, await mock.control('GET', '/requests'), otps.all(), sessions.all(), users.all()])
  for (const secret of [pending, code, NEW_PASSWORD]) expect(known).not.toContain(secret)
})

test('accepts an unknown time zone or currency', async () => {
  const { user } = await mock.read(endpoints.auth.register, { ...body, timezone: 'Mars/Olympus', currency_code: 'GALLEONS' })
  expect([user.timezone, user.currency_code]).toEqual(['UTC', 'USD'])
})
