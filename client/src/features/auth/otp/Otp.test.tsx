import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { goTo } from '../../../lib/navigation/address.ts'
import { writeSession } from '../../../lib/session/session.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { minutesAndSeconds } from './OtpForm.tsx'
import { newcomer, signUpAnswers, verifiedNewcomer } from '../testing/signUpAnswers.ts'
import { secondsIn } from './useResend.ts'

afterEach(() => vi.restoreAllMocks())

/** Opens the verification after signing in with an unverified account. */
async function enter(answers: Record<string, FakeOperation> = {}) {
  const gateway = fakeGateway({ ...signUpAnswers, ...answers })
  writeSession({ verifyUser: 'true', verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  const { user, unmount } = renderAt('/register')
  await screen.findByRole('heading', { level: 1 })
  act(() => goTo('/register', { state: { openDiv: 'otpVerification', email: 'new@demo.test' } }))
  await screen.findByRole('heading', { name: 'Verify your email address' })
  return { gateway, user, unmount }
}

const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place} of 6` })
const code = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ }).map(({ value }) => value)
const verify = () => screen.getByRole('button', { name: 'Verify' })

test('the verification shows the email address and requests a code on entry', async () => {
  const { gateway } = await enter()
  expect(screen.getByText(/To verify your email address please type 6 digit verification code which is sent to/)).toHaveTextContent(
    'To verify your email address please type 6 digit verification code which is sent to new@demo.test',
  )
  expect(
    screen.getByText("Haven't received the verification code? Please tap on Resend code button to get new verification code."),
  ).toBeVisible()
  expect(document.title).toBe('Verify your email address · Callout')
  expect(await screen.findByText('05 : 00')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resend Code' })).toBeDisabled()
  expect(gateway.calls.filter(({ operation }) => operation === 'ResendOtp').map(({ headers }) => headers.get('authorization'))).toEqual([
    'pending-token',
  ])
})

test('a token returned with a new code replaces the pending one, and the profile is preserved', async () => {
  const sent = {
    __typename: 'CodeSent',
    resendAfter: 300,
    message: null,
    token: 'newer-token',
    user: { ...newcomer, firstName: 'Nora', lastName: 'New' },
  }
  const { user, gateway } = await enter({ ResendOtp: { resendOtp: sent } })
  await waitFor(() => expect(localStorage.getItem('verifyToken')).toBe('newer-token'))
  expect({ ...localStorage }).toMatchObject({ authName: 'Nora New', authEmail: 'new@demo.test', verifyUser: 'true' })
  expect(localStorage.getItem('authToken')).toBeNull()
  await user.click(box(1))
  await user.paste('123456')
  expect(await screen.findByRole('button', { name: /^Account:/ })).toBeVisible()
  const verified = gateway.calls.find(({ operation }) => operation === 'VerifyUser')
  expect(verified?.headers.get('authorization')).toBe('newer-token')
})

test('a new code without a user preserves the pending token', async () => {
  await enter()
  expect(await screen.findByText('05 : 00')).toBeVisible()
  expect(localStorage.getItem('verifyToken')).toBe('pending-token')
})

test.each([
  ['123 456', ['1', '2', '3', '4', '5', '6']],
  ['123456', ['1', '2', '3', '4', '5', '6']],
  ['123-456', ['1', '2', '3', '4', '5', '6']],
  ['Your code is 123-456.', ['1', '2', '3', '4', '5', '6']],
  [' 12 34 ', ['1', '2', '3', '4', '', '']],
  ['no code', ['', '', '', '', '', '']],
])('pasting "%s" fills the boxes', async (pasted, expected) => {
  const { user } = await enter({ VerifyUser: refuse('INVALID', 'The verification code is not right') })
  await user.click(box(1))
  await user.paste(pasted)
  expect(code()).toEqual(expected)
})

test('the right code starts the session, clears the verification flags and opens the app', async () => {
  const { user, gateway } = await enter()
  await user.click(box(1))
  await user.paste('123 456')
  expect(await screen.findByRole('button', { name: /^Account:/ })).toBeVisible()
  expect(gateway.callsOf('VerifyUser')).toEqual([{ input: { userCode: '123456' } }])
  expect(localStorage.getItem('authToken')).toBe('real-token')
  expect(localStorage.getItem('verifyUser')).toBeNull()
  expect(localStorage.getItem('verifyToken')).toBeNull()
  const profile = gateway.calls.find(({ operation }) => operation === 'VerifiedProfile')
  expect(profile?.headers.get('authorization')).toBe('real-token')
  await waitFor(() => expect(window.location.pathname).not.toBe('/register'))
})

test('a user without profile goes to the setup after verification', async () => {
  const user = { ...verifiedNewcomer, userProfileDetails: null }
  const page = await enter({
    VerifyUser: { verifyUser: { __typename: 'SignedIn', token: 'real-token', message: null, user } },
    VerifiedProfile: { me: user },
  })
  await page.user.click(box(1))
  await page.user.paste('123456')
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
})

test('each typed code is sent once, after a wrong one too', async () => {
  const { user, gateway } = await enter({ VerifyUser: refuse('INVALID', 'The verification code is not right') })
  await user.type(box(1), '1')
  await user.keyboard('23456')
  await waitFor(() => expect(box(1)).toHaveFocus())
  expect(gateway.callsOf('VerifyUser')).toEqual([{ input: { userCode: '123456' } }])
  // Typed over the wrong code; only the first digit differs.
  await user.keyboard('923456')
  await waitFor(() => expect(gateway.callsOf('VerifyUser')).toHaveLength(2))
  expect(gateway.callsOf('VerifyUser')[1]).toEqual({ input: { userCode: '923456' } })
  await waitFor(() => expect(box(1)).toHaveFocus())
  await user.click(box(6))
  await user.keyboard('7')
  await waitFor(() => expect(gateway.callsOf('VerifyUser')).toHaveLength(3))
  expect(gateway.callsOf('VerifyUser')[2]).toEqual({ input: { userCode: '923457' } })
  await waitFor(() => expect(box(1)).toHaveFocus())
  await user.paste('923-457')
  await user.paste('923458')
  await waitFor(() => expect(gateway.callsOf('VerifyUser')).toHaveLength(4))
  expect(gateway.callsOf('VerifyUser')[3]).toEqual({ input: { userCode: '923458' } })
})

test('an empty code shows a toast and sends no call', async () => {
  const { user, gateway } = await enter()
  await user.click(verify())
  await waitFor(() => expect(screen.getAllByText('Please type a verification code')).toHaveLength(2))
  expect(gateway.callsOf('VerifyUser')).toEqual([])
})

test('a code that is too short is reported at once', async () => {
  const { user, gateway } = await enter()
  await user.type(box(1), '123')
  await user.click(verify())
  expect(await screen.findByText('Enter all 6 digits')).toBeVisible()
  expect(gateway.callsOf('VerifyUser')).toEqual([])
})

test.each(['The verification code is not right', 'The verification code has expired'])(
  '"%s" is shown and the code is preserved',
  async (text) => {
    const { user } = await enter({ VerifyUser: refuse('INVALID', text) })
    await user.click(box(1))
    await user.paste('654321')
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(code().join('')).toBe('654321')
    expect(box(1)).toHaveFocus()
    expect(box(1)).toBeInvalid()
    expect(localStorage.getItem('authToken')).toBeNull()
    await user.keyboard('1')
    expect(box(2)).toBeValid()
  },
)

test('the countdown survives a reload without requesting another code', async () => {
  const { gateway, unmount } = await enter()
  await screen.findByText('05 : 00')
  unmount()
  await enter()
  expect(await screen.findByText(/^0[45] : \d\d$/)).toBeVisible()
  expect(gateway.callsOf('ResendOtp')).toHaveLength(1)
})

test('a code requested too early shows the remaining countdown', async () => {
  await enter({ ResendOtp: refuse('TOO_MANY_REQUESTS', 'Please wait 241 seconds before you ask for a new code.') })
  expect(await screen.findByText(/^04 : 0[01]$/)).toBeVisible()
})

test('Resend Code is enabled after the countdown, and restarts it', { tags: 'nightly' }, async () => {
  const { gateway } = await enter()
  await screen.findByText('05 : 00')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  const resend = screen.getByRole('button', { name: 'Resend Code' })
  await waitFor(() => expect(resend).toBeEnabled())
  expect(screen.queryByRole('timer')).toBeNull()
  act(() => void fireEvent.click(resend))
  expect(await screen.findByText('05 : 00')).toBeVisible()
  expect(resend).toBeDisabled()
  expect(gateway.callsOf('ResendOtp')).toHaveLength(2)
  expect(await screen.findByText('A code is on its way')).toBeVisible()
})

test('inside the app the verification is a dialog, after which the blocked requests are retried', { tags: 'nightly' }, async () => {
  signedIn({ ...owner, email: 'new@demo.test' }, 'pending-token')
  const gateway = fakeGateway({
    ...signUpAnswers,
    Me: { me: owner },
    Jobs: refuse('OTP_REQUIRED', 'Need to Confirm your Account with OTP'),
  })
  const { user } = renderAt('/jobs')
  const dialog = await screen.findByRole('dialog', { name: 'Verify your email address' })
  expect(dialog).toBeVisible()
  const asked = gateway.callsOf('Jobs').length
  await user.click(box(1))
  await user.paste('123456')
  await waitFor(() => expect(localStorage.getItem('authToken')).toBe('real-token'))
  await waitFor(() => expect(gateway.callsOf('Jobs').length).toBeGreaterThan(asked))
})

test('minutes and seconds have two digits', () => {
  expect([300, 299, 61, 9, 0].map(minutesAndSeconds)).toEqual(['05 : 00', '04 : 59', '01 : 01', '00 : 09', '00 : 00'])
})

test('the remaining time is parsed from the error message, else the full countdown', () => {
  expect(secondsIn({ message: 'Try again in 12 seconds.' })).toBe(12)
  expect(secondsIn({ message: 'Too often.' })).toBe(300)
})
