import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { customerRecord, noDealings, property } from '../../../testing/customerRecord.ts'
import { customerPage, customerRow } from '../testing/customerRows.ts'

const deleted: FakeOperation = ({ input }) => ({ deleteCustomer: { __typename: 'DeletedRecord', id: (input as { id: string }).id } })
const endOfOffer = (): void => void fireEvent.animationEnd(document.querySelector('.Toastify__progress-bar') as Element)

const rows = [
  customerRow({ id: '130', name: 'Maria Lopez', jobsCount: 0, outstandingBalance: 0 }),
  customerRow({ id: '131', name: 'Ben Hart', jobsCount: 3, outstandingBalance: 0 }),
  customerRow({ id: '132', name: 'Eva Stone', jobsCount: 0, outstandingBalance: 0, lockVersion: 8 }),
]

function openList() {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, Customers: customerPage(rows, 40), DeleteCustomer: deleted })
  return { gateway, ...renderAt('/customers') }
}

test('deletes a customer when the undo period ends; one with jobs says in advance why that is not possible', async () => {
  const { gateway, user } = openList()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Hart' }))
  expect(await screen.findByRole('menuitem', { name: /^Delete Customers with jobs or invoices can’t be deleted/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Actions for Maria Lopez' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Maria Lopez deleted')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Maria Lopez/ })).toBeNull()
  expect(screen.getByText('1–2 of 39')).toBeVisible()
  expect(gateway.callsOf('DeleteCustomer')).toEqual([])
  endOfOffer()
  await waitFor(() => expect(gateway.callsOf('DeleteCustomer')).toEqual([{ input: { id: '130', lockVersion: 3 } }]))
})

test('deletes selected customers without jobs, and names the others first', async () => {
  const { user } = openList()
  for (const name of ['Ben Hart', 'Eva Stone']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected customers' })).getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 of 2 customers?' }))
  expect(dialog.getByRole('list', { name: '1 customer can’t be deleted:' })).toHaveTextContent('Ben Hart')
  await user.click(dialog.getByRole('button', { name: 'Delete 1 customer' }))
  expect(await screen.findByText('Eva Stone deleted')).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(await screen.findByRole('link', { name: /Eva Stone/ })).toBeVisible()
})

const jobsAt = (items: readonly object[]) => ({ jobs: { __typename: 'JobPage', items, totalCount: items.length, ignored: [] } })

test('a property with jobs stays, and the jobs are named; another one is deleted after a confirmation', async () => {
  signedIn()
  const shop = { ...property, id: '141', name: 'Shop', address: '9 Main Street' }
  const gateway = fakeGateway({
    Me: { me: owner },
    CustomerRecord: { customer: customerRecord({ properties: [{ ...property, id: '140' }, shop] }) },
    ...noDealings,
    JobsAtProperty: ({ propertyId }) =>
      jobsAt(propertyId === '140' ? [{ __typename: 'Job', id: '12', jobNumber: 'J-1012', title: 'Boiler repair' }] : []),
    DeleteProperty: ({ id }) => ({ deleteProperty: { __typename: 'DeletedRecord', id } }),
  })
  const { user } = renderAt('/customers/30')
  await user.click(await screen.findByRole('button', { name: 'Delete: Home' }))
  const refused = within(await screen.findByRole('dialog', { name: 'This property can’t be deleted' }))
  expect(refused.getByRole('link', { name: 'J-1012 · Boiler repair' })).toHaveAttribute('href', '/jobs/12')
  await user.click(refused.getByText('Close'))
  await user.click(screen.getByRole('button', { name: 'Delete: Shop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this property?' }))
  expect(await dialog.findByText('No jobs are booked there.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete property' }))
  expect(await screen.findByText('Shop · 9 Main Street deleted')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete: Shop' })).toBeNull()
  endOfOffer()
  await waitFor(() => expect(gateway.callsOf('DeleteProperty')).toEqual([{ id: '141' }]))
})
