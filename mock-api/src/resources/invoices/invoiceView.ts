import { daysOverdue } from '@callout/contracts/invoices/balance'
import type { Invoice, InvoiceRow, Payment } from '@callout/contracts/invoices/schemas'
import type { CustomerRecord } from '../customers/records.ts'
import type { Addressee, InvoiceRecord, PaymentRecord } from './records.ts'
import type { JobMoney } from '../jobs/records.ts'
import { todayOf } from '../days/today.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesPrices } from '../jobs/view/visibility.ts'
import { companyAsWritten } from '../profile/letterhead.ts'
import { addresseeOf } from './addressee.ts'
import { notesOf, senderOf } from './paperParts.ts'

export const isOverdue = ({ balance_due, voided_at, due_date }: InvoiceRecord, today: string): boolean =>
  balance_due > 0 && voided_at === null && due_date < today

const customerSummary = ({ id, name, email, phone_country_code, phone }: CustomerRecord): InvoiceRow['customer'] => ({
  id,
  name,
  email,
  phone_country_code,
  phone,
})

/** A row of the list; without amounts for those who are shown none. */
export function invoiceRow(viewer: Viewer, invoice: InvoiceRecord): InvoiceRow {
  const { store, caller } = viewer
  const customer = store.customers.get(invoice.customer_id)
  const today = todayOf(viewer)
  const { total, amount_paid, balance_due } = invoice
  const amounts = seesPrices(caller) ? { total, amount_paid, balance_due } : { total: null, amount_paid: null, balance_due: null }
  return {
    id: invoice.id,
    invoice_number: invoice.invoice_number,
    job_id: invoice.job_id,
    job_number: store.jobs.get(invoice.job_id)?.job_number,
    visit_id: invoice.visit_id,
    visit_date: invoice.visit_date,
    customer: customer && customerSummary(customer),
    branch_id: invoice.branch_id,
    status: invoice.status,
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    ...amounts,
    currency_code: invoice.currency_code,
    is_overdue: isOverdue(invoice, today),
    days_overdue: isOverdue(invoice, today) ? daysOverdue(invoice.due_date, today) : 0,
    sent_at: invoice.sent_at,
    voided_at: invoice.voided_at,
    lock_version: invoice.lock_version,
    created_at: invoice.created_at,
  }
}

function paymentView({ store, caller }: Viewer, payment: PaymentRecord): Payment {
  const { company_id: _, job_id: __, earned: ___, letterhead: ____, received_by, amount, ...shown } = payment
  const receiver = { id: received_by, name: store.users.get(received_by)?.name ?? null }
  return { ...shown, amount: seesPrices(caller) ? amount : null, received_by: receiver }
}

type Paper = NonNullable<InvoiceRecord['paper']>
const noPaper: Paper = { line_items: [], taxes: [], discount_type: 0, discount_value: 0, tax_basis: 0 }

export const paperOf = ({ line_items, taxes, discount_type, discount_value, tax_basis }: JobMoney): Paper => ({
  line_items,
  taxes,
  discount_type,
  discount_value,
  tax_basis,
})

function moneyView(viewer: Viewer, invoice: InvoiceRecord): Partial<Invoice> {
  const job = viewer.store.jobs.get(invoice.job_id)
  const { line_items, taxes, discount_type, discount_value, tax_basis } = invoice.paper ?? (job ? paperOf(job) : noPaper)
  if (!seesPrices(viewer.caller)) return { line_items: line_items.map((line) => ({ ...line, amount: null, total: null })), tax_basis }
  const { subtotal, discount_total, tax_total } = invoice
  const rules = { discount_type, discount_value, tax_basis }
  return { line_items: [...line_items], taxes: [...taxes], ...rules, subtotal, discount_total, tax_total }
}

/** As of the invoice's creation; current values in older records. */
function addresseeNow({ store, caller }: Viewer, { addressee, job_id, customer_id }: InvoiceRecord): Addressee {
  const property_id = store.jobs.get(job_id)?.property_id ?? 0
  return addressee ?? addresseeOf(store, caller.company, { customer_id, property_id })
}

function senderNow({ caller }: Viewer, { letterhead }: InvoiceRecord): Invoice['sender'] {
  const company = companyAsWritten(caller.company, letterhead)
  const { name, lines } = senderOf(company).sender
  return { name, lines: [...lines], notes: notesOf(company) }
}

export function invoiceView(viewer: Viewer, invoice: InvoiceRecord): Invoice {
  const { store } = viewer
  const job = store.jobs.get(invoice.job_id)
  const { name, bill_to, work_at } = addresseeNow(viewer, invoice)
  const payments = store.payments.by('invoice_id', invoice.id).toSorted((a, b) => a.paid_at - b.paid_at || a.id - b.id)
  return {
    ...invoiceRow(viewer, invoice),
    bill_to: { name, lines: [...bill_to] },
    property: job ? { id: job.property_id, address: work_at.join(', ') || null, lines: [...work_at] } : null,
    sender: senderNow(viewer, invoice),
    billing_address: bill_to.join(', ') || null,
    due_days: daysOverdue(invoice.issue_date, invoice.due_date),
    ...moneyView(viewer, invoice),
    payments: payments.map((payment) => paymentView(viewer, payment)),
  }
}
