import { pendingSignIn, registered, socialNewcomer, socialReturning } from '@callout/contracts/auth/samples'
import { messages } from '@callout/contracts/text/messages'
import { describe, expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, type Reply, refused } from '../testing/fakeBackend.ts'

const RESULT = `__typename
  ... on Registered { token isNewUser message user { id email firstName isVerified isVerificationRequired userType userProfileDetails { organizationName } } }
  ... on VerificationPending { token notice: message pendingUser: user { id } }`

const attribution = {
  uCname: 'spring',
  uReferrerUrl: 'https://a.test/?q=1',
  uSource: 'news',
  uMedium: 'mail',
  uInitialReferrer: 'https://b.test',
  uReferringDomain: 'b.test',
}
const attributionSent = {
  u_cname: 'spring',
  u_referrer_url: 'https://a.test/?q=1',
  u_source: 'news',
  u_medium: 'mail',
  u_initial_referrer: 'https://b.test',
  u_referring_domain: 'b.test',
}

describe('registering with an email address', () => {
  const input = { email: 'nora@new.test', password: ' p4ssword ', timezone: 'America/Chicago' }
  const register = (reply: Reply, more: Record<string, unknown> = {}) =>
    ask({ register: reply }, `mutation ($input: RegisterInput!) { register(input: $input) { ${RESULT} } }`, {
      input: { ...input, ...more },
    })
  const shown = {
    email: 'nora@new.test',
    password: ' p4ssword ',
    first_name: '',
    last_name: '',
    phone: '',
    phone_country_code: '',
    website: '',
    language_code: 'en',
    currency_code: 'USD',
    date_format: '',
    timezone: 'America/Chicago',
    device_type: 2,
    is_unlimited_activated: true,
  }

  test('sends the visible fields, empty hidden fields and the fixed values', async () => {
    const { requests } = await register(ok(registered), { firstName: null })
    expect(requests).toMatchObject([{ method: 'POST', path: '/users' }])
    expect(requests[0]?.body).toEqual(shown)
  })

  test('sends every field and the attribution', async () => {
    const { requests } = await register(ok(registered), {
      firstName: 'Nora',
      lastName: 'Newman',
      phone: '5550190',
      phoneCountryCode: '91',
      website: 'new.test',
      timezone: 'Asia/Calcutta',
      attribution: { ...attribution, uMedium: null },
    })
    const { u_medium: _, ...known } = attributionSent
    expect(requests[0]?.body).toEqual({
      ...shown,
      first_name: 'Nora',
      last_name: 'Newman',
      phone: '5550190',
      phone_country_code: '91',
      website: 'new.test',
      timezone: 'Asia/Kolkata',
      ...known,
    })
  })

  test('returns a new user with the pending token', async () => {
    expect((await register(ok(registered))).data).toEqual({
      register: {
        __typename: 'Registered',
        token: 'pending-token-90',
        isNewUser: true,
        message: 'Success',
        user: {
          id: '90',
          email: 'nora@new.test',
          firstName: '',
          isVerified: false,
          isVerificationRequired: true,
          userType: null,
          userProfileDetails: null,
        },
      },
    })
  })

  test('returns a pending verification for the OTP message', async () => {
    expect((await register(refused(401, messages.confirmWithOtp, pendingSignIn))).data).toEqual({
      register: {
        __typename: 'VerificationPending',
        token: 'pending-token-6',
        notice: messages.confirmWithOtp,
        pendingUser: { id: '6' },
      },
    })
  })

  test('accepts it without a user', async () => {
    expect((await register(refused(401, messages.confirmWithOtp))).data).toEqual({
      register: { __typename: 'VerificationPending', token: null, notice: messages.confirmWithOtp, pendingUser: null },
    })
  })

  test('returns nulls for missing fields', async () => {
    const { data, errors } = await register(ok({ user: { id: 90, email: 'nora@new.test' } }))
    expect(errors).toEqual([])
    expect(data).toMatchObject({ register: { __typename: 'Registered', token: null, isNewUser: null, user: { isVerified: null } } })
  })

  test('rejects field by field', async () => {
    const message = 'This email address is taken'
    const { data, errors } = await register(refused(422, message, { errors: [{ field: 'email', message }] }))
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ message, extensions: { code: 'INVALID', responseCode: 422, fields: [{ field: 'email', message }] } }])
  })

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('responseCode %i refuses with %s', async (code, expected) => {
    expect((await register(refused(code, 'No'))).errors).toMatchObject([
      { message: 'No', extensions: { code: expected, responseCode: code } },
    ])
  })
})

