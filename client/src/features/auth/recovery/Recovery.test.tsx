import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetArrival } from '../../../lib/navigation/arrival.ts'
import { fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

afterEach(() => forgetArrival('/reset-password'))

const sent = { ForgotPassword: { forgotPassword: { __typename: 'Acknowledged', message: 'On its way.' } } }

async function ask(email: string, path = '/forgot-password') {
  const { user } = renderAt(path)
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  return user
}

test('the page explains itself in the product’s wording', async () => {
  fakeGateway()
  renderAt('/forgot-password')
  expect(await screen.findByRole('heading', { name: 'Forgot your password?', level: 1 })).toBeVisible()
  expect(screen.getByText('Enter your email and we will send you instructions to reset your password.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go back to Login' })).toHaveAttribute('href', '/login')
  expect(document.title).toBe('Forgot your password? · Callout')
})

test.each([
  ['', 'Required'],
  ['owner', 'Invalid'],
])('an email "%s" is %s, and nothing is sent', async (email, label) => {
  const gateway = fakeGateway(sent)
  const { user } = renderAt('/forgot-password')
  await user.click(await screen.findByLabelText('Email'))
  if (email) await user.keyboard(email)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByText(label)).toBeVisible()
  expect(gateway.calls).toEqual([])
})

test('the confirmation names the address, whether it has an account or not', async () => {
  const gateway = fakeGateway(sent)
  await ask('nobody@demo.test')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus())
  expect(screen.getByText(/If/)).toHaveTextContent('If nobody@demo.test has an account, we’ve sent it instructions to reset the password.')
  expect(gateway.callsOf('ForgotPassword')).toEqual([{ input: { email: 'nobody@demo.test' } }])
})

test('another email can be tried, with the first one prefilled', async () => {
  fakeGateway(sent)
  const user = await ask('owner@demo.tset')
  await user.click(await screen.findByRole('button', { name: 'try again with this or another email' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('owner@demo.tset')
})

test('a lost connection shows a toast, and the email is preserved', async () => {
  fakeGateway({ ForgotPassword: outOfReach() })
  await ask('owner@demo.test')
  expect((await screen.findAllByText('Can’t reach the server. Check your connection and try again.'))[0]).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.test')
})

const changed = { ResetPassword: { resetPassword: { __typename: 'Acknowledged', message: null } } }

async function choose(password: string, again = password, path = '/reset-password#token=one-time') {
  const { user } = renderAt(path)
  await user.type(await screen.findByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  return user
}

test('the emailed link allows choosing a password, and its token is removed from the URL', async () => {
  const gateway = fakeGateway(changed)
  const entries = window.history.length
  await choose('brand-new-1')
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(await screen.findByText('Password changed. Sign in with your new password.')).toBeVisible()
  expect(gateway.callsOf('ResetPassword')).toEqual([
    { input: { resetToken: 'one-time', password: 'brand-new-1', passwordConfirmation: 'brand-new-1' } },
  ])
  expect(window.location.href).not.toContain('one-time')
  expect(window.history.length).toBe(entries)
})

test('the token is removed from the URL before any input', async () => {
  fakeGateway()
  renderAt('/reset-password#token=one-time')
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/reset-password')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])).not.toContain('one-time')
})

test('a signed-in user has to sign in with the new password', async () => {
  signedIn()
  fakeGateway({ ...changed, Me: { me: owner } })
  await choose('brand-new-1')
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(localStorage.getItem('authToken')).toBeNull()
})

test.each([
  ['', '', ['Required', 'Required']],
  ['short', 'short', ['Use at least 8 characters']],
  ['brand-new-1', 'brand-new-2', ['Passwords must match']],
])('the passwords "%s" and "%s" are rejected: %s', async (password, again, texts) => {
  const gateway = fakeGateway(changed)
  const { user } = renderAt('/reset-password#token=one-time')
  await screen.findByLabelText('New password')
  if (password) await user.type(screen.getByLabelText('New password'), password)
  if (again) await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  await waitFor(() => expect(texts.flatMap((text) => screen.queryAllByText(text)).length).toBeGreaterThanOrEqual(texts.length))
  expect(gateway.calls).toEqual([])
})

test.each(['This reset link is no longer valid. Request a new one.', 'This reset link has expired. Request a new one.'])(
  'a rejected link says why and offers a new one: %s',
  async (message) => {
    const fields = [{ field: 'resetToken', message }]
    fakeGateway({ ResetPassword: refuse('INVALID', message, { fields }) })
    const user = await choose('brand-new-1')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toHaveFocus())
    expect(screen.getByText(message)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Get a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  },
)

test('a link without a token cannot be used', async () => {
  fakeGateway()
  renderAt('/reset-password')
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('a server error preserves input', async () => {
  fakeGateway({ ResetPassword: refuse('UPSTREAM_TIMEOUT', 'The service took too long.') })
  await choose('brand-new-1')
  expect((await screen.findAllByText('The service took too long.'))[0]).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('brand-new-1')
})
