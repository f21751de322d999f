import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { InvoiceRecord } from '../../invoices/records.ts'
import type { JobRecord } from '../records.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

const { listInvoices, getInvoice, cashOut } = endpoints.invoices
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const act = (job: JobRecord, action: string, more: object = {}, token = owner) =>
  mock.call('POST', '/jobs/manage_job', { token, body: { job_id: job.id, lock_version: job.lock_version, action, ...more } })
const getJob = ({ job_id }: InvoiceRecord): JobRecord => mock.store.jobs.get(job_id) as JobRecord
/** Of a finished job; nothing is paid of it. */
const unpaid = (): InvoiceRecord =>
  mock.store.invoices.by('unpaid', 1).find((invoice) => invoice.amount_paid === 0 && getJob(invoice).status === 6) as InvoiceRecord
const getCustomer = async ({ customer_id }: InvoiceRecord) => mock.read(endpoints.customers.getCustomer, { id: customer_id }, owner)

test('a void keeps its number and its words, counts nowhere, and its job is invoiced again under the next number', async () => {
  const invoice = unpaid()
  const { id, invoice_number, total } = invoice
  const [before, debts] = [await mock.read(listInvoices, {}, owner), await getCustomer(invoice)]
  const lines = (await mock.read(getInvoice, { invoice_id: id }, owner)).line_items
  const next = mock.store.companies.get(1)?.next_invoice_number
  expect((await act(getJob(invoice), 'void_invoice', { invoice_id: id })).responseCode).toBe(200)

  const [after, lessDebts] = [await mock.read(listInvoices, {}, owner), await getCustomer(invoice)]
  const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100)
  expect(cents(before.totals?.unpaid_total) - cents(after.totals?.unpaid_total)).toBe(cents(total))
  expect((before.totals?.unpaid_count ?? 0) - (after.totals?.unpaid_count ?? 0)).toBe(1)
  expect(cents(debts.outstanding_balance) - cents(lessDebts.outstanding_balance)).toBe(cents(total))
  expect(cents(debts.billed_total) - cents(lessDebts.billed_total)).toBe(cents(total))
  expect(await mock.read(getInvoice, { invoice_id: id }, owner)).toMatchObject({
    invoice_number,
    voided_at: mock.clock.now(),
    total,
    balance_due: 0,
    is_overdue: false,
    line_items: lines,
  })
  const paying = { invoice_ids: [id], amount: 1, payment_method: 0, reference: 'x' } as const
  expect((await mock.call('POST', cashOut.path, { token: owner, body: paying })).responseMessage).toBe(`${invoice_number} was voided.`)

  expect((await act(getJob(invoice), 'create_invoice')).responseData).toMatchObject({ invoice: { invoice_number: `INV-${next}`, total } })
})

test('voids an invoice created too early and continues the visit', async () => {
  const visit = mock.store.visits.all().find(({ company_id, status }) => company_id === 1 && status === 4)
  const job = mock.store.jobs.get(visit?.job_id ?? 0) as JobRecord
  await act(job, 'create_invoice')
  const again = await act(mock.store.jobs.get(job.id) as JobRecord, 'void_invoice')
  expect(again.responseData).toMatchObject({
    job: { status: 4, invoice: null, invoice_status: null },
    history: { note: expect.stringContaining(' voided') as string },
  })
})

test('one with a payment, one that was voided, and one of another job are refused', async () => {
  const invoice = unpaid()
  const item = mock.store.invoices.by('unpaid', 1).find(({ job_id }) => job_id !== invoice.job_id) as InvoiceRecord
  expect((await act(getJob(invoice), 'void_invoice', { invoice_id: item.id })).responseCode).toBe(404)
  const body = { invoice_ids: [item.id], amount: 1, payment_method: 0, reference: 'x' }
  await mock.call('POST', cashOut.path, { token: owner, body })
  const { responseMessage } = await act(getJob(item), 'void_invoice', { invoice_id: item.id })
  expect(responseMessage).toMatch(/has a payment, so it can’t be voided|This visit is/)
  await act(getJob(invoice), 'void_invoice', { invoice_id: invoice.id })
  expect((await act(getJob(invoice), 'void_invoice', { invoice_id: invoice.id })).responseMessage).toBe(
    `${invoice.invoice_number} was voided.`,
  )
})
