import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { statusAfter } from '@callout/contracts/jobs/status/transitions'
import { bring, expectStatus } from './jobActions.ts'
import { centsOf, expectCents, getSum } from './jobSums.ts'
import { type Bill, type Entry, expectEqual, expectFields, kinds, type Model, refreshVersion, rowsIn } from './model.ts'
import type { ParentRecords } from './recordSteps.ts'
import { FlowFailure, type Loose, type Session } from './session.ts'

async function expectBill(session: Session, { id, total, paid, job }: Bill): Promise<Loose> {
  const invoice = await session.done('getInvoice', { invoice_id: id })
  expectCents(invoice['total'], total, `getInvoice of ${id}, total`)
  expectCents(invoice['amount_paid'], paid, `getInvoice of ${id}, amount_paid`)
  expectCents(invoice['balance_due'], total - paid, `getInvoice of ${id}, balance_due`)
  expectFields(invoice, { job_id: job, status: paid === total ? 10 : 9 }, `getInvoice of ${id}`)
  const { payments } = invoice
  if (Array.isArray(payments))
    expectCents(getSum(payments.map((item: Loose) => centsOf(item['amount']))) / 100, paid, `getInvoice of ${id}, sum of payments`)
  return invoice
}

async function expectBooks(model: Model, session: Session, customer: number): Promise<void> {
  const bills = model.billsOf(customer)
  const page = await session.done('listInvoices', { customer_id: customer, per_page: 100 })
  const rows = rowsIn({ invoices: page['invoices'] }).filter(({ voided_at }) => voided_at === null || voided_at === undefined)
  const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)
  expectEqual(sorted(rows.map(({ id }) => Number(id))), sorted(bills.map(({ id }) => id)), `listInvoices with customer_id=${customer}, ids`)
  for (const row of rows) {
    const item = model.bills.get(Number(row['id'])) as Bill
    expectCents(row['balance_due'], item.total - item.paid, 'listInvoices, balance_due')
  }
  const totals = Object(page['totals']) as Loose
  const open = bills.filter(({ total, paid }) => paid < total)
  const balance = getSum(bills.map(({ total, paid }) => total - paid))
  expectCents(totals['unpaid_total'], balance, 'listInvoices, totals.unpaid_total')
  if (totals['unpaid_count'] !== undefined) expectEqual(totals['unpaid_count'], open.length, 'listInvoices, totals.unpaid_count')
  const { outstanding_balance: outstanding } = await session.done('getCustomer', { id: customer })
  expectCents(outstanding, balance, 'getCustomer, outstanding_balance')
}

/** No usual payment term. */
const DUE_DAYS = 23

export async function writeBill(model: Model, session: Session, job: Entry, around: ParentRecords): Promise<Bill> {
  await bring(model, session, job, 'create_invoice', around)
  const { total } = await refreshVersion(session, kinds.jobs, job)
  const data = await session.done('manageJob', { job_id: job.id, action: 'create_invoice', due_days: DUE_DAYS })
  const reply = Object(data['job']) as Loose
  const id = Number((Object(data['invoice'] ?? reply['invoice']) as Loose)['id'])
  if (!Number.isSafeInteger(id)) throw new FlowFailure('manageJob with create_invoice answered without the id of an invoice.')
  if (model.bills.has(id)) throw new FlowFailure(`manageJob with create_invoice answered with the invoice ${id} of another job.`)
  const customer = job.parents.customers as number
  const cents = centsOf(total)
  model.bills.set(id, { id, job: job.id, customer, total: cents, paid: 0 })
  model.statuses.set(job.id, statusAfter('create_invoice', model.statuses.get(job.id) as JobStatusCode, true))
  await expectStatus(model, session, job, model.statuses.get(job.id) as number, 'after create_invoice')
  const invoice = await expectBill(session, model.bills.get(id) as Bill)
  const { issue_date: issued, due_date: due } = invoice
  if (typeof issued === 'string' && typeof due === 'string')
    expectEqual((Date.parse(due) - Date.parse(issued)) / 86_400_000, DUE_DAYS, 'getInvoice, days from issue_date to due_date')
  await expectBooks(model, session, customer)
  await session.refused('deleteJob', { id: job.id }, [400, 403, 409, 422], 'to the deletion of an invoiced job')
  await session.refused('deleteCustomer', { id: customer }, [400, 403, 409, 422], 'to the deletion of a customer with an invoice')
  return model.bills.get(id) as Bill
}

