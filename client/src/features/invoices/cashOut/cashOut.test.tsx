import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { forgetQueue } from '../../../shared/queue/browserStore.ts'
import { invoice, invoicePage, invoiceRow } from '../testing/invoices.ts'

vi.mock('../../../shared/queue/browserStore.ts', () => import('../../../shared/queue/testing/inMemory.ts'))
afterEach(() => forgetQueue('everybody'))

const three = {
  '901': invoice({ dueDate: '2026-11-01', balanceDue: 100 }),
  '902': invoice({ id: '902', invoiceNumber: 'INV-0902', dueDate: '2026-10-01', balanceDue: 50.1 }),
  '903': invoice({ id: '903', invoiceNumber: 'INV-0903', dueDate: '2026-09-01', balanceDue: 0, status: 'PAID' }),
}
const paid = (invoiceId: string, amount: number, balanceDue: number) => ({
  __typename: 'PaidInvoice',
  invoiceId,
  amount,
  balanceDue,
  status: balanceDue === 0 ? 'PAID' : 'UNPAID',
  receiptNumber: `RCP-${invoiceId}`,
})
const recorded = {
  recordPayment: {
    __typename: 'RecordedPayment',
    receiptNumber: 'RCP-B77',
    processed: [paid('902', 50.1, 0), paid('901', 90, 10)],
    failed: [],
    totalAllocated: 140.1,
    unallocated: 0,
  },
}

function open(path: string, answer: FakeOperation = recorded) {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    InvoiceNow: ({ id }) => ({ invoice: three[id as keyof typeof three] }),
    Invoices: invoicePage([invoiceRow({ id: '902', invoiceNumber: 'INV-0902', balanceDue: 50.1 })]),
    RecordPayment: answer,
  })
  return { gateway, ...renderAt(path) }
}
const typed = (label: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const rowOf = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr') as HTMLElement
const record = () => screen.getAllByRole('button', { name: 'Record payment' })[0] as HTMLElement

async function typePayment(amount: string) {
  const page = open('/invoices/cash-out?invoices=901,902,903')
  await screen.findByRole('link', { name: 'INV-0901' })
  await page.user.click(screen.getByRole('radio', { name: 'Cash' }))
  typed('Amount', amount)
  typed('Reference', 'May')
  return page
}

test('the oldest is paid first, what cannot be paid says why, and what is left on either side is shown', async () => {
  const { user } = await typePayment('140.10')
  const sums = screen.getAllByLabelText('Payment and what is open')[0] as HTMLElement
  await waitFor(() => expect(sums).toHaveTextContent('Still open after$10.00'))
  expect(rowOf('INV-0902')).toHaveTextContent('$50.10Paid in full')
  expect(rowOf('INV-0901')).toHaveTextContent('$90.00$10.00 stays open')
  expect(rowOf('INV-0903')).toHaveTextContent('INV-0903 is already paid.')
  await user.click(screen.getByRole('radio', { name: 'By hand' }))
  expect(screen.getByRole('textbox', { name: 'Part of INV-0901' })).toHaveValue('90.00')
  typed('Part of INV-0901', '80')
  await waitFor(() => expect(sums).toHaveTextContent('Left of the payment$10.00'))
  await user.click(record())
  expect(await screen.findByText('$10.00 of the payment is in no invoice yet')).toBeVisible()
})

test('a payment waits on the device, is recorded once when somebody says so, and shows its own receipt', async () => {
  const { gateway, user } = await typePayment('140.10')
  await user.click(record())
  const bar = await screen.findByRole('region', { name: 'Payment not recorded yet' })
  expect(bar).toHaveTextContent('Payment of $140.10 over 2 invoices')
  expect(bar).toHaveTextContent(/Recording in (?:9|10) s/)
  expect(gateway.callsOf('RecordPayment')).toEqual([])
  await user.click(within(bar).getByRole('button', { name: 'Record now' }))
  expect(await screen.findByRole('heading', { name: 'Payment recorded' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Receipt RCP-B77: download' })).toBeVisible()
  expect(screen.getByText('$10.00 still open')).toBeVisible()
  const calls = gateway.callsOf('RecordPayment')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    idempotencyKey: expect.any(String) as string,
    input: {
      amount: 140.1,
      allocation: 'MANUAL',
      allocations: [
        { invoiceId: '902', amount: 50.1 },
        { invoiceId: '901', amount: 90 },
      ],
    },
  })
})

test('Undo takes the whole payment back, and what was typed is there again', async () => {
  const { gateway, user } = await typePayment('60')
  await user.click(record())
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('60.00'))
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('May')
  expect(screen.queryByRole('region', { name: 'Payment not recorded yet' })).toBeNull()
  expect(gateway.callsOf('RecordPayment')).toEqual([])
})

test('a refused payment stays with its reason until it is changed', async () => {
  const onlyOpen = 'Only $40.00 is open on INV-0901.'
  const { gateway, user } = await typePayment('140.10')
  gateway.answer({ RecordPayment: refuse('INVALID', onlyOpen) })
  await user.click(record())
  await user.click(await screen.findByRole('button', { name: 'Record now' }))
  expect(await screen.findByText(`A payment of $140.10 over 2 invoices wasn’t recorded: ${onlyOpen}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('140.10'))
})

test('of a customer everything that is open is offered', async () => {
  const { gateway } = open('/invoices/cash-out?customer=31')
  expect(await screen.findByRole('link', { name: 'INV-0902' })).toBeVisible()
  expect(gateway.callsOf('Invoices')[0]?.['input']).toMatchObject({ customerId: '31', tab: 'UNPAID', sortBy: 'DUE_DATE' })
})
