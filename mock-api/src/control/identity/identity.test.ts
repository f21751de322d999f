import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { newcomer } from '../../testing/newcomer.ts'
import { type Called, type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const BACK = 'http://127.0.0.1:5173/login'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const page = (query: Record<string, string>) => mock.app.inject(`/control/identity?${new URLSearchParams(query)}`)
const choose = (values: Record<string, string>) =>
  mock.app.inject({
    method: 'POST',
    url: '/control/identity/choice',
    headers: form,
    payload: new URLSearchParams({ provider: 'Google', redirect_uri: BACK, state: 's 1', ...values }).toString(),
  })
const landing = async (values: Record<string, string>): Promise<URL> => new URL(String((await choose(values)).headers['location']))
async function getCode(values: Record<string, string>): Promise<string> {
  const url = await landing(values)
  return new URLSearchParams(url.hash.slice(1)).get('code') ?? url.searchParams.get('id_token') ?? ''
}
const login = (body: Record<string, string>): Promise<Called> =>
  mock.call('POST', '/registrations/social_login', { body: { provider: 'Google', timezone: 'America/Chicago', ...body } })

describe('the identity page', () => {
  test('names the provider and offers people, someone new, and two ways out', async () => {
    const reply = await page({ provider: 'Facebook', redirect_uri: BACK, state: '"><script>' })
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('<h1>Sign in with Facebook</h1>')
    expect([...reply.body.matchAll(/name="choice" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      '0',
      '1',
      '2',
      'new',
      'cancel',
      'fail',
    ])
    expect(reply.body).not.toContain('"><script>')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each([
    ['https://evil.example/', 'redirect_uri must lead to this machine, or to the address in CLIENT_URL.'],
    ['javascript:alert(1)', 'redirect_uri must lead to this machine, or to the address in CLIENT_URL.'],
    ['http://127.0.0.1.evil.example/', 'redirect_uri must lead to this machine, or to the address in CLIENT_URL.'],
  ])('redirects no one to %s', async (redirect_uri, sentence) => {
    const reply = await page({ provider: 'Google', redirect_uri })
    expect([reply.statusCode, reply.body.includes(sentence)]).toEqual([400, true])
    expect((await choose({ redirect_uri, choice: '0' })).statusCode).toBe(400)
  })

  test('goes back with a code and the state in the fragment', async () => {
    const url = await landing({ choice: '0' })
    expect(url.href.split('#')[0]).toBe(BACK)
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), state: 's 1' })
  })

  test('tells as Google does, in an identity token of the same nonce, who was chosen', async () => {
    const url = await landing({ choice: '2', nonce: 'n 1' })
    const token = new URLSearchParams(url.hash.slice(1)).get('id_token') ?? ''
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toEqual({
      given_name: 'Mei',
      family_name: 'Tanaka',
      email: 'mei.tanaka@people.test',
      nonce: 'n 1',
    })
    const facebook = await landing({ provider: 'Facebook', choice: '2', nonce: 'n 1' })
    expect(new URLSearchParams(facebook.hash.slice(1)).has('id_token')).toBe(false)
  })

  test.each([
    ['cancel', 'access_denied'],
    ['fail', 'server_error'],
  ])('%s goes back without a code', async (choice, error) => {
    const url = await landing({ choice })
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ error, state: 's 1' })
  })

  test('asks again for a new person without an email address that can be one', async () => {
    const reply = await choose({ choice: 'new', name: 'Zoe Park', email: 'zoe@' })
    expect([reply.statusCode, reply.body.includes('role="alert"')]).toEqual([422, true])
  })
})

describe('Apple', () => {
  const post = (fields: Record<string, string>) =>
    mock.app.inject({ method: 'POST', url: '/control/auth/apple', headers: form, payload: new URLSearchParams(fields).toString() })

  test('is begun by a form post, with the return page as the way back', async () => {
    const reply = await post({})
    expect(reply.body).toContain('<h1>Sign in with Apple</h1>')
    expect(reply.body).toContain('value="http://127.0.0.1:5173/party-return"')
  })

  test('returns an id_token, success and the user in the query', async () => {
    const url = await landing({ provider: 'Apple', redirect_uri: 'http://127.0.0.1:5173/party-return', choice: '2', state: '' })
    expect([url.pathname, url.searchParams.get('success'), url.hash]).toEqual(['/party-return', 'true', ''])
    expect(JSON.parse(url.searchParams.get('user') ?? '')).toEqual({
      name: { firstName: 'Mei', lastName: 'Tanaka' },
      email: 'mei.tanaka@people.test',
    })
    const reply = await login({ provider: 'Apple', auth_token: url.searchParams.get('id_token') ?? '' })
    expect(reply).toMatchObject({ responseCode: 200, responseData: { is_new_user: true, user: { email: 'mei.tanaka@people.test' } } })
  })

  test.each(['cancel', 'fail'])('%s returns without success', async (choice) => {
    const url = await landing({ provider: 'Apple', redirect_uri: 'http://127.0.0.1:5173/party-return', choice })
    expect([url.searchParams.has('success'), url.searchParams.has('id_token'), url.searchParams.has('error')]).toEqual([false, false, true])
  })
})

