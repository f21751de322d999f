import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import type { InvoiceRecord } from './records.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { cashOut, getInvoice } = endpoints.invoices
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const cash = { payment_method: 0, reference: 'Envelope' } as const
const unpaid = (): InvoiceRecord[] => mock.store.invoices.by('unpaid', 1)
const cents = (amount: number): number => Math.round(amount * 100)
const send = (body: object, key?: string, token = owner) =>
  mock.call('POST', '/jobs/bulk_cashout', { token, body, ...(key && { headers: { 'Idempotency-Key': key } }) })
const apiError = async (body: object) => {
  const { responseCode, responseMessage, responseData } = await send(body)
  return [responseCode, responseMessage, (responseData as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field)]
}

/** Invariants of every store: payments are the paid amounts, the status follows the balance, and jobs agree. */
function expectLedger(): void {
  for (const { id, job_id, invoice_number, total, amount_paid, balance_due, status } of mock.store.invoices.all()) {
    const paid = mock.store.payments.by('invoice_id', id).reduce((sum, { amount }) => sum + cents(amount), 0)
    const job = mock.store.jobs.get(job_id)
    const stands = { paid: cents(amount_paid), open: cents(balance_due), status, ofJob: job?.invoice_status }
    const settled = cents(total) === paid ? 10 : 9
    expect(stands, invoice_number).toEqual({ paid, open: cents(total) - paid, status: settled, ofJob: settled })
    expect([amount_paid, balance_due].map((amount) => Number(amount.toFixed(2)))).toEqual([amount_paid, balance_due])
  }
}

test('the seed keeps its books', () => expectLedger())

test('a part leaves the rest open; the rest makes it paid, with a receipt and two entries in the timeline each', async () => {
  const [invoice] = unpaid() as [InvoiceRecord]
  const { id: invoice_id, total, job_id, invoice_number } = invoice
  const before = mock.store.history.count('job_id', job_id)
  const first = await mock.read(cashOut, { invoice_ids: [invoice_id], amount: 10.1, ...cash }, owner)
  const number = invoice_number.replace('INV', 'RCP')
  expect(first.processed).toEqual([
    { invoice_id, job_id, amount: 10.1, balance_due: (cents(total) - 1010) / 100, status: 9, receipt_number: number },
  ])
  const rest = (cents(total) - 1010) / 100
  const online = { payment_method: 4, email: 'a@b.test', bank_name: 'Of a cheque typed before' } as const
  const second = await mock.read(cashOut, { invoice_ids: [invoice_id], amount: rest, ...online }, owner)
  expect(second).toMatchObject({
    processed: [{ balance_due: 0, status: 10, receipt_number: `${number}-2` }],
    total_allocated: rest,
    unallocated: 0,
  })
  const entries = mock.store.history.by('job_id', job_id).slice(before)
  expect(entries.map(({ event, status, note }) => [event, status, note])).toEqual([
    ['payment_processed', 99, 'Cash'],
    ['receipt_generated', 100, number],
    ['payment_processed', 99, 'Online'],
    ['receipt_generated', 100, `${number}-2`],
  ])
  expect(mock.store.jobs.get(job_id)?.invoice_status).toBe(10)
  const read = await mock.read(getInvoice, { invoice_id }, owner)
  expect(read.payments?.map(({ amount }) => amount)).toEqual([10.1, rest])
  expect(mock.store.payments.by('invoice_id', invoice_id).map(({ bank_name }) => bank_name)).toEqual([null, null])
  expectLedger()
})

