import { codeInput, codeSchema } from '../wire/codes.ts'
import { basis, discountType, invoiceStatus } from '../jobs/codes.ts'
import { LineItem } from '../jobs/schemas/lineItem.ts'
import { PersonSummary } from '../jobs/schemas/list.ts'
import { TaxAmount } from '../jobs/schemas/record.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import { AmountInput, CalendarDate, Flag, IdInput, Instant, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { invoiceAge, invoiceSort, paymentMethod } from './codes.ts'

const InvoiceCustomer = z.object({
  id: RecordId,
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
})

/** A payment: `amount` is this invoice's part. */
export const Payment = z.object({
  id: RecordId,
  invoice_id: nullish(RecordId),
  amount: nullish(Money),
  payment_method: nullish(codeSchema(paymentMethod)),
  reference: nullish(z.string()),
  email: nullish(z.string()),
  cheque_number: nullish(z.string()),
  bank_name: nullish(z.string()),
  bank_branch: nullish(z.string()),
  cardholder_name: nullish(z.string()),
  paid_at: nullish(Instant),
  receipt_number: nullish(z.string()),
  batch_receipt_number: nullish(z.string()),
  received_by: nullish(PersonSummary),
})
export type Payment = z.output<typeof Payment>

export const InvoiceRow = z.object({
  id: RecordId,
  invoice_number: nullish(z.string()),
  job_id: nullish(RecordId),
  job_number: nullish(z.string()),
  visit_id: nullish(RecordId),
  visit_date: nullish(CalendarDate),
  customer: nullish(InvoiceCustomer),
  branch_id: nullish(RecordId),
  status: nullish(codeSchema(invoiceStatus)),
  issue_date: nullish(CalendarDate),
  due_date: nullish(CalendarDate),
  total: nullish(Money),
  amount_paid: nullish(Money),
  balance_due: nullish(Money),
  currency_code: nullish(z.string()),
  is_overdue: nullish(z.boolean()),
  days_overdue: nullish(z.int()),
  sent_at: nullish(Instant),
  /** Voided invoices keep their number. */
  voided_at: nullish(Instant),
  lock_version: nullish(z.int()),
  created_at: nullish(Instant),
})
export type InvoiceRow = z.output<typeof InvoiceRow>

export const Invoice = z.extend(InvoiceRow, {
  /** As address lines, at the time of writing, like `sender`. */
  bill_to: nullish(z.object({ name: nullish(z.string()), lines: nullish(z.array(z.string())) })),
  property: nullish(z.object({ id: RecordId, address: nullish(z.string()), lines: nullish(z.array(z.string())) })),
  sender: nullish(z.object({ name: nullish(z.string()), lines: nullish(z.array(z.string())), notes: nullish(z.array(z.string())) })),
  billing_address: nullish(z.string()),
  due_days: nullish(z.int()),
  line_items: nullish(z.array(LineItem)),
  subtotal: nullish(Money),
  discount_type: nullish(codeSchema(discountType)),
  discount_value: nullish(z.number()),
  discount_total: nullish(Money),
  tax_basis: nullish(codeSchema(basis)),
  taxes: nullish(z.array(TaxAmount)),
  tax_total: nullish(Money),
  payments: nullish(z.array(Payment)),
})
export type Invoice = z.output<typeof Invoice>

export const InvoiceWithPaper = z.extend(Invoice, {
  file_name: nullish(z.string()),
  content_type: nullish(z.string()),
  file_base64: nullish(z.string()),
})

const AgeTotal = z.object({ age: codeSchema(invoiceAge), count: nullish(z.int()), balance: nullish(Money) })

/** Of all matching invoices, ignoring `status`, `is_overdue`, `is_sent` and `age`. Voided ones don't count. */
export const InvoiceTotals = z.object({
  /** Received, part payments included; the others are open amounts. */
  paid_total: nullish(Money),
  unpaid_total: nullish(Money),
  overdue_total: nullish(Money),
  /** A paid invoice counts with its total. */
  unsent_total: nullish(Money),
  paid_count: nullish(z.int()),
  unpaid_count: nullish(z.int()),
  overdue_count: nullish(z.int()),
  unsent_count: nullish(z.int()),
  ages: nullish(z.array(AgeTotal)),
})
export type InvoiceTotals = z.output<typeof InvoiceTotals>

/** Query of `GET /jobs/paid_unpaid_invoices` by issue date. Voided invoices: only without `status`, `is_overdue`, `is_sent` and `age`. */
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
export const InvoicePage = z.object({ invoices: z.array(InvoiceRow), totals: nullish(InvoiceTotals), pagination: nullish(Pagination) })

/** `format` pdf includes the PDF; with `receipt_number` that of a payment. */
export const InvoiceIdInput = z.object({
  invoice_id: IdInput,
  format: z.optional(z.enum(['json', 'pdf'])),
  receipt_number: z.optional(z.string()),
})

export const InvoiceDueDays = z.object({ invoice_due_days: nullish(z.int()), options: nullish(z.array(z.int())) })
