import { phoneReader } from '../../../lib/phones/phoneReader.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigationState } from '../../../lib/navigation/address.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { saveAttribution } from '../attribution.ts'
import { AccountForm } from './AccountForm.tsx'
import { newcomer, registered, signUpAnswers } from '../testing/signUpAnswers.ts'

beforeEach(() => {
  for (const name of ['userId', 'signup_urlParam']) document.cookie = `${name}=; path=/; max-age=0`
})

async function register(answers: Record<string, FakeOperation> = {}) {
  const gateway = fakeGateway({ ...signUpAnswers, ...answers })
  const { user } = renderAt('/register')
  await user.click(await screen.findByLabelText('Email'))
  await waitFor(() => expect(gateway.callsOf('IpLocation')).toHaveLength(1))
  await user.type(screen.getByLabelText('Email'), 'new@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  return { user, gateway }
}

test('the account form shows the trial and all sign-in options', async () => {
  fakeGateway()
  renderAt('/register')
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Create your account · Callout'))
  expect(screen.getByText('7 day free trial, no credit card required.')).toBeVisible()
  expect(screen.getByText('OR')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
  const hrefs = ['Login', 'Forgot Password?'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual(['/login', '/forgot-password'])
  expect(screen.queryByLabelText('First name')).toBeNull()
  expect(screen.queryByLabelText('Phone')).toBeNull()
})

test('the password is masked by default and can be shown', async () => {
  fakeGateway()
  const { user } = renderAt('/register')
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})

test.each([
  ['/login', ['current-password']],
  ['/register', ['new-password']],
  ['/reset-password#token=t', ['new-password', 'new-password']],
])('the password fields of %s take pasted text and say which password they are', async (path, expected) => {
  fakeGateway(signUpAnswers)
  const { user } = renderAt(path)
  await screen.findAllByLabelText(/password/i, { selector: 'input' })
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')]
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(expected)
  for (const field of fields) {
    await user.click(field)
    await user.paste('correct horse battery')
    expect(field).toHaveValue('correct horse battery')
  }
})

test('the password rule is shown before any error', async () => {
  fakeGateway(signUpAnswers)
  renderAt('/register')
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters.')
})

test('email and password are required, the email has to be valid, and the password has at least 8 characters', async () => {
  const gateway = fakeGateway()
  const { user } = renderAt('/register')
  await user.click(await screen.findByRole('button', { name: 'Create a Free Account' }))
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  await user.type(screen.getByLabelText('Email'), 'new@')
  await user.type(screen.getByLabelText('Password'), 'short')
  expect(await screen.findByText('Invalid')).toBeVisible()
  expect(await screen.findByText('Use at least 8 characters')).toBeVisible()
  expect(gateway.callsOf('Register')).toEqual([])
})

test('focus moves to the first invalid field', async () => {
  fakeGateway()
  const { user } = renderAt('/register')
  await user.type(await screen.findByLabelText('Email'), 'new@demo.test')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toBeValid()
  await user.clear(screen.getByLabelText('Email'))
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test('registering sends the payload of the spec and stores the pending token', async () => {
  saveAttribution('?utm_source=newsletter&u_cname=spring')
  const { gateway } = await register()
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(gateway.callsOf('Register')).toEqual([
    {
      input: {
        email: 'new@demo.test',
        password: 'demo1234',
        phoneCountryCode: '44',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        attribution: { uSource: 'newsletter', uCname: 'spring' },
      },
    },
  ])
  expect({ ...localStorage }).toMatchObject({
    verifyUser: 'true',
    verifyToken: 'pending-token',
    isNewUser: 'true',
    authEmail: 'new@demo.test',
  })
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(document.cookie).toContain('userId=77')
  expect(document.cookie).not.toContain('signup_urlParam')
  expect(await screen.findByText('Your account is created')).toBeVisible()
})

test('the dial code is 1 if the country is unknown', async () => {
  const { gateway } = await register({ IpLocation: refuse('UPSTREAM_UNAVAILABLE', 'away') })
  await screen.findByRole('heading', { name: 'What is your account type?' })
  expect(gateway.callsOf('Register')).toMatchObject([{ input: { phoneCountryCode: '1' } }])
})

test('a user with profile details and nothing to verify goes straight to the app', { tags: 'nightly' }, async () => {
  await register({ Register: registered({ ...owner, isVerified: true }, 'real-token') })
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
  expect(localStorage.getItem('authToken')).toBe('real-token')
})

test('a user without profile and nothing to verify goes to the setup with the real token', async () => {
  const user = { ...owner, isVerified: true, userProfileDetails: null }
  await register({ Register: registered(user, 'real-token') })
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(localStorage.getItem('authToken')).toBe('real-token')
  expect(screen.getByText('Step 2 of 4')).toBeVisible()
})

test('a pending account with a profile only has to verify', async () => {
  const pending = { __typename: 'VerificationPending', token: 'pending-token', pendingMessage: 'x', pendingUser: owner }
  await register({ Register: { register: pending } })
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
})

test('registering again before the verification continues at the code, then the setup', { tags: 'nightly' }, async () => {
  const pending = { __typename: 'VerificationPending', token: 'pending-again', pendingMessage: 'x', pendingUser: newcomer }
  const { user, gateway } = await register({
    Register: { register: pending },
    VerifyUser: {
      verifyUser: { __typename: 'SignedIn', token: 'real-token', message: 'Welcome', user: { ...newcomer, isVerified: true } },
    },
    VerifiedProfile: { me: { ...newcomer, isVerified: true } },
  })
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  expect(screen.getByText(/which is sent to/)).toHaveTextContent('new@demo.test')
  expect({ ...localStorage }).toMatchObject({ verifyUser: 'true', verifyToken: 'pending-again', authEmail: 'new@demo.test' })
  expect(localStorage.getItem('authToken')).toBeNull()
  await waitFor(() => expect(gateway.callsOf('ResendOtp')).toHaveLength(1))
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement)
  await user.paste('123456')
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(localStorage.getItem('authToken')).toBe('real-token')
})

test('an error appears at its field and in a toast, and input is preserved', async () => {
  const message = 'This email address is taken'
  await register({ Register: refuse('INVALID', message, { fields: [{ field: 'email', message }] }) })
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('new@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue('demo1234')
})

test('a lost connection shows a toast, and the form can be sent again', async () => {
  const { user, gateway } = await register({ Register: outOfReach() })
  expect(await screen.findByText('Can’t reach the server. Check your connection and try again.')).toBeVisible()
  gateway.answer({ Register: registered() })
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
})

test('input survives a reload, except the password', async () => {
  fakeGateway(signUpAnswers)
  const { user, unmount } = renderAt('/register')
  await user.type(await screen.findByLabelText('Email'), 'new@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await waitFor(() => expect(sessionStorage.getItem('signUp')).toContain('new@demo.test'))
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('demo1234')
  unmount()
  renderAt('/register')
  expect(await screen.findByLabelText('Email')).toHaveValue('new@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('the email of an unknown user is prefilled', async () => {
  fakeGateway({ SignIn: { signIn: { __typename: 'UnknownEmail' } } })
  const { user } = renderAt('/login')
  await user.type(await screen.findByLabelText('Email'), 'stranger@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await user.click(await screen.findByRole('button', { name: 'Signup' }))
  expect(await screen.findByRole('button', { name: 'Create a Free Account' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('stranger@demo.test')
  await waitFor(() => expect(navigationState()).toEqual({ email: 'stranger@demo.test', openDiv: 'default' }))
})

test('the full layout also has names and phone', { tags: 'nightly' }, async () => {
  fakeGateway(signUpAnswers)
  const user = userEvent.setup()
  render(
    <MantineProvider>
      <MemoryRouter>
        <AccountForm layout="full" />
      </MemoryRouter>
    </MantineProvider>,
  )
  await screen.findByLabelText('First name')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  expect(await screen.findAllByText('Required')).toHaveLength(5)
  await user.type(screen.getByLabelText('Phone'), '12a')
  expect(await screen.findByText('Must be only digits')).toBeVisible()
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '123')
  expect(await screen.findByText('Please type valid mobile number')).toBeVisible()
  await user.type(screen.getByLabelText('Phone'), '4')
  await waitFor(() => expect(screen.queryByText('Please type valid mobile number')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Phone country code: +44' })).toBeVisible()
})

test('the full layout reads a phone with its country code', { tags: 'nightly' }, async () => {
  const gateway = fakeGateway(signUpAnswers)
  vi.stubGlobal('scrollTo', () => {})
  const user = userEvent.setup()
  render(
    <MantineProvider>
      <MemoryRouter>
        <AccountForm layout="full" />
      </MemoryRouter>
    </MantineProvider>,
  )
  await user.type(await screen.findByLabelText('First name'), 'Nina')
  await user.type(screen.getByLabelText('Last name'), 'New')
  await phoneReader.load()
  await user.type(screen.getByLabelText('Phone'), '+1 512 555 0131')
  await user.type(screen.getByLabelText('Email'), 'new@demo.test')
  expect(screen.getByLabelText('Phone')).toHaveValue('(512) 555-0131')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  await waitFor(() => expect(gateway.callsOf('Register')).toHaveLength(1))
  expect(gateway.callsOf('Register')).toMatchObject([{ input: { phone: '5125550131', phoneCountryCode: '1' } }])
})

test('the full layout sends names and phone', { tags: 'nightly' }, async () => {
  const gateway = fakeGateway(signUpAnswers)
  vi.stubGlobal('scrollTo', () => {})
  const user = userEvent.setup()
  render(
    <MantineProvider>
      <MemoryRouter>
        <AccountForm layout="full" />
      </MemoryRouter>
    </MantineProvider>,
  )
  await user.type(await screen.findByLabelText('First name'), 'Nina')
  await user.type(screen.getByLabelText('Last name'), 'New')
  await user.type(screen.getByLabelText('Phone'), '5550100')
  await user.type(screen.getByLabelText('Email'), 'new@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await screen.findByRole('button', { name: 'Phone country code: +44' })
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  await waitFor(() => expect(gateway.callsOf('Register')).toHaveLength(1))
  expect(gateway.callsOf('Register')).toMatchObject([
    { input: { firstName: 'Nina', lastName: 'New', phone: '5550100', phoneCountryCode: '44' } },
  ])
})
