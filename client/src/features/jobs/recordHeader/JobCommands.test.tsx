import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, jobsOf } from '../../../testing/jobs.ts'
import { menuItems } from '../../../testing/menuItems.ts'

type User = Parameters<typeof signedIn>[0]

function openJob(user: User = owner, more: Record<string, FakeOperation> = {}) {
  signedIn(user)
  const gateway = fakeGateway({ Me: { me: user }, Job: { job: job() }, JobHistory: historyOf([]), ...more })
  return { gateway, ...renderAt('/jobs/12') }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
const address = () => window.location.pathname + window.location.search
const more = async (user: ReturnType<typeof renderAt>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  return (await menuItems()).map((item) => item.getAttribute('aria-label') ?? item.textContent)
}
const admin = (...authorities: string[]): User =>
  ({ ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } }) as unknown as User

afterEach(() => vi.restoreAllMocks())

test('a job is edited and duplicated from its menu', async () => {
  const { user } = openJob()
  await more(user)
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-keyshortcuts', 'E')
  expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveAttribute('aria-keyshortcuts', 'P')
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(address()).toBe('/jobs/new?duplicate=12'))
})

test('E edits the job', async () => {
  const { user } = openJob()
  await title()
  await screen.findByRole('button', { name: 'More actions' })
  await user.keyboard('e')
  await waitFor(() => expect(address()).toBe('/jobs/12/edit'))
})

test('letters typed into a note trigger no shortcuts', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = openJob()
  await title()
  await user.type(await screen.findByLabelText('New note'), 'pipe')
  expect(print).not.toHaveBeenCalled()
  expect(address()).toBe('/jobs/12')
})

test('staff get only the visit’s actions', async () => {
  const { user } = openJob({ ...owner, userType: 'STAFF' })
  expect(await more(user)).toEqual(['Decline', 'Cancel'])
  await user.keyboard('{Escape}')
  await user.keyboard('e')
  expect(address()).toBe('/jobs/12')
})

test('an admin gets the actions that their authorities allow', async () => {
  const { user } = openJob(admin('delete_jobs'))
  await waitFor(async () => expect(await more(user)).toEqual(['Decline', 'Cancel', 'Delete']))
})

test('deleting a job leads back to the list with its Undo', async () => {
  const { user, gateway } = openJob(owner, { Jobs: jobsOf([job()]) })
  await more(user)
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  expect(screen.queryByRole('link', { name: 'J-1012' })).toBeNull()
  await user.click(undo)
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'J-1012' })).toBeVisible()
  expect(gateway.callsOf('DeleteJob')).toEqual([])
})

const bill = {
  __typename: 'JobInvoice' as const,
  id: '901',
  visitId: null,
  invoiceNumber: 'INV-0901',
  status: 'UNPAID' as const,
  total: 100,
  balanceDue: 100,
  dueDate: '2026-12-04',
  currencyCode: 'USD',
}
const invoiced = { Job: { job: job({ status: 'COMPLETED', allowedActions: ['REOPEN'], invoice: bill, invoices: [bill] }) } }
const invoiceNow = (part: object) => ({
  InvoiceNow: {
    invoice: {
      __typename: 'Invoice',
      id: '901',
      invoiceNumber: 'INV-0901',
      status: 'UNPAID',
      amountPaid: 0,
      balanceDue: 100,
      currencyCode: 'USD',
      total: 100,
      dueDate: '2026-12-04',
      isOverdue: false,
      jobId: '12',
      sentAt: null,
      customer: { __typename: 'InvoiceCustomer', id: '30', name: 'Maria Lopez', email: 'maria@mail.example' },
      billTo: { __typename: 'InvoiceParty', name: 'Maria Lopez' },
      voidedAt: null,
      lockVersion: 1,
      ...part,
    },
  },
})

test('the primary button of a finished job whose invoice cannot be loaded opens the invoice', async () => {
  openJob(owner, invoiced)
  expect(await screen.findByRole('link', { name: 'Open INV-0901' })).toHaveAttribute('href', '/invoices/901')
})

test('the primary button of an invoiced job sends the invoice, then records the payment', { tags: 'nightly' }, async () => {
  const { user, gateway } = openJob(owner, { ...invoiced, ...invoiceNow({}) })
  expect(await screen.findByRole('button', { name: 'Reopen' })).toHaveAttribute('data-variant', 'default')
  await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
  gateway.answer({
    ...invoiceNow({ sentAt: 1_795_442_400 }),
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
    },
  })
  await user.click(await dialog.findByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('link', { name: 'Record payment' })).toHaveAttribute('href', '/invoices/cash-out?invoices=901')
  expect(screen.getByRole('link', { name: 'View invoice' })).toHaveAttribute('href', '/invoices/901')
})

test('the primary button of a job with an overdue invoice sends a reminder', async () => {
  openJob(owner, { ...invoiced, ...invoiceNow({ sentAt: 1, isOverdue: true }) })
  expect(await screen.findByRole('button', { name: 'Send reminder' })).toBeVisible()
})
