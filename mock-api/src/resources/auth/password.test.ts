import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { latestMail } from '../../testing/newcomer.ts'
import { type Called, DEMO_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const EMAIL = 'owner@demo.test'
const PASSWORD = 'a better one'
const forgot = (email: string): Promise<Called> => mock.call('POST', '/users/password', { body: { email } })
const put = (body: Record<string, string>, token?: string): Promise<Called> =>
  mock.call('PUT', '/users/password', {
    body: { password: PASSWORD, password_confirmation: PASSWORD, ...body },
    ...(token ? { token } : {}),
  })
const signIn = (password: string): Promise<Called> => mock.call('POST', '/users/sign_in', { body: { email: EMAIL, password } })
const opens = async (token: string): Promise<boolean> => (await mock.call('GET', '/users/user_profile_get', { token })).responseCode === 200
async function resetToken(): Promise<string> {
  await forgot(EMAIL)
  const link = /\S+\/reset-password#token=(\S+)/.exec((await latestMail(mock, EMAIL)).body)
  return link?.[1] ?? ''
}

describe('a forgotten password', () => {
  test('is answered alike for known and unknown email addresses; mail goes to the known', async () => {
    expect(await forgot('nobody@demo.test')).toEqual(await forgot(EMAIL))
    expect(mock.store.outbox.all().map(({ to }) => to)).toEqual([EMAIL])
  })

  test('the mail holds a link to the client, its token in the fragment', async () => {
    await forgot(EMAIL)
    const { body } = await latestMail(mock, EMAIL)
    expect(body).toMatch(/http:\/\/127\.0\.0\.1:5173\/reset-password#token=[\w-]{43}/)
  })

  test('the link sets a new password, once, and ends all sessions but the new one', async () => {
    const old = await mock.signIn('owner')
    const reset_token = await resetToken()
    const reply = await put({ reset_token })
    const { authentication_token } = (reply.responseData as { user: { authentication_token: string } }).user
    expect([await opens(authentication_token), await opens(old)]).toEqual([true, false])
    expect([(await signIn(PASSWORD)).responseCode, (await signIn(DEMO_PASSWORD)).responseCode]).toEqual([200, 422])
    expect(await put({ reset_token })).toMatchObject({
      responseCode: 422,
      responseMessage: 'This reset link is no longer valid. Request a new one.',
      responseData: { errors: [{ field: 'reset_token' }] },
    })
  })

  test.each([
    [3600, 200],
    [3601, 422],
  ])('a link that is %i seconds old: %i', async (age, responseCode) => {
    const reset_token = await resetToken()
    mock.clock.change({ advance_seconds: age })
    expect((await put({ reset_token })).responseCode).toBe(responseCode)
  })

  test('a newer link takes the place of the one before', async () => {
    const first = await resetToken()
    mock.clock.change({ advance_seconds: 300 })
    const second = await resetToken()
    expect((await put({ reset_token: first })).responseCode).toBe(422)
    expect((await put({ reset_token: second })).responseCode).toBe(200)
  })

  test('asked for again within 300 seconds no second mail goes out, the answer is the same, and the link stays good', async () => {
    const answer = await forgot(EMAIL)
    const { body } = await latestMail(mock, EMAIL)
    mock.clock.change({ advance_seconds: 299 })
    expect(await forgot(EMAIL)).toEqual(answer)
    expect(answer).toMatchObject({ responseCode: 200, responseData: { sent: true } })
    expect(mock.store.outbox.size).toBe(1)
    expect((await put({ reset_token: body.split('#token=')[1]?.split(/\s/)[0] ?? '' })).responseCode).toBe(200)
  })

  test('after 300 seconds a second mail goes out', async () => {
    await forgot(EMAIL)
    mock.clock.change({ advance_seconds: 300 })
    await forgot(EMAIL)
    expect(mock.store.outbox.size).toBe(2)
  })

  test('the wait of one person is not that of another', async () => {
    await forgot(EMAIL)
    await forgot('admin@demo.test')
    expect(mock.store.outbox.all().map(({ to }) => to)).toEqual([EMAIL, 'admin@demo.test'])
  })

  test('an unverified user still has to verify after a reset', async () => {
    await forgot('unverified@demo.test')
    const { body } = await latestMail(mock, 'unverified@demo.test')
    const reply = await put({ reset_token: body.split('#token=')[1]?.split(/\s/)[0] ?? '' })
    const { user } = reply.responseData as { user: { authentication_token: string; is_verification_required: boolean } }
    expect(user.is_verification_required).toBe(true)
    expect(await opens(user.authentication_token)).toBe(false)
  })

  test('no log tells the token or the new password', async () => {
    const reset_token = await resetToken()
    await put({ reset_token })
    const known = JSON.stringify([mock.logged, await mock.control('GET', '/requests'), mock.store.passwordResets.all()])
    for (const secret of [reset_token, PASSWORD]) expect(known).not.toContain(secret)
  })
})

describe('a change of password', () => {
  test('needs the old one, gives a new token and ends the other sessions', async () => {
    const [here, elsewhere] = [await mock.signIn('owner'), await mock.signIn('owner')]
    const { user } = (await mock.read(
      endpoints.auth.setPassword,
      { old_password: DEMO_PASSWORD, password: PASSWORD, password_confirmation: PASSWORD },
      here,
    )) as { user: { authentication_token: string } }
    expect(await Promise.all([user.authentication_token, here, elsewhere].map(opens))).toEqual([true, false, false])
    expect((await signIn(PASSWORD)).responseCode).toBe(200)
  })

  test('with a wrong old one is an error of that field, and changes nothing', async () => {
    const token = await mock.signIn('owner')
    expect((await put({ old_password: 'guess' }, token)).responseData).toEqual({
      errors: [{ field: 'old_password', message: 'This isn’t your current password.' }],
    })
    expect(await opens(token)).toBe(true)
  })

  test('is for the signed-in', async () => {
    expect((await put({ old_password: DEMO_PASSWORD })).responseCode).toBe(401)
  })

  test('needs the new one twice, and one of the two proofs', async () => {
    expect(await put({ old_password: 'x', password_confirmation: 'other' })).toMatchObject({
      responseCode: 422,
      responseMessage: messages.passwordsMatch,
    })
    expect((await put({})).responseData).toEqual({ errors: [{ field: 'old_password', message: messages.required }] })
  })
})
