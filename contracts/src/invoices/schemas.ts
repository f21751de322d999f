import { codeInput, codeSchema } from '../codes.ts'
import { basis, discountType, invoiceStatus } from '../jobs/codes.ts'
import { LineItem, PersonSummary, TaxAmount } from '../jobs/schemas/record.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { AmountInput, CalendarDate, Flag, IdInput, Instant, Money, ours, RecordId, z } from '../zod.ts'
import { invoiceAge, invoiceSort, paymentMethod } from './codes.ts'

const InvoiceCustomer = z.object({
  id: RecordId,
  name: ours(z.string()),
  email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
})

/** A payment: `amount` is this invoice's part. */
export const Payment = z.object({
  id: RecordId,
  invoice_id: ours(RecordId),
  amount: ours(Money),
  payment_method: ours(codeSchema(paymentMethod)),
  reference: ours(z.string()),
  email: ours(z.string()),
  cheque_number: ours(z.string()),
  bank_name: ours(z.string()),
  bank_branch: ours(z.string()),
  cardholder_name: ours(z.string()),
  paid_at: ours(Instant),
  receipt_number: ours(z.string()),
  /** Receipt of the whole payment, if it covers several invoices. */
  batch_receipt_number: ours(z.string()),
  received_by: ours(PersonSummary),
})
export type Payment = z.output<typeof Payment>

/** A row of `GET /jobs/paid_unpaid_invoices`. */
export const InvoiceRow = z.object({
  id: RecordId,
  invoice_number: ours(z.string()),
  job_id: ours(RecordId),
  job_number: ours(z.string()),
  /** The billed visit and its date, if the job bills each visit. */
  visit_id: ours(RecordId),
  visit_date: ours(CalendarDate),
  customer: ours(InvoiceCustomer),
  branch_id: ours(RecordId),
  status: ours(codeSchema(invoiceStatus)),
  issue_date: ours(CalendarDate),
  due_date: ours(CalendarDate),
  total: ours(Money),
  amount_paid: ours(Money),
  balance_due: ours(Money),
  currency_code: ours(z.string()),
  is_overdue: ours(z.boolean()),
  days_overdue: ours(z.int()),
  sent_at: ours(Instant),
  /** Voided invoices keep their number. */
  voided_at: ours(Instant),
  lock_version: ours(z.int()),
  created_at: ours(Instant),
})
export type InvoiceRow = z.output<typeof InvoiceRow>

/** `GET /jobs/get_invoice`: the invoice and its payments. */
export const Invoice = z.extend(InvoiceRow, {
  /** Recipient at the time of writing, as address lines. */
  bill_to: ours(z.object({ name: ours(z.string()), lines: ours(z.array(z.string())) })),
  property: ours(z.object({ id: RecordId, address: ours(z.string()), lines: ours(z.array(z.string())) })),
  /** Sender at the time of writing, as address lines, and the footer. */
  sender: ours(z.object({ name: ours(z.string()), lines: ours(z.array(z.string())), notes: ours(z.array(z.string())) })),
  billing_address: ours(z.string()),
  due_days: ours(z.int()),
  line_items: ours(z.array(LineItem)),
  subtotal: ours(Money),
  discount_type: ours(codeSchema(discountType)),
  discount_value: ours(z.number()),
  discount_total: ours(Money),
  tax_basis: ours(codeSchema(basis)),
  taxes: ours(z.array(TaxAmount)),
  tax_total: ours(Money),
  payments: ours(z.array(Payment)),
})
export type Invoice = z.output<typeof Invoice>

/** With the PDF if requested. */
export const InvoiceWithPaper = z.extend(Invoice, {
  file_name: ours(z.string()),
  content_type: ours(z.string()),
  file_base64: ours(z.string()),
})

const AgeTotal = z.object({ age: codeSchema(invoiceAge), count: ours(z.int()), balance: ours(Money) })

/**
 * Totals of all matching invoices, ignoring `status`, `is_overdue`, `is_sent` and `age`. Paid invoices count with their total,
 * others with their open amount, voided ones not at all.
 */
export const InvoiceTotals = z.object({
  paid_total: ours(Money),
  unpaid_total: ours(Money),
  overdue_total: ours(Money),
  unsent_total: ours(Money),
  paid_count: ours(z.int()),
  unpaid_count: ours(z.int()),
  overdue_count: ours(z.int()),
  unsent_count: ours(z.int()),
  ages: ours(z.array(AgeTotal)),
})
export type InvoiceTotals = z.output<typeof InvoiceTotals>

/**
 * Query of `GET /jobs/paid_unpaid_invoices` by issue date. `search` matches invoice and job numbers and customer names. Voided
 * invoices are listed only without `status`, `is_overdue`, `is_sent` and `age`.
 */
export const InvoiceQuery = z.object({
  ...listQuery,
  status: z.optional(codeInput(invoiceStatus)),
  is_overdue: z.optional(Flag),
  is_sent: z.optional(Flag),
  age: z.optional(codeInput(invoiceAge)),
  customer_id: z.optional(IdInput),
  job_id: z.optional(IdInput),
  min_total: z.optional(AmountInput),
  max_total: z.optional(AmountInput),
  sort_by: z.optional(codeInput(invoiceSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type InvoiceQuery = z.output<typeof InvoiceQuery>
export const InvoicePage = z.object({ invoices: z.array(InvoiceRow), totals: ours(InvoiceTotals), pagination: ours(Pagination) })

/**
 * Query of `GET /jobs/get_invoice`. `format` pdf includes the PDF; with `receipt_number` that of a payment or the whole payment.
 */
export const InvoiceIdInput = z.object({
  invoice_id: IdInput,
  format: z.optional(z.enum(['json', 'pdf'])),
  receipt_number: z.optional(z.string()),
})

/** `GET /settings/fetch_invoice_due_days`: default payment term. */
export const InvoiceDueDays = z.object({ invoice_due_days: ours(z.int()), options: ours(z.array(z.int())) })
