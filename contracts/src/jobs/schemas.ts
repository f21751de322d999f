import { choicesOf, codeInput, codeOrNone, codeOrRaw, codeSchema } from '../codes.ts'
import { Property } from '../customers/schemas.ts'
import { listQuery, pageQuery, Pagination, sortDirection } from '../page.ts'
import { requiredText } from '../rules.ts'
import { CalendarDate, ClockTime, dayText, Flag, IdInput, Instant, IntegerInput, listOf, Money, ours, RecordId, z } from '../zod.ts'
import { Attachment } from './attachments.ts'
import { basis, changeScope, discountType, historyEvent, invoiceStatus, jobSort, productType, recurrenceFrequency } from './codes.ts'
import { jobFilter, jobStatus, priority, timelineStatus } from './status.ts'
import { jobAction } from './transitions.ts'

/** A staff member as jobs and visits embed one. */
export const StaffSummary = z.object({ id: RecordId, name: ours(z.string()), color: ours(z.string()) })
export type StaffSummary = z.output<typeof StaffSummary>

/** A customer as jobs embed one. */
export const CustomerSummary = z.object({
  id: RecordId,
  name: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
})

/** A property as jobs embed one: its address on one line. */
export const PropertySummary = z.object({
  id: RecordId,
  address: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
})

export const CategorySummary = z.object({ id: RecordId, name: ours(z.string()) })
export const PersonSummary = z.object({ id: RecordId, name: ours(z.string()) })

/**
 * A row of `GET /jobs/job_listing`. Its time is that of the visit that comes next, or of the last one. Customer, property,
 * category and staff stand embedded, or by their ids alone (spec §5 "Jobs").
 */
export const JobSummary = z.object({
  id: RecordId,
  job_number: ours(z.string()),
  title: ours(z.string()),
  status: ours(codeOrRaw(jobStatus)),
  priority: ours(codeOrNone(priority)),
  branch_id: ours(RecordId),
  date: ours(CalendarDate),
  start_at: ours(Instant),
  end_at: ours(Instant),
  dates: ours(z.array(CalendarDate)),
  start_time: ours(ClockTime),
  end_time: ours(ClockTime),
  timezone: ours(z.string()),
  customer_id: ours(RecordId),
  customer: ours(CustomerSummary),
  property_id: ours(RecordId),
  property: ours(PropertySummary),
  category_id: ours(RecordId),
  category: ours(CategorySummary),
  staff_ids: ours(z.array(RecordId)),
  staffs: ours(z.array(StaffSummary)),
  total: ours(Money),
  currency_code: ours(z.string()),
  invoice_status: ours(codeSchema(invoiceStatus)),
  visits_done: ours(z.int()),
  visits_total: ours(z.int()),
  is_late: ours(z.boolean()),
  is_recurring: ours(z.boolean()),
  allowed_actions: ours(z.array(codeSchema(jobAction))),
  lock_version: ours(z.int()),
})
export type JobSummary = z.output<typeof JobSummary>

export const Visit = z.object({
  id: RecordId,
  job_id: ours(RecordId),
  visit_number: ours(z.int()),
  date: ours(CalendarDate),
  start_at: ours(Instant),
  end_at: ours(Instant),
  status: ours(codeOrRaw(jobStatus)),
  staff_ids: ours(z.array(RecordId)),
  staffs: ours(z.array(StaffSummary)),
  arrival_window_minutes: ours(z.int()),
  on_the_way_at: ours(Instant),
  reached_at: ours(Instant),
  started_at: ours(Instant),
  finished_at: ours(Instant),
  is_exception: ours(z.boolean()),
  /** The date that the series has for a visit that was moved by hand. */
  series_date: ours(CalendarDate),
  is_late: ours(z.boolean()),
  notes: ours(z.string()),
  allowed_actions: ours(z.array(codeSchema(jobAction))),
  lock_version: ours(z.int()),
})
export type Visit = z.output<typeof Visit>

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
})
export type LineItem = z.output<typeof LineItem>

export const TaxAmount = z.object({ tax_id: ours(RecordId), name: ours(z.string()), rate: ours(z.number()), amount: ours(Money) })

/** What changed, in words that a person reads. Instants stand as text of Unix seconds. */
export const HistoryChange = z.object({ field: z.string(), from: ours(z.string()), to: ours(z.string()) })

/** An entry of a job's timeline (spec §4 "Job history events"). */
export const History = z.object({
  id: RecordId,
  job_id: ours(RecordId),
  visit_id: ours(RecordId),
  event: ours(codeSchema(historyEvent)),
  status: ours(codeSchema(timelineStatus)),
  label: ours(z.string()),
  changes: ours(z.array(HistoryChange)),
  note: ours(z.string()),
  actor: ours(z.extend(PersonSummary, { user_type: ours(z.string()) })),
  created_at: ours(Instant),
})
export type History = z.output<typeof History>

