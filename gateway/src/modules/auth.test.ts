import { codeSent, passwordSet, pendingSignIn, resetLinkSent, signedIn, verified } from '@callout/contracts/auth/samples'
import { messages } from '@callout/contracts/text/messages'
import { expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok, refused, type Reply } from '../testing/fakeBackend.ts'

const signIn = `mutation { signIn(input: { email: "owner@demo.test", password: " p4ss " }) {
  __typename
  ... on SignedIn { token message user { id email userType timeFormat isVerified } }
  ... on VerificationPending { pendingToken: token otpMessage: message pendingUser: user { id } }
  ... on UnknownEmail { otpMessage: message }
} }`
const answer = (reply: Reply) => ask({ signIn: reply }, signIn)

test('signs in with the right password', async () => {
  const { data, requests } = await answer(ok(signedIn))
  expect(data).toEqual({
    signIn: {
      __typename: 'SignedIn',
      token: 'session-token-1',
      message: 'Success',
      user: { id: '1', email: 'owner@demo.test', userType: 'COMPANY', timeFormat: 'TWELVE_HOUR', isVerified: true },
    },
  })
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/users/sign_in',
    body: { email: 'owner@demo.test', password: ' p4ss ', device_type: 2 },
  })
})

test('returns a pending verification for an unverified email', async () => {
  const { data } = await answer(refused(401, messages.confirmWithOtp, pendingSignIn))
  expect(data).toEqual({
    signIn: {
      __typename: 'VerificationPending',
      pendingToken: 'pending-token-6',
      otpMessage: messages.confirmWithOtp,
      pendingUser: { id: '6' },
    },
  })
})

test.each([null, {}, { user: null }])('returns a pending verification without a user for %j', async (sent) => {
  const { data } = await answer(refused(401, messages.confirmWithOtp, sent))
  expect(data).toEqual({
    signIn: { __typename: 'VerificationPending', pendingToken: null, otpMessage: messages.confirmWithOtp, pendingUser: null },
  })
})

