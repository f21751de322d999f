import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetArrival } from '../../lib/navigation/arrival.ts'
import { writeSession } from '../../lib/session/session.ts'
import { type FakeGateway, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { expectProblems, type FieldProblem, problemAt } from '../../testing/fieldProblems.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { AccountForm } from './account/AccountForm.tsx'
import { signUpAnswers } from './testing/signUpAnswers.ts'

/** Every message of spec §5 that the public forms can show, verbatim, at its field. */

beforeEach(() => sessionStorage.clear())
afterEach(() => forgetArrival('/reset-password'))

const email: readonly FieldProblem[] = [
  ['Email', '', 'Required'],
  ['Email', 'owner', 'Invalid'],
  ['Email', 'owner@demo', 'Invalid'],
  ['Email', 'owner@demo.test', null],
]
const newPassword = (label: string): FieldProblem[] => [
  [label, '', 'Required'],
  [label, 'seven77', 'Use at least 8 characters'],
  [label, 'x'.repeat(201), 'Use at most 200 characters'],
  [label, 'eight888', null],
]
const phone = (label: RegExp, whenEmpty: string | null): FieldProblem[] => [
  [label, '12a', 'Must be only digits'],
  [label, '49-A2', 'Must be only digits'],
  [label, '123', 'Please type valid mobile number'],
  [label, '', whenEmpty],
  [label, '1234', null],
]
const website: readonly FieldProblem[] = [
  [/^Website/, 'not a url', 'Enter correct url!'],
  [/^Website/, 'http://', 'Enter correct url!'],
  [/^Website/, '', null],
  [/^Website/, 'callout.test', null],
]
const required = (...labels: readonly (string | RegExp)[]): FieldProblem[] => labels.map((label) => [label, '', 'Required'])

async function openForm(path: string, button: string, answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({ ...signUpAnswers, ...answers })
  const { user } = renderAt(path)
  const send = await screen.findByRole('button', { name: button })
  return { user, gateway, send: () => user.click(send) }
}

test('sign-in', async () => {
  const { user, gateway, send } = await openForm('/login', 'Sign in')
  await expectProblems(user, [...email, ['Password', '', 'Required'], ['Password', 'x', null], ['Password', '', 'Required']])
  await send()
  expect(gateway.callsOf('SignIn')).toEqual([])
})

test('sign-up, account form', { tags: 'nightly' }, async () => {
  const { user, gateway, send } = await openForm('/register', 'Create a Free Account')
  await expectProblems(user, [...newPassword('Password'), ...email, ['Email', '', 'Required']])
  await send()
  expect(gateway.callsOf('Register')).toEqual([])
})

test('sign-up, account form with every field', { tags: 'nightly' }, async () => {
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
  await expectProblems(user, [
    ...required('First name', 'Last name'),
    ...email,
    ...newPassword('Password'),
    ...phone(/^Phone$/, 'Required'),
  ])
  await expectProblems(user, [
    ['First name', '  ', 'Required'],
    ['First name', 'Nina', null],
    ['Last name', 'New', null],
  ])
})

/** Opens the setup step after registering with that type. */
async function openSetup(roleType: 'COMPANY' | 'INDIVIDUAL'): Promise<{ user: UserEvent; gateway: FakeGateway }> {
  writeSession({ verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  sessionStorage.setItem('signUp', JSON.stringify({ step: 'setupType', roleType, owner: 'new@demo.test' }))
  const gateway = fakeGateway(signUpAnswers)
  const { user } = renderAt('/register')
  await screen.findByRole('heading', { name: roleType === 'COMPANY' ? 'Company Setup' : 'Individual Setup' })
  return { user, gateway }
}
const addressLabels = ['Street 1', 'Country', 'State or province', 'City'] as const
const optionalFields = [/^Street 2/, /^Zip code/, /^Phone$/, /^Alternate phone$/, /^Website/]

test.each([
  ['COMPANY', ['Company name']],
  ['INDIVIDUAL', ['Your name']],
] as const)('account setup, %s', { tags: 'nightly' }, async (roleType, ownLabels) => {
  const { user } = await openSetup(roleType)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  for (const label of [...ownLabels, ...addressLabels]) await waitFor(() => expect([label, problemAt(label)]).toEqual([label, 'Required']))
  for (const chips of screen.queryAllByRole('radiogroup', { name: 'Company size' })) expect(chips).toHaveAccessibleDescription('Required')
  for (const label of optionalFields) expect([label, problemAt(label)]).toEqual([label, null])
  await expectProblems(user, [
    ...required(...ownLabels, 'Street 1', 'State or province', 'City'),
    ...phone(/^Phone$/, null),
    ...phone(/^Alternate phone$/, null),
    ...website,
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Setup')
})

test('categories: the server reports that none is chosen', async () => {
  writeSession({ verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  sessionStorage.setItem('signUp', JSON.stringify({ step: 'chooseCategory', isSetUp: true, owner: 'new@demo.test' }))
  const message = 'Kindly select at least one category'
  const { send } = await openForm('/register', 'Next', { UpdateProfile: refuse('INVALID', message) })
  await screen.findAllByRole('checkbox')
  await send()
  expect(await screen.findByText(message, { selector: 'p' })).toBeVisible()
})

test.each([
  ['', 'Please type a verification code'],
  ['12345', 'Enter all 6 digits'],
])('verification, the code "%s": %s', async (code, message) => {
  writeSession({ verifyUser: 'true', verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  sessionStorage.setItem('signUp', JSON.stringify({ step: 'otpVerification', owner: 'new@demo.test' }))
  const { user, gateway, send } = await openForm('/register', 'Verify')
  await user.click(screen.getByLabelText('Digit 1 of 6'))
  if (code) await user.paste(code)
  await send()
  expect((await screen.findAllByText(message)).length).toBe(code === '' ? 2 : 1)
  expect(gateway.callsOf('VerifyUser')).toEqual([])
})

test('forgot password', async () => {
  const { user, gateway, send } = await openForm('/forgot-password', 'Reset password')
  await expectProblems(user, [...email, ['Email', '', 'Required']])
  await send()
  expect(gateway.callsOf('ForgotPassword')).toEqual([])
})

const twoPasswords: readonly FieldProblem[] = [
  ['Confirm new password', '', 'Required'],
  ...newPassword('New password'),
  ['Confirm new password', 'eight889', 'Passwords must match'],
  ['Confirm new password', 'eight888', null],
  ['New password', 'eight8888', null],
]

test('reset password', { tags: 'nightly' }, async () => {
  const { user, gateway, send } = await openForm('/reset-password#token=one-time', 'Set new password')
  await expectProblems(user, twoPasswords)
  expect(problemAt('Confirm new password')).toBe('Passwords must match')
  await send()
  expect(gateway.callsOf('ResetPassword')).toEqual([])
})

test('change password', { tags: 'nightly' }, async () => {
  signedIn()
  const { user, gateway, send } = await openForm('/account/password', 'Change password', { Me: { me: owner } })
  await expectProblems(user, [...required('Current password'), ...twoPasswords, ['Current password', 'demo1234', null]])
  expect(problemAt('Confirm new password')).toBe('Passwords must match')
  await send()
  expect(gateway.callsOf('ChangePassword')).toEqual([])
})

test('contact', { tags: 'nightly' }, async () => {
  const { user, gateway, send } = await openForm('/contact', 'Send message')
  const rows = email.map(([, ...row]): FieldProblem => [/^Email/, ...row])
  await expectProblems(user, [
    ...required(/^Name/, /^Subject/, /^Message/),
    ...rows,
    ...phone(/^Phone/, null),
    [/^Message/, 'x'.repeat(5001), 'Use at most 5,000 characters'],
    [/^Message/, 'How do I move a visit?', null],
  ])
  await send()
  expect(gateway.callsOf('ContactSupport')).toEqual([])
})
