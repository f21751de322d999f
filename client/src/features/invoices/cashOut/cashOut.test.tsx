import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { deleteQueue } from '../../../lib/offline/queue/queueStore.ts'
import { invoice, invoiceAnswers, invoicePage, invoiceRow } from '../testing/invoices.ts'

vi.mock('../../../lib/offline/queue/queueStore.ts', () => import('../../../lib/offline/testing/inMemory.ts'))
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteQueue('everybody')
})

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
    Invoices: invoicePage([invoiceRow({}), invoiceRow({ id: '902', invoiceNumber: 'INV-0902', balanceDue: 50.1 })]),
    RecordPayment: answer,
  })
  return { gateway, ...renderAt(path) }
}
const typed = (label: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const toRow = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr') as HTMLElement
const record = () => screen.getAllByRole('button', { name: /^(Record payment|Try again)$/ })[0] as HTMLElement

async function typePayment(amount: string) {
  const page = open('/invoices/cash-out?invoices=901,902,903')
  await screen.findByRole('link', { name: 'INV-0901' })
  await page.user.click(screen.getByRole('radio', { name: 'Cash' }))
  typed('Amount', amount)
  typed('Reference', 'May')
  return page
}

test('the oldest invoice is paid first, unpayable ones say why, and the remainders are shown', { tags: 'nightly' }, async () => {
  const { user } = await typePayment('140.10')
  const sums = screen.getAllByLabelText('Payment summary')[0] as HTMLElement
  await waitFor(() => expect(sums).toHaveTextContent('Balance after payment$10.00'))
  expect(toRow('INV-0902')).toHaveTextContent('$50.10Paid in full')
  expect(toRow('INV-0901')).toHaveTextContent('$90.00$10.00 remaining')
  expect(toRow('INV-0903')).toHaveTextContent('INV-0903 is already paid.')
  await user.click(screen.getByRole('radio', { name: 'Manually' }))
  expect(screen.getByRole('textbox', { name: 'Applied to INV-0901' })).toHaveValue('90.00')
  typed('Applied to INV-0901', '1/2')
  await user.click(record())
  expect(await screen.findByText('Type a number such as 1,234.56.')).toBeVisible()
  typed('Applied to INV-0901', '80')
  await waitFor(() => expect(sums).toHaveTextContent('Not applied$10.00'))
  await user.click(record())
  expect(await screen.findByText('$10.00 of the payment isn’t applied yet')).toBeVisible()
})

test('the receipt for several customers is one email, and each customer’s text message is previewed', { tags: 'nightly' }, async () => {
  signedIn()
  const ofOther = { customer: { __typename: 'InvoiceCustomer', id: '77', name: 'Ana Lim', email: null }, billTo: null, jobId: '707' }
  const preview = (textMessage: string) => ({ __typename: 'MessagePreview', subject: null, body: null, isOwn: false, textMessage })
  const format = (jobId: string) => ({
    __typename: 'CustomerMessage',
    event: 'PAYMENT_RECEIPT',
    sms: true,
    preview: preview(`Paid for job ${jobId}.`),
  })
  fakeGateway({
    Me: { me: owner },
    InvoiceNow: ({ id }) => ({ invoice: id === '902' ? { ...three['902'], ...ofOther } : three[id as keyof typeof three] }),
    PaperText: ({ receipt }) => ({ invoice: null, receipt: format((receipt as { jobId: string }).jobId), overdue: null }),
  })
  const { user } = renderAt('/invoices/cash-out?invoices=901,902,903')
  await screen.findByRole('link', { name: 'INV-0901' })
  typed('Amount', '140.10')
  await user.click(screen.getByRole('switch', { name: /^Email the receipt/ }))
  expect(await screen.findByText('2 customers also get a text message:')).toBeVisible()
  const [first, second] = within(screen.getByRole('list', { name: 'Text messages to send' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('Ana Lim · INV-0902Paid for job 707.')
  expect(second).toHaveTextContent(/INV-0901Paid for job \d+\.$/)
  typed('Amount', '50')
  expect(await screen.findByText(/also gets this text message/)).toHaveTextContent('The customer also gets')
})

test('a payment is recorded with the displayed parts and shows its receipt', async () => {
  const { gateway, user } = await typePayment('140.10')
  await user.click(record())
  expect(await screen.findByRole('heading', { name: 'Payment recorded' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Receipt RCP-B77: download' })).toBeVisible()
  expect(screen.getByText('$10.00 still due')).toBeVisible()
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

test('a second click while the payment is being recorded sends nothing', async () => {
  const { gateway, user } = await typePayment('60')
  let answer: (() => void) | undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  gateway.answer({
    RecordPayment: async () => {
      await waiting
      return recorded
    },
  })
  await user.click(record())
  await waitFor(() => expect(gateway.callsOf('RecordPayment')).toHaveLength(1))
  await user.click(record())
  await user.click(record())
  answer?.()
  expect(await screen.findByRole('heading', { name: 'Payment recorded' })).toBeVisible()
  expect(gateway.callsOf('RecordPayment')).toHaveLength(1)
})

test('a rejected payment shows its reason, preserves input, and is retried with the same key', async () => {
  const onlyOpen = 'Only $40.00 is open on INV-0901.'
  const { gateway, user } = await typePayment('140.10')
  gateway.answer({ RecordPayment: refuse('INVALID', onlyOpen) })
  await user.click(record())
  expect((await screen.findAllByText(onlyOpen))[0]).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('140.10')
  gateway.answer({ RecordPayment: recorded })
  await user.click(record())
  expect(await screen.findByRole('heading', { name: 'Payment recorded' })).toBeVisible()
  const keys = gateway.callsOf('RecordPayment').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

const single = {
  recordPayment: { ...recorded.recordPayment, receiptNumber: null, processed: [paid('901', 60, 40)], totalAllocated: 60 },
}

/** Opens the form from the invoice page. */
async function typeForOne(answer: FakeOperation = single) {
  const page = open('/invoices/901', answer)
  page.gateway.answer({ ...invoiceAnswers(three['901']), PaymentsOf: paymentsOf({ balanceDue: 100 }) })
  await page.user.click(await screen.findByRole('link', { name: 'Record payment' }))
  await screen.findByRole('heading', { name: 'Record payment for INV-0901' })
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('100.00')
  return page
}
const paymentsOf = (part: object) => ({
  invoice: { __typename: 'Invoice', id: '901', balanceDue: 100, lockVersion: 5, payments: [], ...part },
})

test(
  'a payment for one invoice requires its method’s details, preserves input when the method changes, and cannot exceed the balance',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = await typeForOne()
    await user.click(screen.getByRole('radio', { name: 'Cheque' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('carla@reyes.test')
    typed('Email', '')
    typed('Amount', '1e5')
    await user.click(record())
    expect(await screen.findByText('Type a number such as 1,234.56.')).toBeVisible()
    expect(await screen.findByText('Plese type either reference or email details.')).toBeVisible()
    expect(screen.getAllByText('Required')).toHaveLength(3)
    typed('Cheque number', '418')
    typed('Reference', 'May')
    await user.click(screen.getByRole('radio', { name: 'Card' }))
    expect(screen.queryByRole('textbox', { name: 'Cheque number' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Cheque' }))
    expect(screen.getByRole('textbox', { name: 'Cheque number' })).toHaveValue('418')
    typed('Amount', '100.01')
    expect(await screen.findByText('Only $100.00 is open on INV-0901.')).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Oldest first' })).toBeNull()
    expect(gateway.callsOf('RecordPayment')).toEqual([])
  },
)

test('a payment for one invoice sends the displayed version, and its page shows the new balance', async () => {
  const { gateway, user } = await typeForOne()
  typed('Amount', '60')
  typed('Reference', 'May')
  await user.click(record())
  expect(await screen.findByText('Payment of $60.00 for INV-0901 recorded. Receipt RCP-901. $40.00 still due.')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Invoice' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(gateway.callsOf('RecordPayment')).toEqual([
    {
      idempotencyKey: expect.any(String) as string,
      input: { invoiceIds: ['901'], amount: 60, paymentMethod: 'CASH', reference: 'May', email: 'carla@reyes.test', lockVersion: 2 },
    },
  ])
})

test('after another user’s payment the form shows the new balance, and the next save uses that version', async () => {
  const { gateway, user } = await typeForOne()
  typed('Reference', 'May')
  typed('Amount', '60')
  gateway.answer({
    RecordPayment: refuse('STALE', 'Someone else changed this invoice.'),
    InvoiceNow: { invoice: { ...three['901'], balanceDue: 60, lockVersion: 6 } },
  })
  await user.click(record())
  expect((await screen.findAllByText('Someone else changed INV-0901. Its balance is now $60.00.'))[0]).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('May')
  gateway.answer({ RecordPayment: single })
  typed('Amount', '60.00')
  await user.click(record())
  await waitFor(() => expect(gateway.callsOf('RecordPayment')).toHaveLength(2))
  expect(gateway.callsOf('RecordPayment')[1]?.['input']).toMatchObject({ lockVersion: 6 })
})

test('a payment whose response was lost is searched for before sending again', async () => {
  const { gateway, user } = await typeForOne()
  typed('Amount', '60')
  typed('Reference', 'May')
  gateway.answer({ RecordPayment: refuse('UPSTREAM_TIMEOUT', 'The service took too long.') })
  await user.click(record())
  expect((await screen.findAllByText(/took too long/))[0]).toBeVisible()
  const found = { __typename: 'Payment', id: '7', amount: 60, paymentMethod: 'CASH', reference: 'May', chequeNumber: null }
  gateway.answer({
    PaymentsOf: paymentsOf({
      payments: [{ ...found, paidAt: Math.floor(Date.now() / 1000), receiptNumber: 'RCP-9', batchReceiptNumber: null }],
    }),
  })
  await user.click(record())
  expect(await screen.findByRole('dialog')).toHaveTextContent('Payment of $60.00 for INV-0901')
  expect(gateway.callsOf('RecordPayment')).toHaveLength(1)
})

test('a payment entered offline waits in the queue, and is never sent once cancelled there', async () => {
  const { gateway, user } = await typeForOne()
  typed('Amount', '60')
  typed('Reference', 'May')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  gateway.answer({ PaymentsOf: outOfReach(), RecordPayment: outOfReach() })
  await user.click(record())
  expect(await screen.findByText('Payment of $60.00 for INV-0901 will be recorded when you’re back online.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /1 waiting/ }))
  const sheet = within(await screen.findByRole('list', { name: 'Waiting to send' }))
  expect(sheet.getByText('Payment of $60.00 for INV-0901')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Cancel payment' }))
  expect(await screen.findByText('Everything is sent.')).toBeVisible()
  expect(gateway.callsOf('RecordPayment')).toEqual([])
})

test('a customer’s open invoices are all offered', async () => {
  const { gateway } = open('/invoices/cash-out?customer=31')
  expect(await screen.findByRole('link', { name: 'INV-0902' })).toBeVisible()
  expect(gateway.callsOf('Invoices')[0]?.['input']).toMatchObject({ customerId: '31', tab: 'UNPAID', sortBy: 'DUE_DATE' })
})
