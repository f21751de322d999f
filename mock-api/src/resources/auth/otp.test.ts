import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, expect, test } from 'vitest'
import { newCode, latestMail, register } from '../../testing/newcomer.ts'
import { type Called, type TestApp, testApp } from '../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await register(mock)
})
const verify = (user_code: string): Promise<Called> => mock.call('POST', '/users/verify_user', { token, body: { user_code } })
const resend = (): Promise<Called> => mock.call('POST', '/users/resend_otp', { token })
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000')
const EXPIRED = 'This code has expired. Request a new one.'
const WRONG = 'That code isn’t right. Check it and try again.'
const TOO_MANY = 'Too many wrong tries. Request a new code.'

test('the code stands in the outbox and in no reply', async () => {
  const reply = await resend()
  expect(reply).toMatchObject({ responseCode: 200, responseData: { resend_after: 300 } })
  const { code, body, subject } = await latestMail(mock, 'nora@new.test')
  expect(code).toMatch(/^\d{6}$/)
  expect(body).toContain(code)
  expect(subject + JSON.stringify(reply)).not.toContain(code)
})

test('the right code makes a session of the pending one, once', async () => {
  const code = await newCode(mock, token)
  const { user } = await mock.read(endpoints.auth.verifyUser, { user_code: `${code.slice(0, 3)} ${code.slice(3)}` }, token)
  expect(user).toMatchObject({ is_verfied: true, is_verification_required: false })
  expect(user.authentication_token).not.toBe(token)
  expect((await mock.call('GET', '/users/user_profile_get', { token: user.authentication_token ?? '' })).responseCode).toBe(200)
  expect(await verify(code)).toMatchObject({ responseCode: 401, responseMessage: 'Your session has ended. Please sign in again.' })
})

test('a new code is refused 299 seconds after the last one, and sent at 300', async () => {
  await resend()
  mock.clock.change({ advance_seconds: 299 })
  expect(await resend()).toMatchObject({
    responseCode: 429,
    responseMessage: 'You can ask for a new code in 1 second.',
    responseData: { resend_after: 1 },
  })
  mock.clock.change({ advance_seconds: 1 })
  expect((await resend()).responseCode).toBe(200)
  expect(mock.store.outbox.size).toBe(2)
})

test('signing in again does not shorten the wait', async () => {
  await resend()
  const again = await mock.call('POST', '/users/sign_in', { body: { email: 'nora@new.test', password: 'correct horse' } })
  const item = (again.responseData as { user: { authentication_token: string } }).user.authentication_token
  expect((await mock.call('POST', '/users/resend_otp', { token: item })).responseCode).toBe(429)
})

test.each([
  [300, 200, 'Success'],
  [301, 422, EXPIRED],
])('a code that is %i seconds old: %i', async (age, responseCode, responseMessage) => {
  const code = await newCode(mock, token)
  mock.clock.change({ advance_seconds: age })
  expect(await verify(code)).toMatchObject({ responseCode, responseMessage })
})

test('a wrong code is an error of that field, in other words than an old one', async () => {
  const reply = await verify(wrongOf(await newCode(mock, token)))
  expect(reply).toMatchObject({ responseCode: 422, responseMessage: WRONG })
  expect(reply.responseData).toEqual({ errors: [{ field: 'user_code', message: WRONG }] })
})

test('after five wrong tries the right code is no good any more, until a new one is sent', async () => {
  const code = await newCode(mock, token)
  const replies: string[] = []
  for (let count = 0; count < 5; count += 1) replies.push((await verify(wrongOf(code))).responseMessage)
  expect(replies).toEqual([WRONG, WRONG, WRONG, WRONG, TOO_MANY])
  expect(await verify(code)).toMatchObject({ responseCode: 422, responseMessage: TOO_MANY })
  mock.clock.change({ advance_seconds: 300 })
  expect((await verify(await newCode(mock, token))).responseCode).toBe(200)
})

test('four wrong tries do no harm', async () => {
  const code = await newCode(mock, token)
  for (let count = 0; count < 4; count += 1) await verify(wrongOf(code))
  expect((await verify(code)).responseCode).toBe(200)
})

test('a code before any was sent, and none at all, are refused', async () => {
  expect(await verify('123456')).toMatchObject({ responseCode: 422, responseMessage: 'Request a verification code first.' })
  expect(await verify('')).toMatchObject({ responseCode: 422, responseMessage: messages.typeCode })
  expect(await verify('12345')).toMatchObject({ responseCode: 422, responseMessage: messages.codeHasSixDigits })
})

test("another user's code does not verify this one", async () => {
  const item = await register(mock, 'otto@new.test')
  const code = await newCode(mock, item, 'otto@new.test')
  expect(await verify(code)).toMatchObject({ responseCode: 422, responseMessage: 'Request a verification code first.' })
  expect((await mock.call('POST', '/users/verify_user', { token: item, body: { user_code: code } })).responseCode).toBe(200)
})

test('sends no code to a verified user', async () => {
  expect(await mock.call('POST', '/users/resend_otp', { token: await mock.signIn('owner') })).toMatchObject({
    responseCode: 422,
    responseMessage: 'Your email address is already verified.',
  })
})

test('the unverified demo user can be verified', async () => {
  const reply = await mock.call('POST', '/users/sign_in', { body: { email: 'unverified@demo.test', password: 'demo1234' } })
  const pending = (reply.responseData as { user: { authentication_token: string } }).user.authentication_token
  const code = await newCode(mock, pending, 'unverified@demo.test')
  expect((await mock.read(endpoints.auth.verifyUser, { user_code: code }, pending)).user.is_verfied).toBe(true)
})

test('a resent code comes with a new pending token where that is switched on, and ends the one before it', async () => {
  await mock.control('POST', '/switches', { resend_renews_token: true })
  const data = await mock.read(endpoints.auth.resendOtp, {}, token)
  const renewed = data?.user?.authentication_token ?? ''
  expect(data?.user).toMatchObject({ email: 'nora@new.test', is_verfied: false })
  const user_code = (await latestMail(mock, 'nora@new.test')).code ?? ''
  expect((await verify(user_code)).responseCode).toBe(401)
  expect((await mock.read(endpoints.auth.verifyUser, { user_code }, renewed)).user.is_verfied).toBe(true)
})
