import { expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { SignInHints } from './signInHints.ts'

test('a hint counts once, for a minute', () => {
  let now = 0
  const hints = new SignInHints(() => now)
  hints.add('one', 'a@demo.test', undefined)
  hints.add('two', 'b@demo.test', 'session')
  expect(hints.take('one')).toMatchObject({ email: 'a@demo.test' })
  expect(hints.take('one')).toBeUndefined()
  now = 60_000
  expect(hints.take('two')).toBeUndefined()
})

test('a one-time address signs a user in through the identity page, without a token in it', async () => {
  const mock = testApp()
  const { url } = await mock.control<{ url: string }>('POST', '/sign-ins', { email: 'owner@demo.test' })
  const hint = new URL(url).searchParams.get('login_hint') ?? ''
  expect(new URL(url).pathname).toBe('/login')
  const query = new URLSearchParams({
    provider: 'Google',
    redirect_uri: 'http://127.0.0.1:5173/party-return',
    state: 's',
    nonce: 'n',
    login_hint: hint,
  })
  const back = await mock.app.inject({ url: `/control/identity?${query}` })
  const values = new URLSearchParams(new URL(String(back.headers.location)).hash.slice(1))
  expect([back.statusCode, values.get('state')]).toEqual([303, 's'])
  const body = { provider: 'Google', access_code: values.get('code') }
  expect(await mock.call('POST', '/registrations/social_login', { body })).toMatchObject({
    responseCode: 200,
    responseData: { user: { email: 'owner@demo.test' } },
  })
  expect((await mock.app.inject({ url: `/control/identity?${query}` })).statusCode).toBe(200)
})

test('an unknown user is refused with the nearest one', async () => {
  expect(await testApp().control('POST', '/sign-ins', { email: 'owner@demo.tst' })).toMatchObject({
    responseMessage: 'There’s no user owner@demo.tst. The nearest is owner@demo.test.',
  })
})

test('a tab of its own works on the data and the clock of the session', async () => {
  const mock = testApp()
  await mock.control('POST', '/sessions', { id: 'a' })
  const open = async (session: string | undefined, email: string): Promise<string> => {
    const headers = session === undefined ? {} : { 'x-mock-session': session }
    const { url } = (await mock.app.inject({ method: 'POST', url: '/control/sign-ins', headers, payload: { email, tab: true } })).json<{
      url: string
    }>()
    return new URL(url).searchParams.get('session') ?? ''
  }
  const office = await open(undefined, 'admin@demo.test')
  const phone = await open(undefined, 'staff@demo.test')
  const technician = await open('a', 'staff@demo.test')
  expect(new Set([office, phone, technician]).size).toBe(3)
  const nowIn = async (session: string): Promise<number> =>
    (await mock.app.inject({ url: '/control/clock', headers: { 'x-mock-session': session } })).json<{ now: number }>().now
  const before = mock.clock.now()
  await mock.control('POST', '/clock', { advance: '1d' })
  expect([await nowIn(office), await nowIn(phone), await nowIn(technician)]).toEqual([before + 86_400, before + 86_400, expect.any(Number)])
  expect(await nowIn(technician)).not.toBe(before + 86_400)
  const token = await mock.signIn('staff')
  expect((await mock.call('GET', '/users/user_profile_get', { token, headers: { 'x-mock-session': phone } })).responseCode).toBe(200)
  expect(await mock.control('GET', '/sessions')).toHaveLength(1)
})

test('a tab of an unknown session is refused', async () => {
  const { statusCode } = await testApp().app.inject({ url: '/control/clock', headers: { 'x-mock-session': 'other--7' } })
  expect(statusCode).toBe(400)
})