describe('a social login', () => {
  test('registers who is new with a real token, verified, in an empty company', async () => {
    const access_code = await getCode({ choice: 'new', name: 'Zoe van Park', email: 'Zoe@Park.test' })
    const { user, is_new_user } = await mock.read(endpoints.auth.socialLogin, { provider: 'Google', access_code, timezone: 'Asia/Kolkata' })
    expect(is_new_user).toBe(true)
    expect(user).toMatchObject({
      email: 'zoe@park.test',
      first_name: 'Zoe van',
      last_name: 'Park',
      is_verfied: true,
      user_profile_details: null,
      timezone: 'Asia/Kolkata',
    })
    expect((await mock.read(endpoints.jobs.listJobs, {}, user.authentication_token ?? '')).jobs).toEqual([])
  })

  test('signs in who has been there before, and who has registered by password', async () => {
    await login({ access_code: await getCode({ choice: '1' }) })
    expect((await login({ access_code: await getCode({ choice: '1' }) })).responseData).toMatchObject({ is_new_user: false })
    await newcomer(mock)
    const access_code = await getCode({ choice: 'new', name: 'Nora', email: 'nora@new.test' })
    expect((await login({ access_code })).responseData).toMatchObject({ is_new_user: false, user: { email: 'nora@new.test' } })
  })

  test('of an unverified user is 401 with the OTP message', async () => {
    const access_code = await getCode({ choice: 'new', name: 'Sam', email: 'unverified@demo.test' })
    expect(await login({ access_code })).toMatchObject({
      responseCode: 401,
      responseMessage: messages.confirmWithOtp,
      responseData: { user: { is_verification_required: true, authentication_token: expect.any(String) } },
    })
  })

  test('takes a code once', async () => {
    const access_code = await getCode({ choice: '0' })
    expect((await login({ access_code })).responseCode).toBe(200)
    expect(await login({ access_code })).toMatchObject({
      responseCode: 422,
      responseMessage: 'This sign-in with Google is no longer valid. Please try again.',
      responseData: { errors: [{ field: 'access_code' }] },
    })
  })

  test.each([
    [300, 200],
    [301, 422],
  ])('with a code that is %i seconds old: %i', async (age, responseCode) => {
    const access_code = await getCode({ choice: '0' })
    mock.clock.change({ advance_seconds: age })
    expect((await login({ access_code })).responseCode).toBe(responseCode)
  })

  test('takes no code of another provider, and no invented one', async () => {
    const access_code = await getCode({ choice: '0' })
    expect((await login({ provider: 'Facebook', access_code })).responseCode).toBe(422)
    expect((await login({ access_code: 'made-up' })).responseCode).toBe(422)
    expect((await login({})).responseData).toEqual({ errors: [{ field: 'access_code', message: messages.required }] })
  })

  test('keeps where a new person came from', async () => {
    await login({ access_code: await getCode({ choice: '0' }), u_source: 'search', u_cname: 'autumn' })
    const [account] = await mock.control<object[]>('GET', '/accounts')
    expect(account).toMatchObject({ attribution: { u_source: 'search', u_cname: 'autumn' } })
  })

  test('leaves no password to sign in with', async () => {
    await login({ access_code: await getCode({ choice: '0' }) })
    for (const password of ['x', ':', 'undefined'])
      expect((await mock.call('POST', '/users/sign_in', { body: { email: 'ines.marlow@people.test', password } })).responseCode).toBe(422)
  })

  test('tells no log its code', async () => {
    const access_code = await getCode({ choice: '0' })
    await login({ access_code })
    const stored = mock.store.identityGrants.all()
    expect(JSON.stringify([mock.logged, await mock.control('GET', '/requests'), stored])).not.toContain(access_code)
  })
})
