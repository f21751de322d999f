import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeGateway, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { navigationState } from '../../lib/navigation/address.ts'

const WELCOME = 'Welcome !!! You have Successfully log in !!!'

const signedInAs = (user: object) => ({ signIn: { __typename: 'SignedIn', token: 'fresh-token', message: WELCOME, user } })

async function signIn(gateway: FakeGateway, path = '/login') {
  const { user } = renderAt(path)
  await user.type(await screen.findByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return { user, gateway }
}

test('a correct password stores the session, opens the app and shows the server’s message', async () => {
  const gateway = fakeGateway({ SignIn: signedInAs(owner), Me: { me: owner } })
  await signIn(gateway)
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
  expect(gateway.callsOf('SignIn')).toEqual([{ input: { email: 'owner@demo.test', password: 'demo1234' } }])
  expect({ ...localStorage }).toMatchObject({
    authToken: 'fresh-token',
    authName: 'Olivia Owner',
    authEmail: 'owner@demo.test',
    branchId: '1',
    userType: 'company',
    dateFormat: 'MM/dd/yyyy',
    timeFormat: '0',
    organization_name: 'Harbor Home Services',
  })
  expect(await screen.findByText(WELCOME)).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('sign-in opens the requested page', async () => {
  const gateway = fakeGateway({ SignIn: signedInAs(owner), Me: { me: owner } })
  await signIn(gateway, '/nowhere?tab=2')
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=2')
})

test('a user without profile details goes to the setup', async () => {
  await signIn(fakeGateway({ SignIn: signedInAs({ ...owner, userProfileDetails: null }) }))
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(window.location.pathname).toBe('/register')
  expect(navigationState()).toEqual({ openDiv: 'chooseType' })
})

test('an unverified user goes to the verification, and the pending token is stored', async () => {
  await signIn(fakeGateway({ SignIn: { signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token' } } }))
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  expect(await screen.findByText(WELCOME)).toBeVisible()
  expect({ ...localStorage }).toMatchObject({ verifyUser: 'true', verifyToken: 'pending-token' })
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(navigationState()).toMatchObject({ openDiv: 'otpVerification' })
})

const unknownEmail = { SignIn: { signIn: { __typename: 'UnknownEmail' } } }

test('an unknown email can be used to sign up', async () => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent("The Email address doesn't exist in our records. Please create new account with this email.")
  await user.click(within(dialog).getByRole('button', { name: 'Signup' }))
  await waitFor(() => expect(window.location.pathname).toBe('/register'))
  expect(navigationState()).toMatchObject({ email: 'owner@demo.test' })
})

test('No closes the unknown email dialog and preserves the form', async () => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.test')
})

test.each(['No', 'Close'])('closing the unknown email dialog (%s) focuses the email field', async (name) => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  const dialog = await screen.findByRole('dialog')
  // Some engines do not focus a clicked button.
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await user.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['/login/', 'Sign in to Callout'],
  ['/register/', 'Create your account'],
  ['/forgot-password//', 'Forgot your password?'],
  ['/party-return/', 'What is your account type?'],
])('%s opens the page without the slash', async (path, heading) => {
  fakeGateway()
  renderAt(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

test('/login/ redirects a signed-in user', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/login/')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a wrong password is reported at the field and in a toast, and input is preserved', async () => {
  const gateway = fakeGateway({ SignIn: refuse('INVALID', 'Invalid email or password', { responseCode: 422 }) })
  await signIn(gateway)
  await waitFor(() => expect(screen.getAllByText('Invalid email or password')).toHaveLength(2))
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('demo1234')
  expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.test')
})

test('server errors appear at their fields', async () => {
  const fields = [{ field: 'email', message: 'This account is closed' }]
  await signIn(fakeGateway({ SignIn: refuse('INVALID', 'This account is closed', { fields }) }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toBeValid()
})

test('a lost connection shows a toast, and the form can be sent again', async () => {
  const gateway = fakeGateway({ SignIn: outOfReach() })
  const { user } = await signIn(gateway)
  expect(await screen.findByText('Can’t reach the server. Check your connection and try again.')).toBeVisible()
  gateway.answer({ SignIn: signedInAs(owner), Me: { me: owner } })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
})

test('errors appear after blur, in the product’s wording', async () => {
  fakeGateway()
  const { user } = renderAt('/login')
  await user.click(await screen.findByLabelText('Email'))
  expect(screen.queryByText('Required')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'owner')
  expect(await screen.findByText('Invalid')).toBeVisible()
})

test('an empty form is not sent', async () => {
  const gateway = fakeGateway()
  const { user } = renderAt('/login')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  // The browser adds no messages of its own.
  expect(screen.getByRole('form')).toHaveAttribute('novalidate')
  expect(gateway.calls).toEqual([])
})

test('the password is masked by default and can be shown', async () => {
  fakeGateway()
  const { user } = renderAt('/login')
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test.each(['Google', 'Apple'])('signing in with %s always gives feedback', async (provider) => {
  fakeGateway()
  const { user } = renderAt('/login')
  await user.click(await screen.findByRole('button', { name: `Continue with ${provider}` }))
  expect(await screen.findByText(new RegExp(`with ${provider} isn’t set up here`))).toBeVisible()
})

test.each([
  ['Forgot Password?', '/forgot-password'],
  ['Signup', '/register'],
  ['Terms of Use', '/terms-of-service'],
  ['Privacy Policy', '/privacy-policy'],
])('%s leads to %s', async (name, path) => {
  fakeGateway()
  const { user } = renderAt('/login')
  await user.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(window.location.pathname).toBe(path))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in to Callout' })).toBeNull())
})

test('/login redirects a signed-in user', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/login')
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
})