/** An invoice as a job embeds one. */
export const InvoiceSummary = z.object({
  id: RecordId,
  invoice_number: ours(z.string()),
  status: ours(codeSchema(invoiceStatus)),
  total: ours(Money),
  balance_due: ours(Money),
  currency_code: ours(z.string()),
  due_date: ours(CalendarDate),
})
export type InvoiceSummary = z.output<typeof InvoiceSummary>

/** A form that hangs on a job. */
export const AttachedForm = z.object({
  form_id: RecordId,
  job_form_id: ours(RecordId),
  form_name: ours(z.string()),
  is_required: ours(z.boolean()),
  is_submitted: ours(z.boolean()),
})

/** The rule of a recurring job, with the sentence that says it. */
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
  /** How far a change or a delete may reach. */
  allowed_scopes: ours(z.array(codeSchema(changeScope))),
  property: ours(z.extend(PropertySummary, Property.shape)),
  invoice: ours(InvoiceSummary),
  created_by: ours(PersonSummary),
  created_at: ours(Instant),
  updated_at: ours(Instant),
})
export type Job = z.output<typeof Job>

/** Spec §9: priority 0 means All. */
const everyPriority = z.pipe(
  z.literal([0, '0']),
  z.transform((): undefined => undefined),
)

/** Spec §4: Completed is 6 and 7. */
const alsoCompleted = z.pipe(
  z.literal([7, '7']),
  z.transform(() => jobFilter.COMPLETED.code),
)

/** Query of `GET /jobs/job_listing`. `filter` is a tab; `status` holds real status codes, since 1 and 11 mean other things there. */
export const JobListQuery = z.object({
  ...listQuery,
  filter: z.optional(z.union([alsoCompleted, codeInput(jobFilter)], choicesOf(jobFilter))),
  status: z.optional(listOf(codeInput(jobStatus))),
  priority: z.optional(z.union([everyPriority, codeInput(priority)], choicesOf(priority))),
  staff_id: z.optional(IdInput),
  customer_id: z.optional(IdInput),
  property_id: z.optional(IdInput),
  category_id: z.optional(IdInput),
  is_recurring: z.optional(Flag),
  is_late: z.optional(Flag),
  sort_by: z.optional(codeInput(jobSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type JobListQuery = z.output<typeof JobListQuery>

/** How many jobs each tab would list under the other filters. */
export const JobCounts = z.object({ all: z.int(), active: z.int(), pending: z.int(), completed: z.int() })
export type JobCounts = z.output<typeof JobCounts>

export const JobPage = z.object({ jobs: z.array(JobSummary), counts: ours(JobCounts), pagination: ours(Pagination) })
export type JobPage = z.output<typeof JobPage>

export const JobIdInput = z.object({ id: IdInput })

/** Query of `GET /jobs/job_history_update`. */
export const HistoryQuery = z.object({ job_id: IdInput, ...pageQuery })
export const HistoryPage = z.object({ history: z.array(History), pagination: ours(Pagination) })

/** Body of `POST /jobs/job_history_update`: what a person adds to the timeline. */
export const HistoryBody = z.object({
  job_id: IdInput,
  visit_id: z.optional(IdInput),
  event: z._default(z.literal('note'), 'note'),
  note: requiredText().check(z.maxLength(5000, 'Use at most 5000 characters')),
  occurred_at: z.optional(IntegerInput),
})

/** Query of `GET /jobs/category_staffs`. */
export const CategoryStaffQuery = z.object({
  category_id: IdInput,
  branch_id: z.optional(IdInput),
  date: z.optional(dayText()),
  start_time: z.optional(ClockTime),
  end_time: z.optional(ClockTime),
  property_id: z.optional(IdInput),
  exclude_visit_id: z.optional(IdInput),
})

/** A visit that overlaps the wanted time. */
export const ClashSummary = z.object({
  visit_id: RecordId,
  job_number: ours(z.string()),
  staff_id: ours(RecordId),
  start_at: ours(Instant),
  end_at: ours(Instant),
})

/** Staff for a visit, the best first. Distance in kilometres; the score runs from 0 to 100. */
export const RankedStaff = z.extend(StaffSummary, {
  role: ours(z.string()),
  category_match: ours(z.boolean()),
  is_available: ours(z.boolean()),
  unavailable_reason: ours(z.string()),
  clashes: ours(z.array(ClashSummary)),
  visits_that_day: ours(z.int()),
  distance_km: ours(z.number()),
  score: ours(z.number()),
})
export type RankedStaff = z.output<typeof RankedStaff>
export const CategoryStaff = z.object({ staffs: z.array(RankedStaff) })
