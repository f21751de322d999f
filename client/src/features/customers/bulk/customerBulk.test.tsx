import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { customerPage, customerRow } from '../testing/customerRows.ts'

const rows = [
  customerRow({ id: '30', name: 'Maria Lopez', tags: ['VIP'], isActive: true, branchId: '1', lockVersion: 3 }),
  customerRow({ id: '31', name: 'Ben Hart', tags: [], isActive: true, branchId: '2', lockVersion: 7 }),
  customerRow({ id: '32', name: 'Eva Stone', tags: null, isActive: false, branchId: '1', lockVersion: 1 }),
]
const branches = { ListBranches: { branches: { __typename: 'BranchPage', items: [{ __typename: 'Branch', id: '2', name: 'North' }] } } }

/** A fake service that stores writes. */
const keeping: FakeOperation = ({ input }) => {
  const { id, lockVersion, ...change } = input as { id: string; lockVersion: number }
  const { isActive, tags, branchId } = { ...rows.find((row) => row.id === id), ...change } as (typeof rows)[number]
  return { updateCustomer: { __typename: 'Customer', id, isActive, tags, branchId, lockVersion: lockVersion + 1 } }
}

async function choose(action: string, names: readonly string[], more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, Customers: customerPage(rows), ChangeCustomer: keeping, ...branches, ...more })
  const { user } = renderAt('/customers')
  await screen.findByRole('link', { name: 'Ben Hart' })
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected customers' })).getByRole('button', { name: action }))
  return {
    gateway,
    user,
    dialog: within(await screen.findByRole('dialog')),
    sent: () => gateway.callsOf('ChangeCustomer').map((call) => call['input']),
  }
}

test('adds a tag to customers without it, and names the others with the reason', { tags: 'nightly' }, async () => {
  const { user, dialog, sent } = await choose('Add tag', ['Maria Lopez', 'Ben Hart', 'Eva Stone'])
  await user.click(dialog.getByRole('button', { name: 'Add tag' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Tag' }), ' vip ')
  await user.click(dialog.getByRole('button', { name: 'Add tag' }))
  expect(await dialog.findByText('1 customer tagged.')).toBeVisible()
  const refused = dialog.getByRole('list', { name: '2 customers couldn’t be tagged:' })
  expect(refused).toHaveTextContent('Maria Lopez This customer already has the tag.')
  expect(refused).toHaveTextContent('Eva Stone Couldn’t load this customer’s tags.')
  expect(sent()).toEqual([{ id: '31', lockVersion: 7, tags: ['vip'] }])
})

test('moves customers to a branch, and Undo moves each back', async () => {
  const { user, dialog, sent } = await choose('Move to branch', ['Maria Lopez', 'Eva Stone'])
  expect(screen.getByRole('dialog', { name: 'Move 2 customers to a branch' })).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Branch' }))
  await user.click(await screen.findByRole('option', { name: 'North' }))
  await user.click(dialog.getByRole('button', { name: 'Move to branch' }))
  expect(await screen.findByText('2 customers moved')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: /^Undo/ })[0] as HTMLElement)
  await waitFor(() =>
    expect(sent()).toEqual([
      { id: '30', lockVersion: 3, branchId: '2' },
      { id: '32', lockVersion: 1, branchId: '2' },
      { id: '30', lockVersion: 4, branchId: '1' },
      { id: '32', lockVersion: 2, branchId: '1' },
    ]),
  )
})

test('retries a stale customer in its newest version', async () => {
  const now = { customer: { ...customerRow({ id: '31', isActive: true, lockVersion: 9 }) } }
  const { gateway, user, dialog, sent } = await choose('Set inactive', ['Ben Hart'], {
    ChangeCustomer: refuse('STALE', 'Someone else changed this in the meantime.'),
    CustomerNow: now,
  })
  await user.click(dialog.getByRole('button', { name: 'Set inactive' }))
  expect(await dialog.findByText(/Someone else changed this in the meantime/)).toBeVisible()
  gateway.answer({ ChangeCustomer: keeping })
  await user.click(dialog.getByRole('button', { name: /^Try/ }))
  expect(await screen.findByText('1 customer set inactive')).toBeVisible()
  expect(sent()).toEqual([
    { id: '31', lockVersion: 7, isActive: false },
    { id: '31', lockVersion: 9, isActive: false },
  ])
})

test('does not repeat a change whose response was lost', async () => {
  const tagged = { customer: { ...customerRow({ id: '31', tags: ['vip'], lockVersion: 8 }) } }
  const { user, dialog, sent } = await choose('Add tag', ['Ben Hart'], { ChangeCustomer: outOfReach(), CustomerNow: tagged })
  await user.type(dialog.getByRole('textbox', { name: 'Tag' }), 'vip')
  await user.click(dialog.getByRole('button', { name: 'Add tag' }))
  expect(await screen.findByText('1 customer tagged')).toBeVisible()
  expect(sent()).toHaveLength(1)
})