test('accepts the same as an HTTP status', async () => {
  const { data } = await answer({ status: 401, json: { responseMessage: messages.confirmWithOtp, responseData: pendingSignIn } })
  expect(data).toMatchObject({ signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token-6' } })
})

test('returns UnknownEmail in the body or as HTTP 204', async () => {
  expect((await answer(refused(204, 'Not here'))).data).toEqual({ signIn: { __typename: 'UnknownEmail', otpMessage: 'Not here' } })
  expect((await answer({ status: 204, text: '' })).data).toEqual({
    signIn: { __typename: 'UnknownEmail', otpMessage: messages.unknownEmail },
  })
})

test.each([{}, [], '', 0, { user: null }])('returns UnknownEmail whatever the data of 204 are (%j)', async (sent) => {
  const { data, errors } = await answer(refused(204, 'Not here', sent))
  expect([data, errors]).toEqual([{ signIn: { __typename: 'UnknownEmail', otpMessage: 'Not here' } }, []])
})

test.each([200, 204, 401, 403, 422, 500])('the OTP message opens the verification with responseCode %i', async (code) => {
  const { data, errors } = await answer(refused(code, messages.confirmWithOtp, pendingSignIn))
  expect(errors).toEqual([])
  expect(data).toMatchObject({ signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token-6', pendingUser: { id: '6' } } })
})

test('treats any 401 with a user as a pending verification', async () => {
  const { data } = await answer(refused(401, 'Please verify', pendingSignIn))
  expect(data).toEqual({
    signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token-6', otpMessage: 'Please verify', pendingUser: { id: '6' } },
  })
})

test.each([
  [422, 'INVALID'],
  [403, 'FORBIDDEN'],
  [401, 'UNAUTHENTICATED'],
])('responseCode %i refuses with %s', async (code, expected) => {
  const { data, errors } = await answer(refused(code, 'Wrong email or password'))
  expect(data).toBeNull()
  expect(errors).toMatchObject([{ message: 'Wrong email or password', extensions: { code: expected, responseCode: code } }])
})

const verify = 'mutation { verifyUser(input: { userCode: "012345" }) { token message user { id isVerified } } }'

test('turns the pending token into a session with the right code', async () => {
  const { ask: askGateway } = await testGateway({ verifyUser: ok(verified) })
  const { data, requests } = await askGateway(verify, {}, 'pending-token-90')
  expect(data).toEqual({ verifyUser: { token: 'session-token-91', message: 'Success', user: { id: '90', isVerified: true } } })
  expect(requests).toMatchObject([
    { method: 'POST', path: '/users/verify_user', body: { user_code: '012345' }, headers: { authorization: 'pending-token-90' } },
  ])
})

test.each(['This code is wrong', 'This code is too old'])('"%s" is INVALID, at the code', async (message) => {
  const { data, errors } = await ask({ verifyUser: refused(422, message, { errors: [{ field: 'user_code', message }] }) }, verify)
  expect(data).toBeNull()
  expect(errors).toMatchObject([{ message, extensions: { code: 'INVALID', responseCode: 422, fields: [{ field: 'userCode', message }] } }])
})

test('accepts a code whose reply has no readable user', async () => {
  const { authentication_token: _, ...user } = verified.user
  expect(await ask({ verifyUser: ok({ user }) }, verify)).toMatchObject({ data: { verifyUser: { token: null, user: {} } }, errors: [] })
  expect(await ask({ verifyUser: ok(null) }, verify)).toMatchObject({ data: { verifyUser: { token: null, user: null } }, errors: [] })
})

const resend = 'mutation { resendOtp { resendAfter message } }'

test('sends a new code and returns the wait', async () => {
  const { data, requests } = await ask({ resendOtp: ok(codeSent) }, resend)
  expect(data).toEqual({ resendOtp: { resendAfter: 300, message: 'Success' } })
  expect(requests).toMatchObject([{ method: 'POST', path: '/users/resend_otp', body: {} }])
})

test('replaces the pending token if a new code comes with a user', async () => {
  const { data } = await ask(
    { resendOtp: ok({ resend_after: 60, user: { ...pendingSignIn.user, authentication_token: 'pending-token-7' } }) },
    'mutation { resendOtp { resendAfter token user { id email } } }',
  )
  expect(data).toEqual({ resendOtp: { resendAfter: 60, token: 'pending-token-7', user: { id: '6', email: 'unverified@demo.test' } } })
})

test.each([null, {}, { resend_after: null }])('returns no waiting time for %j', async (sent) => {
  expect((await ask({ resendOtp: ok(sent) }, resend)).data).toEqual({ resendOtp: { resendAfter: null, message: 'Success' } })
})

test('passes on the backend’s message if a code is requested too early', async () => {
  const { errors } = await ask({ resendOtp: refused(429, 'Wait 299 seconds') }, resend)
  expect(errors).toMatchObject([{ message: 'Wait 299 seconds', extensions: { code: 'TOO_MANY_REQUESTS', responseCode: 429 } }])
})

test.each([resetLinkSent, null, {}, [], 'sent', true, { sent: 'yes' }])(
  'a forgotten password is acknowledged, whatever else the backend sends (%j)',
  async (sent) => {
    const { data, requests } = await ask(
      { forgotPassword: ok(sent) },
      'mutation { forgotPassword(input: { email: "a@b.test" }) { message } }',
    )
    expect(data).toEqual({ forgotPassword: { message: 'Success' } })
    expect(requests).toMatchObject([{ method: 'POST', path: '/users/password', body: { email: 'a@b.test' } }])
  },
)

const reset =
  'mutation { resetPassword(input: { resetToken: "link-1", password: "n3w pass", passwordConfirmation: "n3w pass" }) { message } }'
const change =
  'mutation { changePassword(input: { oldPassword: "old", password: "n3w pass", passwordConfirmation: "n3w" }) { token message } }'

test('sets a password with a reset token without signing in', async () => {
  const { data, requests } = await ask({ setPassword: ok(passwordSet) }, reset)
  expect(data).toEqual({ resetPassword: { message: 'Success' } })
  expect(requests).toMatchObject([{ method: 'PUT', path: '/users/password' }])
  expect(requests[0]?.body).toEqual({ reset_token: 'link-1', password: 'n3w pass', password_confirmation: 'n3w pass' })
})

test('changes the password and returns the new token', async () => {
  const { data, requests } = await ask({ setPassword: ok(passwordSet) }, change)
  expect(data).toEqual({ changePassword: { token: 'session-token-2', message: 'Success' } })
  expect(requests).toMatchObject([{ method: 'PUT', path: '/users/password', headers: { authorization: 'token-1' } }])
  expect(requests[0]?.body).toEqual({ old_password: 'old', password: 'n3w pass', password_confirmation: 'n3w' })
})

test.each([null, {}, { user: null }])('keeps the old token for %j', async (sent) => {
  expect((await ask({ setPassword: ok(sent) }, change)).data).toEqual({ changePassword: { token: null, message: 'Success' } })
})

test.each([
  ['forgotPassword', 'mutation { forgotPassword(input: { email: "a@" }) { message } }', 'email', 'email', messages.invalid],
  ['setPassword', reset, 'reset_token', 'resetToken', 'This link is used'],
  ['setPassword', change, 'password_confirmation', 'passwordConfirmation', messages.passwordsMatch],
] as const)('%s names the field that is wrong: %s', async (row, mutation, wire, field, message) => {
  const { errors } = await ask({ [row]: refused(422, message, { errors: [{ field: wire, message }] }) }, mutation)
  expect(errors).toMatchObject([{ message, extensions: { code: 'INVALID', fields: [{ field, message }] } }])
})
