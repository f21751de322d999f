import { codeSchema } from '../../codes.ts'
import { Property } from '../../customers/schemas.ts'
import { RecordId, ours, z, CalendarDate, Instant, Money, IdInput } from '../../zod.ts'
import { Attachment } from '../attachments.ts'
import { productType, invoiceStatus, recurrenceFrequency, basis, changeScope, discountType } from '../codes.ts'
import { PropertySummary, JobSummary } from './list.ts'
import { Visit } from './visit.ts'

export const PersonSummary = z.object({ id: RecordId, name: ours(z.string()) })

export const LineItem = z.object({
  id: ours(RecordId),
  service_id: ours(RecordId),
  name: ours(z.string()),
  description: ours(z.string()),
  product_type: ours(codeSchema(productType)),
  quantity: ours(z.number()),
  unit: ours(z.string()),
  amount: ours(Money),
  is_tax_exempt: ours(z.boolean()),
  total: ours(Money),
  /** Per unit of its service. */
  duration_minutes: ours(z.int()),
})
export type LineItem = z.output<typeof LineItem>

export const TaxAmount = z.object({ tax_id: ours(RecordId), name: ours(z.string()), rate: ours(z.number()), amount: ours(Money) })

export const InvoiceSummary = z.object({
  id: RecordId,
  /** The billed visit if billed per visit. */
  visit_id: ours(RecordId),
  invoice_number: ours(z.string()),
  status: ours(codeSchema(invoiceStatus)),
  total: ours(Money),
  balance_due: ours(Money),
  currency_code: ours(z.string()),
  due_date: ours(CalendarDate),
})
export type InvoiceSummary = z.output<typeof InvoiceSummary>

export const AttachedForm = z.object({
  form_id: RecordId,
  job_form_id: ours(RecordId),
  form_name: ours(z.string()),
  is_required: ours(z.boolean()),
  is_submitted: ours(z.boolean()),
})

/** The rule of a recurring job and its sentence. */
export const RecurrenceView = z.object({
  frequency: codeSchema(recurrenceFrequency),
  interval: ours(z.int()),
  weekdays: ours(z.array(z.int())),
  month_day: ours(z.int()),
  end_date: ours(CalendarDate),
  skip_closed_days: ours(z.boolean()),
  sentence: ours(z.string()),
})

/** `GET /jobs/{id}`. */
export const Job = z.extend(JobSummary, {
  description: ours(z.string()),
  notes: ours(z.string()),
  schedule_later: ours(z.boolean()),
  recurrence: ours(RecurrenceView),
  line_items: ours(z.array(LineItem)),
  discount_type: ours(codeSchema(discountType)),
  discount_value: ours(z.number()),
  discount_basis: ours(codeSchema(basis)),
  tax_basis: ours(codeSchema(basis)),
  tax_ids: ours(z.array(RecordId)),
  subtotal: ours(Money),
  discount_total: ours(Money),
  tax_total: ours(Money),
  taxes: ours(z.array(TaxAmount)),
  jobfinished_notes: ours(z.string()),
  cancel_reason: ours(z.string()),
  forms: ours(z.array(AttachedForm)),
  attachments: ours(z.array(Attachment)),
  visits: ours(z.array(Visit)),
  /** Allowed scopes of a change or delete. */
  allowed_scopes: ours(z.array(codeSchema(changeScope))),
  property: ours(z.extend(PropertySummary, Property.shape)),
  invoice: ours(InvoiceSummary),
  /** All invoices except voided ones, oldest first. */
  invoices: ours(z.array(InvoiceSummary)),
  created_by: ours(PersonSummary),
  created_at: ours(Instant),
  updated_at: ours(Instant),
})
export type Job = z.output<typeof Job>

export const JobIdInput = z.object({ id: IdInput })
