import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse, worded } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { taxesOf, taxOf } from './testing/taxes.ts'

beforeEach(() => sessionStorage.clear())

const county = taxOf({ id: '6', name: 'County tax', rate: 1.5, isDefault: false })
const gone = taxOf({ id: '7', name: 'Old tax', rate: 2, isDefault: false, isActive: false })

const admin = (...authorities: string[]) =>
  ({ ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } }) as unknown as typeof owner

function open(path: string, more: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, Taxes: taxesOf([taxOf(), county, gone]), Tax: { tax: taxOf() }, ...more })
  return { gateway, ...renderAt(path) }
}
const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(`^${name}`) })).closest('tr') as HTMLElement
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const save = () => screen.getAllByRole('button', { name: 'Save tax' })[0] as HTMLElement

test('lists taxes with their rates, and those of new jobs', async () => {
  open('/taxes')
  for (const text of ['8.25%', 'Default', 'Added by default']) expect(await row('Sales tax')).toHaveTextContent(text)
  expect(await row('County tax')).not.toHaveTextContent(/efault/)
  expect(await row('Old tax')).toHaveTextContent('Inactive')
})

test.each(['0', '100,5', '1/2'])('a rate of %s is invalid', async (rate) => {
  const { gateway, user } = open('/taxes/new')
  await screen.findByRole('form', { name: /tax/ })
  await user.click(save())
  await waitFor(() => expect(field(/^Rate/)).toHaveAccessibleDescription('Required'))
  await user.type(field(/^Name/), 'State tax')
  await user.type(field(/^Rate/), rate)
  await user.click(save())
  expect(await screen.findByText('Please type a valid tax rate.')).toBeVisible()
  expect(gateway.callsOf('CreateTax')).toEqual([])
})

test('a changed rate says what keeps the old one, and is sent alone', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/taxes/5/edit', { UpdateTax: { updateTax: taxOf({ rate: 8.5 }) } })
  await screen.findByRole('form', { name: /tax/ })
  expect(screen.queryByText(/keep their rate/)).toBeNull()
  await user.clear(field(/^Rate/))
  await user.type(field(/^Rate/), '8.5')
  expect(screen.getByText(/Existing jobs and invoices keep their rate\. New jobs get the new rate\./)).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(window.location.pathname).toBe('/taxes'))
  expect(gateway.callsOf('UpdateTax')).toEqual([{ input: { id: '5', rate: 8.5 } }])
})

test.each([
  ['Rates change at midnight.', 'Rates change at midnight.'],
  ['"Success"', 'Sales tax updated'],
  ['Tax updated successfully', 'Sales tax updated'],
])('after a save with the message %s the toast reads “%s”', async (message, text) => {
  const { user } = open('/taxes/5/edit', { UpdateTax: worded({ updateTax: taxOf({ rate: 8.5 }) }, message) })
  await screen.findByRole('form', { name: /tax/ })
  await user.clear(field(/^Rate/))
  await user.type(field(/^Rate/), '8.5')
  await user.click(save())
  const toast = await screen.findByText(text)
  expect(toast.closest('.Toastify__toast--success')).toHaveTextContent(text)
})

test.each([
  [400, refuse('REFUSED', 'The tax could not be read.')],
  [403, refuse('FORBIDDEN', 'You may not manage taxes.')],
  [422, refuse('INVALID', 'Name is taken', { fields: [{ field: 'name', message: 'Name is taken' }] })],
  [500, refuse('UPSTREAM_FAILED', 'The database is full.')],
])('a save rejected with %i shows the server’s message as a toast and in the form', async (_, refused) => {
  const { user } = open('/taxes/5/edit', { UpdateTax: refused })
  const form = await screen.findByRole('form', { name: /tax/ })
  await user.clear(field(/^Rate/))
  await user.type(field(/^Rate/), '8.5')
  await user.click(save())
  const { message } = refused.errors[0] as { message: string }
  const toast = await waitFor(() => {
    const shown = document.querySelector('.Toastify__toast--error')
    expect(shown).toHaveTextContent(message)
    return shown
  })
  expect(
    within(form)
      .getAllByText(message)
      .filter((element) => !toast?.contains(element)),
  ).toHaveLength(1)
})

test('makes another tax the default, and deletes one with the note that jobs keep it', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/taxes', { UpdateTax: { updateTax: { ...county, isDefault: true } }, DeleteTax: { deleteTax: null } })
  await user.click(within(await row('County tax')).getByRole('button', { name: 'Actions for County tax' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make default' }))
  expect(await screen.findByText('County tax is now the default for new jobs')).toBeVisible()
  expect(gateway.callsOf('UpdateTax')).toEqual([{ input: { id: '6', isDefault: true } }])
  await user.click(within(await row('Old tax')).getByRole('button', { name: 'Actions for Old tax' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Old tax deleted. Existing jobs and invoices keep their rate.')).toBeVisible()
})

test('an action’s toast ends with the server’s message', { tags: 'nightly' }, async () => {
  const done = worded({ updateTax: { ...county, isDefault: true } }, 'Open quotes keep their tax.')
  const { user } = open('/taxes', { UpdateTax: done })
  await user.click(within(await row('County tax')).getByRole('button', { name: 'Actions for County tax' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make default' }))
  expect(await screen.findByText('County tax is now the default for new jobs. Open quotes keep their tax.')).toBeVisible()
})

test('a user who may not manage taxes can read them, and the form says who may', async () => {
  open('/taxes', {}, admin('manage_jobs'))
  expect(within(await row('Sales tax')).queryByRole('button', { name: /^Actions/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New tax' })).toBeNull()
})
