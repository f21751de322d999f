import { balanceOf, invoiceStatusOf } from '@callout/contracts/invoices/balance'
import { fromCents, toCents } from '@callout/contracts/cents'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { addDays, wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord } from '../resources/profile/records.ts'
import { type InvoiceRecord, newInvoice, type PaymentRecord, paymentDefaults } from '../resources/invoices/records.ts'
import type { JobRecord } from '../resources/jobs/records.ts'
import { type Random, getRandom } from './random.ts'

const FIRST_INVOICE_NUMBER = 1001
const HOUR = 3600
/** Maximum delay of payments, in hours. */
const MOST_HOURS = 240

interface Settling {
  readonly paid: 'paid' | 'part' | 'unpaid'
  readonly seed: number
  /** Unix seconds. */
  readonly now: number
}

function paidOf(total: number, paid: Settling['paid']): number {
  if (paid === 'part') return fromCents(Math.floor(toCents(total) / 200) * 100)
  return paid === 'paid' ? total : 0
}

export function invoiceOf(
  job: JobRecord,
  company: CompanyRecord,
  id: number,
  index: number,
  issuedAt: number,
  { paid, seed, now }: Settling,
): InvoiceRecord {
  const issue_date = wallTimeOf(issuedAt, company.timezone).date
  const amount_paid = paidOf(job.total, paid)
  const balance_due = balanceOf(job.total, amount_paid)
  const isSent = paid !== 'unpaid' || getRandom(seed, 'sending', id).chance(0.7)
  return {
    id,
    company_id: company.id,
    branch_id: job.branch_id,
    invoice_number: `${company.invoice_prefix}${FIRST_INVOICE_NUMBER + index}`,
    job_id: job.id,
    customer_id: job.customer_id,
    status: invoiceStatusOf(balance_due),
    issue_date,
    due_date: addDays(issue_date, company.invoice_due_days),
    subtotal: job.subtotal,
    discount_total: job.discount_total,
    tax_total: job.tax_total,
    total: job.total,
    amount_paid,
    balance_due,
    currency_code: company.currency_code,
    ...newInvoice,
    sent_at: isSent ? Math.min(now, issuedAt + HOUR / 4) : null,
    lock_version: amount_paid > 0 ? 2 : 1,
    created_at: issuedAt,
  }
}

const banks = ['First National', 'Lone Star Bank', 'Frost Bank', 'Chase'] as const
const places = ['Austin', 'Downtown', 'Round Rock'] as const

export function paymentOf(invoice: InvoiceRecord, id: number, receivedBy: number, until: number, seed: number): PaymentRecord {
  const random = (field: string): Random => getRandom(seed, 'payment', invoice.id, field)
  const payment_method = random('payment_method').pick([0, 1, 2, 2, 2, 3, 4, 4] as const)
  const reference = `REF${random('reference').int(100_000, 999_999)}`
  // Between the two also where these are fewer days: not all at the end.
  const latest = Math.min(MOST_HOURS * HOUR, until - invoice.created_at)
  const paid_at = invoice.created_at + Math.floor((random('paid_at').int(1, MOST_HOURS) / MOST_HOURS) * latest)
  const cheque = {
    cheque_number: `${random('cheque_number').int(1001, 9999)}`,
    bank_name: random('bank_name').pick(banks),
    bank_branch: random('bank_branch').pick(places),
  }
  return {
    id,
    company_id: invoice.company_id,
    invoice_id: invoice.id,
    job_id: invoice.job_id,
    amount: invoice.amount_paid,
    ...paymentDefaults,
    payment_method,
    reference: payment_method === paymentMethod.CASH.code ? 'Paid on site' : reference,
    ...(payment_method === paymentMethod.CHEQUE.code && cheque),
    receipt_number: invoice.invoice_number.replace('INV', 'RCP'),
    received_by: receivedBy,
    paid_at,
    earned: null,
  }
}
