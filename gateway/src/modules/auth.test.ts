import { pendingSignIn, signedIn } from '@callout/contracts/auth/samples'
import { messages } from '@callout/contracts/messages'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused, type Reply } from '../testing/fakeBackend.ts'

const signIn = `mutation { signIn(input: { email: "owner@demo.test", password: " p4ss " }) {
  __typename
  ... on SignedIn { token message user { id email userType timeFormat isVerified } }
  ... on VerificationPending { pendingToken: token otpMessage: message pendingUser: user { id } }
  ... on UnknownEmail { otpMessage: message }
} }`
const answer = (reply: Reply) => ask({ signIn: reply }, signIn)

test('a right password signs in', async () => {
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

test('an email that is not verified waits for its code', async () => {
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

test.each([null, {}, { user: null }])('it waits without a user, too, where the backend sends %j', async (sent) => {
  const { data } = await answer(refused(401, messages.confirmWithOtp, sent))
  expect(data).toEqual({
    signIn: { __typename: 'VerificationPending', pendingToken: null, otpMessage: messages.confirmWithOtp, pendingUser: null },
  })
})

test('the same as HTTP status, with the data in the body', async () => {
  const { data } = await answer({ status: 401, json: { responseMessage: messages.confirmWithOtp, responseData: pendingSignIn } })
  expect(data).toMatchObject({ signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token-6' } })
})

test('an unknown email is an answer, in the body or as HTTP 204', async () => {
  expect((await answer(refused(204, 'Not here'))).data).toEqual({ signIn: { __typename: 'UnknownEmail', otpMessage: 'Not here' } })
  expect((await answer({ status: 204, text: '' })).data).toEqual({
    signIn: { __typename: 'UnknownEmail', otpMessage: messages.unknownEmail },
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