test('more than what is open is refused with how much that is, and nothing is recorded', async () => {
  const [{ id, balance_due, invoice_number }] = unpaid() as [InvoiceRecord]
  const open = `$${balance_due.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const body = { invoice_ids: [id], amount: (cents(balance_due) + 1) / 100, ...cash }
  expect(await apiError(body)).toEqual([422, `Only ${open} is open on ${invoice_number}.`, ['amount']])
  expect(mock.store.payments.count('invoice_id', id)).toBe(0)
})

test.each([
  [{ amount: 0, ...cash }, 'Entered value should be positive number', ['amount']],
  [{ amount: 1.001, ...cash }, 'Type a number such as 1,234.56.', ['amount']],
  [{ amount: 1, payment_method: 0 }, 'Plese type either reference or email details.', ['reference']],
  [{ amount: 1, payment_method: 1, reference: 'x' }, 'Required', ['cheque_number', 'bank_name', 'bank_branch']],
  [{ amount: 1, payment_method: 2, email: 'a@b.test' }, 'Required', ['cardholder_name']],
  [{ amount: 1, ...cash, paid_at: 4_000_000_000 }, 'Choose a day up to today', ['paid_at']],
  [{ amount: 1, payment_method: 0, reference: 5 }, 'Invalid input', ['reference']],
  [
    { amount: 2, ...cash, allocation: 'manual', allocations: [{ invoice_id: 3, amount: 1 }] },
    'The amounts don’t add up to the payment.',
    ['allocations'],
  ],
])('%o is refused: %s', async (body, message, fields) => {
  const [{ id }] = unpaid() as [InvoiceRecord]
  expect(await apiError({ invoice_ids: [id], ...body })).toEqual([422, message, fields])
  expectLedger()
})

test('parts for an invoice outside of the payment are refused, and nothing is recorded', async () => {
  const [first, second] = unpaid() as [InvoiceRecord, InvoiceRecord]
  const allocations = [
    { invoice_id: first.id, amount: 1 },
    { invoice_id: second.id, amount: 2 },
  ]
  const body = { invoice_ids: [first.id], amount: 3, ...cash, allocation: 'manual', allocations }
  expect(await apiError(body)).toEqual([422, 'Name only invoices of this payment.', ['allocations']])
  expect(mock.store.payments.count('invoice_id', first.id) + mock.store.payments.count('invoice_id', second.id)).toBe(0)
  expect(await apiError({ ...body, invoice_ids: [first.id, second.id] })).toEqual([200, 'Success', undefined])
})

describe('the instant of a payment', () => {
  const A_DAY = 86_400
  const issuedOn = '2026-06-10'
  /** Midnight of that day in Chicago, the zone of the company. */
  const issuedAt = Date.parse('2026-06-10T05:00:00Z') / 1000
  const payAt = async (paid_at: number) => {
    const [invoice] = unpaid() as [InvoiceRecord]
    mock.store.invoices.update(invoice.id, { issue_date: issuedOn })
    const [code, message, fields] = await apiError({ invoice_ids: [invoice.id], amount: 1, ...cash, paid_at })
    return [code, code === 200 ? mock.store.payments.by('invoice_id', invoice.id)[0]?.paid_at : message, fields]
  }
  const tooEarly = (number: string) => `${number} was issued on 06/10/2026. Choose that day or a later one.`

  test.each([
    ['the start of the day of the invoice', () => issuedAt],
    ['a day ahead of the clock', () => mock.clock.now() + A_DAY],
  ])('may be %s', async (_, at) => {
    expect(await payAt(at())).toEqual([200, at(), undefined])
  })

  test.each([0, -1, -(2 ** 40), issuedAt - 1])('is not %d, before the invoice, and the earnings graph starts later', async (paid_at) => {
    const [{ invoice_number }] = unpaid() as [InvoiceRecord]
    expect(await payAt(paid_at)).toEqual([422, tooEarly(invoice_number), ['paid_at']])
    const { points } = await mock.read(endpoints.earnings.getEarningGraph, { period: 'All' }, owner)
    expect(Number(points?.[0]?.label?.slice(0, 4))).toBeGreaterThan(2020)
  })

  test('is not more than a day ahead', async () => {
    expect(await payAt(mock.clock.now() + A_DAY + 1)).toEqual([422, 'Choose a day up to today', ['paid_at']])
  })
})

test('a payment that comes twice under one key is recorded once, and a paid invoice takes nothing more', async () => {
  const [{ id, balance_due }] = unpaid() as [InvoiceRecord]
  const body = { invoice_ids: [id], amount: balance_due, ...cash }
  const [first, again] = [await send(body, 'payment-key-1'), await send(body, 'payment-key-1')]
  expect(again.responseData).toEqual(first.responseData)
  expect(mock.store.payments.count('invoice_id', id)).toBe(1)
  const { invoice_number } = mock.store.invoices.get(id) as InvoiceRecord
  expect(await apiError({ ...body, amount: 1 })).toEqual([422, `${invoice_number} is already paid.`, ['invoice_ids']])
})

test('pays three invoices with a cheque 10.00 short, leaves the newest open and reports unpayable ones', async () => {
  const rows = unpaid().toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : a.id - b.id))
  const paid = mock.store.invoices.all().find(({ company_id, status }) => company_id === 1 && status === 10) as InvoiceRecord
  const whole = rows.reduce((sum, { balance_due }) => sum + cents(balance_due), 0)
  const cheque = { payment_method: 1, reference: 'All', cheque_number: '7', bank_name: 'First', bank_branch: 'Joliet' } as const
  const ids = [...rows.map(({ id }) => id), paid.id]
  const known = await mock.read(cashOut, { invoice_ids: ids, amount: (whole - 1000) / 100, ...cheque }, owner)
  expect(known.failed).toEqual([{ invoice_id: paid.id, responseMessage: `${paid.invoice_number} is already paid.` }])
  expect(cents(known.total_allocated ?? 0)).toBe(whole - 1000)
  expect(unpaid().map(({ id, balance_due }) => [id, balance_due])).toEqual([[rows.at(-1)?.id, 10]])
  expectLedger()
})

test('after 150 random payments over random invoices the books still agree, to the cent', async () => {
  let state = 7
  const random = (most: number): number => (state = (state * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 150; round++) {
    const chosen = mock.store.invoices.by('company_id', 1).filter(() => random(3) === 0)
    if (chosen.length === 0) continue
    const allocation = ['oldest_first', 'proportional'][random(2)]
    await send({ invoice_ids: chosen.map(({ id }) => id), amount: (1 + random(9_999)) / 100, allocation, ...cash })
  }
  expect(mock.store.payments.all().length).toBeGreaterThan(40)
  expectLedger()
})

test('lets branch heads pay their branch’s invoices and hides amounts from others', async () => {
  const head = await mock.signIn('branch')
  const foreign = unpaid().find(({ branch_id }) => branch_id !== 2) as InvoiceRecord
  expect((await send({ invoice_ids: [foreign.id], amount: 1, ...cash }, undefined, head)).responseCode).toBe(404)
  const admin = await mock.signIn('admin')
  mock.store.users.update(11, { authorities: ['record_payments'] })
  const known = await send({ invoice_ids: [foreign.id], amount: 1, ...cash }, undefined, admin)
  expect(known.responseData).toMatchObject({ processed: [{ amount: null, balance_due: null }], total_allocated: null, unallocated: null })
  const tooMuch = await send({ invoice_ids: [foreign.id], amount: 9_000_000, ...cash }, undefined, admin)
  expect(tooMuch.responseMessage).toBe(`This is more than the balance of ${foreign.invoice_number}.`)
})

const byHand = (parts: readonly (readonly [InvoiceRecord, number])[]) => ({
  invoice_ids: parts.map(([{ id }]) => id),
  amount: parts.reduce((sum, [, amount]) => sum + cents(amount), 0) / 100,
  allocation: 'manual' as const,
  allocations: parts.map(([{ id }, amount]) => ({ invoice_id: id, amount })),
  ...cash,
})

test('a part that is more than its invoice has open is reported, the others are paid, and the whole has a receipt of its own', async () => {
  const [first, second, third] = unpaid() as [InvoiceRecord, InvoiceRecord, InvoiceRecord]
  const tooMuch = (cents(second.balance_due) + 1) / 100
  const parts = [
    [first, 5.05],
    [second, tooMuch],
    [third, 7],
  ] as const
  const known = await mock.read(cashOut, byHand(parts), owner)
  expect(known).toMatchObject({
    processed: [
      { invoice_id: first.id, amount: 5.05 },
      { invoice_id: third.id, amount: 7 },
    ],
    failed: [{ invoice_id: second.id }],
    total_allocated: 12.05,
    unallocated: tooMuch,
    receipt_number: `RCP-B${known.batch_id}`,
  })
  expect(known.failed?.[0]?.responseMessage).toMatch(/^Only \$[\d,.]+ is open on INV-\d+\.$/)
  expect(mock.store.payments.count('invoice_id', second.id)).toBe(0)
  const { payments } = await mock.read(getInvoice, { invoice_id: third.id }, owner)
  expect(payments?.at(-1)?.batch_receipt_number).toBe(known.receipt_number)
  expectLedger()
})

test('parts by hand of which none can be recorded are refused with how much is open', async () => {
  const [{ id, balance_due, invoice_number }] = unpaid() as [InvoiceRecord]
  const invoice = mock.store.invoices.get(id) as InvoiceRecord
  const [code, message, fields] = await apiError(byHand([[invoice, balance_due + 1]]))
  expect([code, fields]).toEqual([422, ['amount']])
  expect(message).toMatch(new RegExp(`is open on ${invoice_number}\\.$`))
})

test('rejects a payment for an outdated version with the open amount and accepts the repeated one', async () => {
  const [{ id, lock_version, balance_due }] = unpaid() as [InvoiceRecord]
  await send({ invoice_ids: [id], amount: 1, ...cash, lock_version })
  const late = { invoice_ids: [id], amount: 2, ...cash, lock_version }
  expect(await send(late)).toMatchObject({
    responseCode: 409,
    responseData: {
      reason: 'stale',
      changed_by: mock.store.users.get(1)?.name,
      current: { balance_due: (cents(balance_due) - 100) / 100 },
    },
  })
  expect((await send({ ...late, lock_version: lock_version + 1 })).responseCode).toBe(200)
})
