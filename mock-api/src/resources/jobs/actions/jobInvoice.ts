import { jobCurrency } from '../view/jobCurrency.ts'
import { invoiceStatusOf } from '@callout/contracts/invoices/balance'
import { messages } from '@callout/contracts/text/messages'
import { addDays, wallTimeOf } from '@callout/contracts/time'
import { invalid } from '../../../http/apiError.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { seesInvoice } from '../../customers/customerMoney.ts'
import { letterheadNumber } from '../../profile/letterhead.ts'
import { addresseeOf } from '../../invoices/addressee.ts'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { paperOf } from '../../invoices/invoiceView.ts'
import { notThere } from '../../invoices/visibleInvoice.ts'
import { type InvoiceRecord, newInvoice } from '../../invoices/records.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { billsVisits, moneyOfVisit } from './visitBills.ts'

interface Terms {
  readonly at: number
  readonly dueDays: number | undefined
}

/** Writes the invoice of a job, or of its visit where each is billed. Throws 422 when that has one, or nothing to charge. */
export function createInvoice(
  store: Store,
  company: CompanyRecord,
  job: JobRecord,
  visit: VisitRecord | undefined,
  { at, dueDays = company.invoice_due_days }: Terms,
): InvoiceRecord {
  const billed = billsVisits(job) ? visit : undefined
  const what = billed ? 'visit' : 'job'
  if ((billed ?? job).invoice_id !== null) throw invalid({ field: 'action', message: `This ${what} already has an invoice.` })
  const money = billed ? moneyOfVisit(job, billed) : job
  if (company.is_line_item_required && money.line_items.length === 0) throw invalid({ field: 'line_items', message: messages.addLineItem })
  const { invoice_prefix, next_invoice_number: number } = store.companies.get(company.id) ?? company
  store.companies.update(company.id, { next_invoice_number: number + 1 })
  const issue_date = wallTimeOf(at, company.timezone).date
  return store.invoices.insert({
    company_id: company.id,
    branch_id: job.branch_id,
    invoice_number: `${invoice_prefix}${number}`,
    job_id: job.id,
    customer_id: job.customer_id,
    status: invoiceStatusOf(money.total),
    issue_date,
    due_date: addDays(issue_date, dueDays),
    subtotal: money.subtotal,
    discount_total: money.discount_total,
    tax_total: money.tax_total,
    total: money.total,
    amount_paid: 0,
    balance_due: money.total,
    currency_code: jobCurrency(job, company),
    ...newInvoice,
    ...(billed && { visit_id: billed.id, visit_date: billed.date, paper: paperOf(money) }),
    addressee: addresseeOf(store, company, job),
    letterhead: letterheadNumber(company),
    lock_version: 1,
    created_at: at,
  })
}

/** Voids an invoice: it keeps its number and counts nowhere. Throws 404 without an invoice, 422 if it is paid or void. */
export function voidInvoice({ store, caller, now }: Viewer, job: JobRecord, id: number | null): InvoiceRecord {
  const invoice = id === null ? undefined : store.invoices.get(id)
  if (invoice?.job_id !== job.id || !seesInvoice(caller, invoice)) throw notThere()
  const { invoice_number, voided_at, amount_paid } = invoice
  if (voided_at !== null) throw invalid({ field: 'invoice_id', message: `${invoice_number} was voided.` })
  if (amount_paid > 0) throw invalid({ field: 'invoice_id', message: `${invoice_number} has a payment, so it can’t be voided.` })
  return store.invoices.update(invoice.id, {
    voided_at: now,
    status: invoiceStatus.UNPAID.code,
    balance_due: 0,
    paper: invoice.paper ?? paperOf(job),
    lock_version: invoice.lock_version + 1,
  })
}
