import { addDays, wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord } from '../store/collections/profile.ts'
import type { InvoiceRecord, PaymentRecord } from '../store/collections/invoices.ts'
import type { JobRecord } from '../store/collections/jobs.ts'
import { randomOf } from './random.ts'

const FIRST_INVOICE_NUMBER = 1001
const HOUR = 3600

/** The invoice of a job. `index` counts from 0 within the company. */
export function invoiceOf(
  job: JobRecord,
  company: CompanyRecord,
  id: number,
  index: number,
  issuedAt: number,
  isPaid: boolean,
): InvoiceRecord {
  const issue_date = wallTimeOf(issuedAt, company.timezone).date
  return {
    id,
    company_id: company.id,
    branch_id: job.branch_id,
    invoice_number: `${company.invoice_prefix}${FIRST_INVOICE_NUMBER + index}`,
    job_id: job.id,
    customer_id: job.customer_id,
    status: isPaid ? 10 : 9,
    issue_date,
    due_date: addDays(issue_date, company.invoice_due_days),
    subtotal: job.subtotal,
    discount_total: job.discount_total,
    tax_total: job.tax_total,
    total: job.total,
    amount_paid: isPaid ? job.total : 0,
    balance_due: isPaid ? 0 : job.total,
    currency_code: company.currency_code,
    lock_version: isPaid ? 2 : 1,
    created_at: issuedAt,
  }
}

/** The payment that settled an invoice, within ten days and not after `until`. */
export function paymentOf(invoice: InvoiceRecord, id: number, receivedBy: number, until: number, seed: number): PaymentRecord {
  const random = randomOf(seed, 'payment', invoice.id)
  const payment_method = random.pick([0, 1, 2, 2, 2, 3, 4, 4] as const)
  return {
    id,
    company_id: invoice.company_id,
    invoice_id: invoice.id,
    job_id: invoice.job_id,
    amount: invoice.total,
    payment_method,
    reference: payment_method === 0 ? null : `REF${random.int(100_000, 999_999)}`,
    receipt_number: invoice.invoice_number.replace('INV', 'RCP'),
    received_by: receivedBy,
    paid_at: Math.min(until, invoice.created_at + random.int(1, 240) * HOUR),
  }
}
