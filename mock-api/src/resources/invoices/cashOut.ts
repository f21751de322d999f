import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { allocate, type Allocation, leftOf } from '@callout/contracts/invoices/allocation'
import { balanceOf, invoiceStatusOf } from '@callout/contracts/invoices/balance'
import { allocationRule, paymentMethod } from '@callout/contracts/invoices/codes'
import type { CashOut, CashOutBody } from '@callout/contracts/invoices/payment'
import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { instantOf } from '@callout/contracts/time'
import { formatDay } from '@callout/contracts/text/day'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { InvoiceRecord, PaymentRecord } from './records.ts'
import { letterheadNumber } from '../profile/letterhead.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formatMoney } from '../jobs/save/moneyText.ts'
import { tellOfEntry } from '../notifications/tellStaff.ts'
import { earnedBy } from '../earnings/earned.ts'
import { billsVisits, seriesInvoices } from '../jobs/actions/visitBills.ts'
import { seesPrices } from '../jobs/view/visibility.ts'
import { invoiceRow } from './invoiceView.ts'
import { notThere, visibleInvoice } from './visibleInvoice.ts'

type Failed = { readonly invoice_id: number; readonly responseMessage: string }
/** Invoices that can be given something, and why the others cannot. */
interface Chosen {
  readonly open: readonly InvoiceRecord[]
  readonly failed: readonly Failed[]
}

function getProblem({ invoice_number, voided_at, status }: InvoiceRecord): string | null {
  if (voided_at !== null) return `${invoice_number} was voided.`
  return status === invoiceStatus.PAID.code ? `${invoice_number} is already paid.` : null
}

/** Throws 404 or 422 where there is nothing that could be paid. */
function chosenOf({ store, caller }: Viewer, ids: readonly number[]): Chosen {
  const open: InvoiceRecord[] = []
  const failed: Failed[] = []
  for (const invoice_id of new Set(ids)) {
    try {
      const invoice = visibleInvoice(store, caller, invoice_id)
      const problem = getProblem(invoice)
      if (problem === null) open.push(invoice)
      else failed.push({ invoice_id, responseMessage: problem })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ invoice_id, responseMessage: error.message })
    }
  }
  const [first] = failed
  if (open.length > 0) return { open, failed }
  if (!first || first.responseMessage === notThere().message) throw notThere()
  throw invalid({ field: 'invoice_ids', message: first.responseMessage })
}

function overpaid({ caller }: Viewer, invoices: readonly InvoiceRecord[]): ApiError {
  const [first] = invoices
  const name = invoices.length === 1 && first ? first.invoice_number : 'these invoices'
  const balance = sumOfMoney(invoices.map(({ balance_due }) => balance_due))
  const message = seesPrices(caller)
    ? `Only ${formatMoney(balance, first?.currency_code ?? caller.company.currency_code)} is open on ${name}.`
    : `This is more than the balance of ${name}.`
  return invalid({ field: 'amount', message })
}

interface Parts {
  readonly parts: readonly Allocation[]
  readonly failed: readonly Failed[]
}

/**
 * The parts that were made by hand, of those invoices that can be paid. One that is more than what is open is reported with how
 * much that is. Throws 422 where the parts are not the payment, or none of them can be recorded.
 */
function partsByHand(viewer: Viewer, { open, failed }: Chosen, { amount, allocations = [], invoice_ids }: CashOutBody): Parts {
  if (allocations.some(({ invoice_id }) => !invoice_ids.includes(invoice_id)))
    throw invalid({ field: 'allocations', message: 'Name only invoices of this payment.' })
  if (new Set(allocations.map(({ invoice_id }) => invoice_id)).size < allocations.length)
    throw invalid({ field: 'allocations', message: 'List each invoice once.' })
  if (leftOf(amount, allocations) !== 0) throw invalid({ field: 'allocations', message: 'The amounts don’t add up to the payment.' })
  const requested = allocations.flatMap((part) => {
    const invoice = open.find(({ id }) => id === part.invoice_id)
    return invoice ? [{ part, invoice }] : []
  })
  const tooMuch = requested.filter(({ part, invoice }) => toCents(part.amount) > toCents(invoice.balance_due))
  const [first] = tooMuch
  if (first && tooMuch.length === requested.length) throw overpaid(viewer, [first.invoice])
  return {
    parts: requested.filter((item) => !tooMuch.includes(item)).map(({ part }) => part),
    failed: [
      ...failed,
      ...tooMuch.map(({ invoice }) => ({ invoice_id: invoice.id, responseMessage: overpaid(viewer, [invoice]).message })),
    ],
  }
}

/** Amount for each invoice. Throws 422 if the payment exceeds the open amount. */
function getParts(viewer: Viewer, chosen: Chosen, body: CashOutBody): Parts {
  if (body.allocation === allocationRule.MANUAL.code) return partsByHand(viewer, chosen, body)
  const { allocations, unallocated } = allocate(body.amount, chosen.open, body.allocation)
  if (unallocated > 0) throw overpaid(viewer, chosen.open)
  return { parts: allocations, failed: chosen.failed }
}

/** Throws 409 with the current invoice if it changed since the caller loaded it. */
function requireSame(viewer: Viewer, { open: [invoice, ...others] }: Chosen, { lock_version }: CashOutBody): void {
  if (!invoice || others.length > 0 || typeof lock_version !== 'number' || invoice.lock_version === lock_version) return
  const last = viewer.store.payments.by('invoice_id', invoice.id).at(-1)
  const changed_by = viewer.store.users.get(last?.received_by ?? 0)?.name ?? null
  const conflict: ConflictData = {
    reason: 'stale',
    current: invoiceRow(viewer, invoice),
    changed_by,
    changed_at: last?.paid_at ?? viewer.now,
  }
  throw new ApiError(responseCode.CONFLICT, `${changed_by ?? 'Someone else'} changed ${invoice.invoice_number} in the meantime.`, conflict)
}