export const openBills = (model: Model): Bill[] => [...model.bills.values()].filter(({ total, paid }) => paid < total)

export async function pay(model: Model, session: Session, first: Bill, at: number, amount: number): Promise<void> {
  const others = openBills(model).filter(({ id, customer }) => id !== first.id && customer === first.customer)
  const chosen = at % 3 === 0 ? [first, ...others.slice(0, 1)] : [first]
  const open = getSum(chosen.map(({ total, paid }) => total - paid))
  const cents = at % 2 === 0 ? open : 1 + (amount % open)
  const body = {
    invoice_ids: chosen.map(({ id }) => id),
    amount: cents / 100,
    payment_method: 0,
    reference: model.nextName(),
    idempotency_key: model.nextKey(),
  }
  const reply = await session.done('cashOut', body)
  expectCents(reply['total_allocated'], cents, 'cashOut, total_allocated')
  await session.done('cashOut', body)
  let allocated = 0
  for (const item of chosen) {
    const { balance_due: balance } = await session.done('getInvoice', { invoice_id: item.id })
    const part = item.total - item.paid - centsOf(balance)
    if (part < 0) throw new FlowFailure(`getInvoice of ${item.id}, balance_due grew with a payment.`)
    allocated += part
    item.paid += part
    await expectBill(session, item)
  }
  expectEqual(
    allocated / 100,
    cents / 100,
    `balances of invoices ${chosen.map(({ id }) => id).join(' and ')} after one payment, difference`,
  )
  await expectBooks(model, session, first.customer)
}

export async function payWrongly(model: Model, session: Session, item: Bill): Promise<void> {
  const body = { invoice_ids: [item.id], payment_method: 0, reference: model.nextName() }
  const tooMuch = (item.total - item.paid + 100) / 100
  await session.refused('cashOut', { ...body, amount: tooMuch }, [400, 409, 422], 'to more than the balance')
  await session.refused('cashOut', { ...body, amount: 0 }, [400, 422], 'to an amount of 0')
  for (const [role, codes] of [
    ['staff', [401, 403, 404]],
    ['other', [403, 404]],
  ] as const)
    if (session.hasToken(role)) await session.refused('cashOut', { ...body, amount: 0.01 }, codes, `to a payment by ${role}`, role)
  const { lock_version: version } = await expectBill(session, item)
  if (typeof version === 'number' && version > 0)
    await session.refused('cashOut', { ...body, amount: 0.01, lock_version: version - 1 }, [409], 'to a stale lock_version')
  await expectBill(session, item)
  await expectBooks(model, session, item.customer)
}

export async function voidBill(model: Model, session: Session, item: Bill): Promise<void> {
  const body = { job_id: item.job, action: 'void_invoice', invoice_id: item.id }
  const job = model.entries.jobs.get(item.job) as Entry
  if (item.paid > 0) {
    await session.refused('manageJob', body, [400, 403, 409, 422], 'to void_invoice of a paid invoice')
    await expectBill(session, item)
    return
  }
  await session.done('manageJob', body)
  model.bills.delete(item.id)
  const before = model.statuses.get(item.job) as JobStatusCode
  model.statuses.set(item.job, statusAfter('void_invoice', before, true))
  await expectStatus(model, session, job, model.statuses.get(item.job) as number, 'after void_invoice')
  await expectBooks(model, session, item.customer)
}
