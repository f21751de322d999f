import { codeSchema } from '../../wire/codes.ts'
import { Property } from '../../customers/schemas.ts'
import { RecordId, nullish, z, CalendarDate, Instant, Money, IdInput } from '../../wire/zod.ts'
import { Attachment } from '../attachments.ts'
import { invoiceStatus, recurrenceFrequency, basis, changeScope, discountType } from '../codes.ts'
import { LineItem } from './lineItem.ts'
import { PropertySummary, JobSummary } from './list.ts'
import { Visit } from './visit.ts'

export const TaxAmount = z.object({
  tax_id: nullish(RecordId),
  name: nullish(z.string()),
  rate: nullish(z.number()),
  amount: nullish(Money),
})

export const InvoiceSummary = z.object({
  id: RecordId,
  visit_id: nullish(RecordId),
  invoice_number: nullish(z.string()),
  status: nullish(codeSchema(invoiceStatus)),
  total: nullish(Money),
  balance_due: nullish(Money),
  currency_code: nullish(z.string()),
  due_date: nullish(CalendarDate),
})
export type InvoiceSummary = z.output<typeof InvoiceSummary>

export const AttachedForm = z.object({
  form_id: RecordId,
  job_form_id: nullish(RecordId),
  form_name: nullish(z.string()),
  is_required: nullish(z.boolean()),
  is_submitted: nullish(z.boolean()),
})

export const RecurrenceView = z.object({
  frequency: codeSchema(recurrenceFrequency),
  interval: nullish(z.int()),
  weekdays: nullish(z.array(z.int())),
  month_day: nullish(z.int()),
  end_date: nullish(CalendarDate),
  skip_closed_days: nullish(z.boolean()),
  sentence: nullish(z.string()),
})

export const Job = z.extend(JobSummary, {
  description: nullish(z.string()),
  notes: nullish(z.string()),
  schedule_later: nullish(z.boolean()),
  recurrence: nullish(RecurrenceView),
  line_items: nullish(z.array(LineItem)),
  discount_type: nullish(codeSchema(discountType)),
  discount_value: nullish(z.number()),
  discount_basis: nullish(codeSchema(basis)),
  tax_basis: nullish(codeSchema(basis)),
  tax_ids: nullish(z.array(RecordId)),
  subtotal: nullish(Money),
  discount_total: nullish(Money),
  tax_total: nullish(Money),
  taxes: nullish(z.array(TaxAmount)),
  jobfinished_notes: nullish(z.string()),
  cancel_reason: nullish(z.string()),
  forms: nullish(z.array(AttachedForm)),
  attachments: nullish(z.array(Attachment)),
  visits: nullish(z.array(Visit)),
  allowed_scopes: nullish(z.array(codeSchema(changeScope))),
  property: nullish(z.extend(PropertySummary, Property.shape)),
  invoice: nullish(InvoiceSummary),
  invoices: nullish(z.array(InvoiceSummary)),
  created_at: nullish(Instant),
  updated_at: nullish(Instant),
})
export type Job = z.output<typeof Job>

export const JobIdInput = z.object({ id: IdInput })