describe('signing in with a provider', () => {
  const socialLogin = (reply: Reply, input: Record<string, unknown>) =>
    ask({ socialLogin: reply }, `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) { ${RESULT} } }`, { input })
  const google = { provider: 'GOOGLE', accessCode: 'code-1' }

  test('sends the access code and the provider’s data', async () => {
    const { requests } = await socialLogin(ok(socialNewcomer), {
      ...google,
      firstName: 'Nora',
      lastName: 'Newman',
      email: 'nora@new.test',
      timezone: 'Asia/Calcutta',
      attribution,
    })
    expect(requests).toMatchObject([{ method: 'POST', path: '/registrations/social_login' }])
    expect(requests[0]?.body).toEqual({
      provider: 'Google',
      access_code: 'code-1',
      first_name: 'Nora',
      last_name: 'Newman',
      email: 'nora@new.test',
      timezone: 'Asia/Kolkata',
      device_type: 2,
      is_unlimited_activated: true,
      ...attributionSent,
    })
  })

  test('sends the token instead of the code for Apple', async () => {
    const { requests } = await socialLogin(ok(socialNewcomer), { provider: 'APPLE', authToken: 'id-token-1' })
    expect(requests[0]?.body).toEqual({ provider: 'Apple', auth_token: 'id-token-1', device_type: 2, is_unlimited_activated: true })
  })

  test('works with Facebook', async () => {
    const { requests } = await socialLogin(ok(socialNewcomer), { ...google, provider: 'FACEBOOK' })
    expect(requests[0]?.body).toMatchObject({ provider: 'Facebook' })
  })

  test('distinguishes new and returning users', async () => {
    expect((await socialLogin(ok(socialNewcomer), google)).data).toMatchObject({
      socialLogin: {
        __typename: 'Registered',
        token: 'session-token-90',
        isNewUser: true,
        user: { isVerified: true, userProfileDetails: null },
      },
    })
    expect((await socialLogin(ok(socialReturning), google)).data).toMatchObject({
      socialLogin: {
        __typename: 'Registered',
        token: 'session-token-1',
        isNewUser: false,
        user: { userType: 'COMPANY', userProfileDetails: { organizationName: 'Bright Home Services' } },
      },
    })
  })

  test('returns a pending verification for an unverified email', async () => {
    expect((await socialLogin(refused(401, messages.confirmWithOtp, pendingSignIn), google)).data).toMatchObject({
      socialLogin: { __typename: 'VerificationPending', token: 'pending-token-6', notice: messages.confirmWithOtp },
    })
  })

  const FAILED = '__typename ... on SocialLoginFailed { token failure: message user { id isVerified } }'
  const failing = (reply: Reply) =>
    ask({ socialLogin: reply }, `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) { ${FAILED} } }`, { input: google })

  test.each([204, 403, 409, 422, 500])('can include the user when failing with %i', async (code) => {
    const { data } = await failing(refused(code, 'No', pendingSignIn))
    expect(data).toEqual({
      socialLogin: { __typename: 'SocialLoginFailed', token: 'pending-token-6', failure: 'No', user: { id: '6', isVerified: false } },
    })
  })

  test.each([{ user: null }, { user: {} }, { user: { email: 'a@b.test' } }, null])('is an error without a user (%j)', async (sent) => {
    expect((await failing(refused(403, 'No', sent))).errors).toMatchObject([{ message: 'No', extensions: { code: 'FORBIDDEN' } }])
  })

  test('sends empty names and email for Google and Facebook if unknown', async () => {
    const { requests } = await socialLogin(ok(socialNewcomer), google)
    expect(requests[0]?.body).toMatchObject({ first_name: '', last_name: '', email: '' })
  })

  test('rejects with the camelCase field', async () => {
    const { errors } = await socialLogin(refused(422, 'Required', { errors: [{ field: 'access_code', message: 'Required' }] }), {
      provider: 'GOOGLE',
    })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID', fields: [{ field: 'accessCode', message: 'Required' }] } }])
  })
})
