import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type StaffRight, storeStaffRights } from '../../../lib/session/staffRights.ts'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { historyOf } from '../../../testing/jobs.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { invoice, invoiceAnswers } from '../testing/invoices.ts'

beforeEach(() => signedIn(technician))

const open = (path: string, rights: readonly StaffRight[], part: Parameters<typeof invoice>[0] = {}) => {
  storeStaffRights(rights)
  const day = { __typename: 'DispatchMap', date: '2026-11-23', staff: [], visits: [], serverAt: 1_795_440_000 }
  fakeGateway({ MyDay: { dispatchMap: day }, ...invoiceAnswers(invoice(part)), Me: { me: technician }, JobHistory: historyOf([]) })
  return renderAt(path)
}
const closed = /You don’t have permission to see invoices/

test('staff who collect open an invoice of their jobs and record its payment', async () => {
  open('/invoices/901', ['collect'])
  expect(await screen.findByRole('link', { name: 'Record payment' })).toHaveAttribute('href', '/invoices/cash-out?invoices=901')
  expect(screen.getAllByRole('link', { name: 'Jobs' })[0]).toHaveAttribute('href', '/jobs')
  expect(screen.queryByRole('button', { name: /Send|Void/ })).toBeNull()
})

test('the payment of staff offers the balance and no email of the receipt', async () => {
  open('/invoices/cash-out?invoices=901', ['collect'])
  expect(await screen.findByRole('heading', { name: 'Record payment for INV-0901' })).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Email the receipt' })).toBeNull()
})

test('staff who see no prices collect nothing', async () => {
  open('/invoices/cash-out?invoices=901', ['collect'], { balanceDue: null, total: null, amountPaid: null })
  expect(await screen.findByText('Balance not available')).toBeVisible()
})

test.each<readonly [string, readonly StaffRight[]]>([
  ['/invoices', ['collect']],
  ['/invoices/901', []],
  ['/invoices/cash-out?invoices=901', ['addItems']],
])('%s is closed to staff with the rights %j', async (path, rights) => {
  open(path, rights)
  expect(await screen.findByText(closed)).toBeVisible()
})
