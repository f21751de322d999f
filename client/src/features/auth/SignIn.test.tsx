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

test('a right password stores the session, opens the app and says the words of the server', async () => {
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

test('after sign-in the page that was wanted opens', async () => {
  const gateway = fakeGateway({ SignIn: signedInAs(owner), Me: { me: owner } })
  await signIn(gateway, '/nowhere?tab=2')
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=2')
})

test('whoever has no profile details yet goes to the setup', async () => {
  await signIn(fakeGateway({ SignIn: signedInAs({ ...owner, userProfileDetails: null }) }))
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(window.location.pathname).toBe('/register')
  expect(navigationState()).toEqual({ openDiv: 'chooseType' })
})

test('whoever has still to verify goes to the verification, with the pending token kept', async () => {
  await signIn(fakeGateway({ SignIn: { signIn: { __typename: 'VerificationPending', pendingToken: 'pending-token' } } }))
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  expect(await screen.findByText(WELCOME)).toBeVisible()
  expect({ ...localStorage }).toMatchObject({ verifyUser: 'true', verifyToken: 'pending-token' })
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(navigationState()).toMatchObject({ openDiv: 'otpVerification' })
})

const unknownEmail = { SignIn: { signIn: { __typename: 'UnknownEmail' } } }

test('an unknown email can sign up with that email', async () => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent("The Email address doesn't exist in our records. Please create new account with this email.")
  await user.click(within(dialog).getByRole('button', { name: 'Signup' }))
  await waitFor(() => expect(window.location.pathname).toBe('/register'))
  expect(navigationState()).toMatchObject({ email: 'owner@demo.test' })
})

test('No closes the question about an unknown email and leaves the form as it was', async () => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.test')
})

test.each(['No', 'Close'])('after the question (%s) the focus is on the email that is to be mended', async (name) => {
  const { user } = await signIn(fakeGateway(unknownEmail))
  const dialog = await screen.findByRole('dialog')
  // Some engines do not focus a button that is pressed.
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await user.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['/login/', 'Sign in to Callout'],
  ['/register/', 'Create your account'],
  ['/forgot-password//', 'Forgot your password?'],
  ['/party-return/', 'What is your account type?'],
])('%s is the page without the slash', async (path, heading) => {
  fakeGateway()
  renderAt(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

test('whoever is signed in has no business at /login/ either', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/login/')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a wrong password is told at the field and in a toast, and what was typed stays', async () => {
  const gateway = fakeGateway({ SignIn: refuse('INVALID', 'Invalid email or password', { responseCode: 422 }) })
  await signIn(gateway)
  await waitFor(() => expect(screen.getAllByText('Invalid email or password')).toHaveLength(2))
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('demo1234')
  expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.test')
})

test('errors of the server stand at the fields that they name', async () => {
  const fields = [{ field: 'email', message: 'This account is closed' }]
  await signIn(fakeGateway({ SignIn: refuse('INVALID', 'This account is closed', { fields }) }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toBeValid()
})

test('without a connection the toast says so and the form can be sent again', async () => {
  const gateway = fakeGateway({ SignIn: outOfReach() })
  const { user } = await signIn(gateway)
  expect(await screen.findByText('Can’t reach the server. Check your connection and try again.')).toBeVisible()
  gateway.answer({ SignIn: signedInAs(owner), Me: { me: owner } })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
})

test('errors appear after blur, in the words of the product', async () => {
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
  expect(gateway.calls).toEqual([])
})

test('the password is masked until it is asked to be shown', async () => {
  fakeGateway()
  const { user } = renderAt('/login')
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test.each(['Google', 'Apple'])('signing in with %s is answered, never silent', async (provider) => {
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

test('whoever is signed in has no business at /login', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  renderAt('/login')
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
})
