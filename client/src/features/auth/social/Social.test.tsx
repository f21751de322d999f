import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AnalyticsSink, configureAnalytics } from '../../../lib/analytics/analytics.ts'
import { navigationState } from '../../../lib/navigation/address.ts'
import { readCookie } from '../../../lib/session/cookies.ts'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { signUpAnswers } from '../testing/signUpAnswers.ts'
import { started, returnFromGoogle, complete, failed, pending, registered } from '../testing/socialAnswers.ts'

const logged: Parameters<AnalyticsSink['event']>[] = []

beforeEach(() => {
  sessionStorage.clear()
  logged.length = 0
  configureAnalytics({ event: (...event) => void logged.push(event), identify: () => undefined })
})
afterEach(() => {
  configureAnalytics(null)
})

/** Waits until the app shows its start page. */
async function expectStart(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
}

const claims = (payload: object): string => `head.${btoa(JSON.stringify(payload))}.signature`

test('a returning user is signed in with the code and sees the start page', async () => {
  const gateway = fakeGateway(registered(complete))
  returnFromGoogle({ code: 'access-code' })
  await expectStart()
  expect(gateway.callsOf('SocialLogin')).toEqual([
    { input: { provider: 'GOOGLE', accessCode: 'access-code', timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
  ])
  expect({ ...localStorage }).toMatchObject({ authToken: 'social-token', authEmail: 'owner@demo.test' })
  expect(readCookie('userId')).toBe('1')
  expect(window.location.href).not.toContain('access-code')
  expect(logged).toEqual([])
})

test('social sign-in opens the page requested before', async () => {
  fakeGateway(registered(complete))
  returnFromGoogle({ code: 'access-code' }, { requested: '/nowhere?tab=2' })
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=2')
})

test('a new user goes to the account type, and the registration is logged', async () => {
  fakeGateway(registered({ ...complete, userProfileDetails: null }, true))
  returnFromGoogle({ code: 'access-code' }, { from: '/register' })
  await waitFor(() => expect(window.location.pathname).toBe('/register'))
  expect(navigationState()).toMatchObject({ openDiv: 'chooseType' })
  expect({ ...localStorage }).toMatchObject({ authToken: 'social-token', isNewUser: 'true' })
  expect(logged).toEqual([['registration', { provider: 'GOOGLE' }]])
})

test('the registration of a new, unverified user is also logged', async () => {
  fakeGateway({
    ...registered({ ...complete, isVerified: false, isVerificationRequired: true }, true),
    ResendOtp: signUpAnswers['ResendOtp'] ?? {},
  })
  returnFromGoogle({ code: 'access-code' }, { from: '/register' })
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  expect(logged).toEqual([['registration', { provider: 'GOOGLE' }]])
})

const unverified = { ...complete, isVerified: false, isVerificationRequired: true }

test.each([
  ['rejected', pending(unverified), 'pending'],
  ['answered', registered(unverified), 'social-token'],
])('an unverified user goes to the verification when the sign-in is %s', async (_, answer, token) => {
  fakeGateway(answer)
  returnFromGoogle({ code: 'access-code' })
  await waitFor(() => expect(navigationState()).toMatchObject({ openDiv: 'otpVerification', email: 'owner@demo.test' }))
  expect({ ...localStorage }).toMatchObject({ verifyUser: 'true', verifyToken: token })
  expect(localStorage.getItem('authToken')).toBeNull()
})

test('another failure with a user goes to the account type with a toast', async () => {
  fakeGateway(pending(complete))
  returnFromGoogle({ code: 'access-code' })
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(await screen.findByText('Confirm')).toBeVisible()
  expect(navigationState()).toMatchObject({ openDiv: 'chooseType' })
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(logged).toEqual([])
})

test.each([
  ['is unverified', unverified, 'Verify your email address', 'otpVerification'],
  ['is verified', complete, 'What is your account type?', 'chooseType'],
])('a failure whose user %s continues there with a toast', async (_, user, heading, openDiv) => {
  fakeGateway({ ...failed(user), ResendOtp: signUpAnswers['ResendOtp'] ?? {} })
  returnFromGoogle({ code: 'access-code' })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(await screen.findByText('Not today.')).toBeVisible()
  expect(navigationState()).toMatchObject({ openDiv })
  expect({ ...localStorage }).toMatchObject({ verifyToken: 'pending', authEmail: 'owner@demo.test' })
  expect(localStorage.getItem('authToken')).toBeNull()
})

test('a plain failure shows its message on the page where sign-in began', async () => {
  fakeGateway({ SocialLogin: refuse('INVALID', 'This sign-in with Google is not valid any more. Please try again.') })
  returnFromGoogle({ code: 'access-code' }, { requested: '/jobs/7' })
  expect(await screen.findByText('This sign-in with Google is not valid any more. Please try again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(navigationState()).toEqual({ from: '/jobs/7' })
})

test('a failure of the sign-in with Apple shows its message', async () => {
  fakeGateway({ SocialLogin: refuse('INVALID', 'This sign-in with Apple is not valid any more. Please try again.') })
  const { state } = started({ provider: 'APPLE' })
  renderAt(`/party-return?${new URLSearchParams({ id_token: 'spent', success: 'true', state })}`)
  expect(await screen.findByText('This sign-in with Apple is not valid any more. Please try again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(logged).toEqual([])
})

test.each(['access_denied', 'server_error'])('%s of the provider is only logged, and the page stays usable', async (error) => {
  const gateway = fakeGateway()
  returnFromGoogle({ error })
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  expect(logged).toEqual([['social_sign_in_failed', { provider: 'GOOGLE', reason: error }]])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(gateway.calls).toEqual([])
})

test.each([
  ['with another state', () => `/party-return#code=stolen&state=guessed${started().state.slice(0, 0)}`],
  ['without a state', () => `/party-return#code=stolen${started().state.slice(0, 0)}`],
  ['without a pending sign-in', () => '/party-return#code=stolen&state=x'],
  ['of Apple without a pending sign-in', () => '/party-return?success=true&id_token=stolen'],
  [
    'of Apple with another state',
    () => `/party-return?success=true&id_token=stolen&state=x${started({ provider: 'APPLE' }).state.slice(0, 0)}`,
  ],
  [
    'with the identity token of another window',
    () => `/party-return#${new URLSearchParams({ code: 'stolen', state: started().state, id_token: claims({ nonce: 'other' }) })}`,
  ],
])('a response %s signs no one in', async (_, address) => {
  const gateway = fakeGateway(registered(complete))
  renderAt(address())
  expect(await screen.findByText('This sign-in didn’t start in this window. Please try again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(gateway.calls).toEqual([])
  expect(window.location.href).not.toContain('stolen')
})

test('a response can be used only once', async () => {
  const gateway = fakeGateway({ SocialLogin: refuse('INVALID', 'No.') })
  const { state } = started()
  const { unmount } = renderAt(`/party-return#code=once&state=${state}`)
  expect(await screen.findByText('No.')).toBeVisible()
  unmount()
  renderAt(`/party-return#code=once&state=${state}`)
  expect(await screen.findByText('This sign-in didn’t start in this window. Please try again.')).toBeVisible()
  expect(gateway.callsOf('SocialLogin')).toHaveLength(1)
})

test('name and email of the identity token are sent with the code', async () => {
  const gateway = fakeGateway(registered(complete))
  const { state, nonce } = started()
  const token = claims({ nonce, given_name: 'Mei', family_name: 'Tanaka', email: 'mei@people.test' })
  renderAt(`/party-return#${new URLSearchParams({ state, code: 'access-code', id_token: token })}`)
  await waitFor(() => expect(gateway.callsOf('SocialLogin')).toHaveLength(1))
  expect(gateway.callsOf('SocialLogin')[0]).toMatchObject({
    input: { accessCode: 'access-code', firstName: 'Mei', lastName: 'Tanaka', email: 'mei@people.test' },
  })
})

const appleUser = JSON.stringify({ name: { firstName: 'Mei', lastName: 'Tanaka' }, email: 'mei@people.test' })

test('Apple’s return with success signs in with the token and the name', async () => {
  const gateway = fakeGateway(registered(complete))
  const { state } = started({ provider: 'APPLE' })
  renderAt(`/party-return?${new URLSearchParams({ id_token: 'apple-token', success: 'true', user: appleUser, state })}`)
  await expectStart()
  expect(gateway.callsOf('SocialLogin')[0]).toMatchObject({
    input: { provider: 'APPLE', authToken: 'apple-token', firstName: 'Mei', lastName: 'Tanaka', email: 'mei@people.test' },
  })
  expect(gateway.callsOf('SocialLogin')[0]).not.toMatchObject({ input: { accessCode: expect.anything() } })
  expect(window.location.search).toBe('')
})

test.each(['user_cancelled_authorize', 'server_error'])(
  'Apple’s return without success (%s) opens the account type and is only logged',
  async (error) => {
    const gateway = fakeGateway()
    const { state } = started({ provider: 'APPLE' })
    renderAt(`/party-return?error=${error}&state=${state}`)
    expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
    expect(window.location.pathname).toBe('/register')
    expect(navigationState()).toEqual({ openDiv: 'chooseType' })
    expect(logged).toEqual([['social_sign_in_failed', { provider: 'APPLE', reason: error }]])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(gateway.callsOf('SocialLogin')).toEqual([])
  },
)

test('the return page without parameters opens the account type', async () => {
  fakeGateway()
  renderAt('/party-return')
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use another account' })).toBeNull()
  expect(screen.getByText('Step 1 of 5')).toBeVisible()
})

test('the return page leads a signed-in user to the start page', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/party-return')
  await expectStart()
})
