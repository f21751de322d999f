import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { signUpAnswers } from '../testing/signUpAnswers.ts'
import { returnFromGoogle, complete, registered } from '../testing/socialAnswers.ts'

beforeEach(() => sessionStorage.clear())

const fillAccount = async (user: UserEvent): Promise<void> => {
  await user.type(await screen.findByLabelText('Email'), 'new@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
}

/** Returns from Apple to the account type without an account, and chooses Company. */
async function chooseCompanyFirst(answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({ ...signUpAnswers, ...answers })
  const { user, unmount } = renderAt('/party-return')
  await user.click(await screen.findByRole('radio', { name: 'Company' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  return { user, gateway, unmount }
}

test('without an account the type leads to the account form, then to that type’s setup', { tags: 'nightly' }, async () => {
  const { user } = await chooseCompanyFirst()
  expect(screen.getByText('Step 2 of 5')).toBeVisible()
  expect(screen.getByText('Company')).toBeVisible()
  await fillAccount(user)
  expect(await screen.findByRole('heading', { name: 'Company Setup' })).toBeVisible()
  expect(screen.getByText('Step 3 of 5')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeChecked()
})

test('a type chosen first can be changed and survives a reload', async () => {
  const { user, unmount } = await chooseCompanyFirst()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Individual' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  unmount()
  const reloaded = renderAt('/register')
  await fillAccount(reloaded.user)
  expect(await screen.findByRole('heading', { name: 'Individual Setup' })).toBeVisible()
})

test('signing up with Google after choosing a type does not ask for it again', async () => {
  const { unmount } = await chooseCompanyFirst(registered({ ...complete, userProfileDetails: null }, true))
  unmount()
  returnFromGoogle({ code: 'access-code' }, { from: '/register' })
  expect(await screen.findByRole('heading', { name: 'Company Setup' })).toBeVisible()
})

test('Back from the type leads to sign-in if there is no account', async () => {
  fakeGateway()
  const { user } = renderAt('/party-return')
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
})
