import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

const changed = { changePassword: { __typename: 'PasswordChanged', token: 'token-after', message: 'Password changed' } }

async function change(answer: Parameters<typeof fakeGateway>[0], texts: readonly [string, string, string]) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, ...answer })
  const { user } = renderAt('/account/password')
  const labels = ['Current password', 'New password', 'Confirm new password']
  await screen.findByLabelText('Current password')
  for (const [index, label] of labels.entries()) if (texts[index]) await user.type(screen.getByLabelText(label), texts[index])
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  return { gateway, user }
}

test('a new token replaces the old one, and the user stays on the page', async () => {
  const { gateway } = await change({ ChangePassword: changed }, ['demo1234', 'brand-new-1', 'brand-new-1'])
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(gateway.callsOf('ChangePassword')).toEqual([
    { input: { oldPassword: 'demo1234', password: 'brand-new-1', passwordConfirmation: 'brand-new-1' } },
  ])
  expect(localStorage.getItem('authToken')).toBe('token-after')
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''))
})

test('without a new token the session is unchanged', async () => {
  await change({ ChangePassword: { changePassword: { ...changed.changePassword, token: null } } }, [
    'demo1234',
    'brand-new-1',
    'brand-new-1',
  ])
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(localStorage.getItem('authToken')).toBe('token-of-the-owner')
})

test.each([
  [
    ['', '', ''],
    ['Required', 'Required', 'Required'],
  ],
  [['demo1234', 'short', 'short'], ['Use at least 8 characters']],
  [['demo1234', 'brand-new-1', 'brand-new-2'], ['Passwords must match']],
] as const)('%s is rejected: %s', async (texts, expected) => {
  const { gateway } = await change({ ChangePassword: changed }, texts)
  await waitFor(() => expect(expected.flatMap((text) => screen.queryAllByText(text)).length).toBeGreaterThanOrEqual(expected.length))
  expect(gateway.callsOf('ChangePassword')).toEqual([])
})

test('shows a wrong current password at its field', async () => {
  const fields = [{ field: 'oldPassword', message: 'This isn’t your current password.' }]
  await change({ ChangePassword: refuse('INVALID', 'x', { fields }) }, ['demo12345', 'brand-new-1', 'brand-new-1'])
  expect(await screen.findByText('This isn’t your current password.')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toHaveFocus()
})

test('the account menu links there', async () => {
  signedIn()
  fakeGateway({ Me: { me: owner } })
  const { user } = renderAt('/nowhere')
  await user.click(await screen.findByRole('button', { name: 'Account: Olivia Owner' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }))
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
})
