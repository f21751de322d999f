import { invoiceStatusOf } from '@callout/contracts/invoices/balance'
import { messages } from '@callout/contracts/messages'
import { addDays, wallTimeOf } from '@callout/contracts/time'
import { invalid } from '../../../refusal.ts'
import type { CompanyRecord } from '../../../store/collections/profile.ts'
import type { Store } from '../../../store/store.ts'
import type { Viewer } from '../../../viewer.ts'
import { seesInvoice } from '../../customers/customerMoney.ts'
import { addresseeOf } from '../../invoices/addressee.ts'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { paperOf } from '../../invoices/invoiceView.ts'
import { notThere } from '../../invoices/visibleInvoice.ts'
import { type InvoiceRecord, newInvoice } from '../../../store/collections/invoices.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'

/** Writes the invoice of a job. Throws 422 when it has one, or nothing to charge. */
export function createInvoice(store: Store, company: CompanyRecord, job: JobRecord, at: number): InvoiceRecord {
  if (job.invoice_id !== null) throw invalid({ field: 'action', message: 'This job already has an invoice.' })
  if (company.is_line_item_required && job.line_items.length === 0) throw invalid({ field: 'line_items', message: messages.addLineItem })
  const number = store.companies.get(company.id)?.next_invoice_number ?? company.next_invoice_number
  store.companies.update(company.id, { next_invoice_number: number + 1 })
  const issue_date = wallTimeOf(at, company.timezone).date
  return store.invoices.insert({
    company_id: company.id,
    branch_id: job.branch_id,
    invoice_number: `${company.invoice_prefix}${number}`,
    job_id: job.id,
    customer_id: job.customer_id,
    status: invoiceStatusOf(job.total),
    issue_date,
    due_date: addDays(issue_date, company.invoice_due_days),
    subtotal: job.subtotal,
    discount_total: job.discount_total,
    tax_total: job.tax_total,
    total: job.total,
    amount_paid: 0,
    balance_due: job.total,
    currency_code: company.currency_code,
    ...newInvoice,
    addressee: addresseeOf(store, company, job),
    lock_version: 1,
    created_at: at,
  })
}

/** Takes an invoice back: it keeps its number and its words, and counts nowhere. Throws 404 where the job has none such, 422 for one that is paid or taken back. */
export function voidInvoice({ store, caller, now }: Viewer, job: JobRecord, id = job.invoice_id): InvoiceRecord {
  const invoice = id === null ? undefined : store.invoices.get(id)
  if (invoice?.job_id !== job.id || !seesInvoice(caller, invoice)) throw notThere()
  const { invoice_number, voided_at, amount_paid } = invoice
  if (voided_at !== null) throw invalid({ field: 'invoice_id', message: `${invoice_number} was voided.` })
  if (amount_paid > 0) throw invalid({ field: 'invoice_id', message: `${invoice_number} has a payment, so it can’t be voided.` })
  return store.invoices.update(invoice.id, {
    voided_at: now,
    status: invoiceStatus.UNPAID.code,
    balance_due: 0,
    paper: paperOf(job),
    lock_version: invoice.lock_version + 1,
  })
}