/** The first receipt has the number of the invoice, each further one counts on. */
function receiptNumber({ store }: Viewer, { id, invoice_number }: InvoiceRecord): string {
  const before = store.payments.count('invoice_id', id)
  return `RCP-${invoice_number.replace(/^\D+/, '')}${before === 0 ? '' : `-${before + 1}`}`
}

const orNull = (text: string | null | undefined): string | null => text || null

function detailsOf(body: CashOutBody): Pick<PaymentRecord, 'cheque_number' | 'bank_name' | 'bank_branch' | 'cardholder_name'> {
  const isCheque = body.payment_method === paymentMethod.CHEQUE.code
  return {
    cheque_number: isCheque ? orNull(body.cheque_number) : null,
    bank_name: isCheque ? orNull(body.bank_name) : null,
    bank_branch: isCheque ? orNull(body.bank_branch) : null,
    cardholder_name: body.payment_method === paymentMethod.CARD.code ? orNull(body.cardholder_name) : null,
  }
}

/** Leaves payment (99) and receipt (100) in the timeline of the job; amounts are for those alone who may see the invoice. */
function tellTimeline(
  { store, caller, now }: Viewer,
  { job_id, payment_method, receipt_number }: PaymentRecord,
  { visit_id }: InvoiceRecord,
): void {
  const job = store.jobs.get(job_id)
  if (!job) return
  const entry = { company_id: job.company_id, job_id, visit_id, changes: [], actor_id: caller.user.id, created_at: now }
  const method = entryOfCode(paymentMethod, payment_method)?.label ?? null
  const paid = store.history.insert({ ...entry, event: 'payment_processed', status: 99, note: method })
  tellOfEntry(store, paid)
  store.history.insert({ ...entry, event: 'receipt_generated', status: 100, note: receipt_number })
}

interface Recorded {
  readonly body: CashOutBody
  /** null for a single invoice: its receipt is the payment's. */
  readonly batchReceipt: string | null
}

function tellJob({ store }: Viewer, { id, job_id }: InvoiceRecord, status: InvoiceRecord['status']): void {
  const job = store.jobs.get(job_id)
  if (job && billsVisits(job)) store.jobs.update(job_id, seriesInvoices(store, job_id))
  else if (job?.invoice_id === id) store.jobs.update(job_id, { invoice_status: status })
}

function payInvoice(
  viewer: Viewer,
  { body, batchReceipt }: Recorded,
  { invoice_id, amount }: Allocation,
): NonNullable<CashOut['processed']>[number] {
  const { store, caller, now } = viewer
  const invoice = visibleInvoice(store, caller, invoice_id)
  const payment = store.payments.insert({
    company_id: invoice.company_id,
    invoice_id,
    job_id: invoice.job_id,
    amount,
    payment_method: body.payment_method,
    reference: orNull(body.reference),
    email: orNull(body.email),
    ...detailsOf(body),
    receipt_number: receiptNumber(viewer, invoice),
    batch_receipt_number: batchReceipt,
    received_by: caller.user.id,
    paid_at: body.paid_at ?? now,
    earned: earnedBy(store, invoice, { amount, before: invoice.amount_paid }),
    letterhead: letterheadNumber(caller.company),
  })
  const amount_paid = fromCents(toCents(invoice.amount_paid) + toCents(amount))
  const balance_due = balanceOf(invoice.total, amount_paid)
  const status = invoiceStatusOf(balance_due)
  store.invoices.update(invoice_id, { amount_paid, balance_due, status, lock_version: invoice.lock_version + 1 })
  tellJob(viewer, invoice, status)
  tellTimeline(viewer, payment, invoice)
  const shown = seesPrices(caller) ? { amount, balance_due } : { amount: null, balance_due: null }
  return { invoice_id, job_id: invoice.job_id, ...shown, status, receipt_number: payment.receipt_number }
}

const A_DAY = 86_400

/** Throws 422 for a payment before one of its invoices was issued, or more than a day ahead of the clock (decision D28). */
function requirePaidAt({ caller: { company }, now }: Viewer, { open }: Chosen, { paid_at }: CashOutBody): void {
  if (paid_at === undefined) return
  if (paid_at > now + A_DAY) throw invalid({ field: 'paid_at', message: 'Choose a day up to today' })
  const later = open.find(({ issue_date }) => paid_at < instantOf(issue_date, '00:00', company.timezone))
  if (!later) return
  const issued = formatDay(later.issue_date, company.date_format)
  throw invalid({ field: 'paid_at', message: `${later.invoice_number} was issued on ${issued}. Choose that day or a later one.` })
}

export function cashOut(viewer: Viewer, body: CashOutBody): CashOut {
  const { store, caller } = viewer
  const chosen = chosenOf(viewer, body.invoice_ids)
  requirePaidAt(viewer, chosen, body)
  requireSame(viewer, chosen, body)
  const { parts, failed } = getParts(viewer, chosen, body)
  const batch_id = store.payments.nextId
  const receipt_number = parts.length > 1 ? `RCP-B${batch_id}` : null
  const processed = parts.map((part) => payInvoice(viewer, { body, batchReceipt: receipt_number }, part))
  const allocated = sumOfMoney(parts.map(({ amount }) => amount))
  const sums = { total_allocated: allocated, unallocated: balanceOf(body.amount, allocated) }
  const shown = seesPrices(caller) ? sums : { total_allocated: null, unallocated: null }
  return { batch_id, receipt_number, processed, failed: [...failed], ...shown }
}
