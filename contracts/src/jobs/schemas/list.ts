import { codeOrNone, codeOrRaw, codeSchema, choicesOf, codeInput } from '../../wire/codes.ts'
import { sortDirection, Pagination, listQuery } from '../../wire/page.ts'
import { RecordId, nullish, z, CalendarDate, ClockTime, Instant, Money, TimeZone, Flag, IdInput, getList } from '../../wire/zod.ts'
import { invoiceStatus, jobAttention, jobBilling, jobInvoiceStatus, jobQuoteFilter, jobSort } from '../codes.ts'
import { jobStatus, priority, jobFilter } from '../status/status.ts'
import { jobAction } from '../status/transitions.ts'
import { Quote } from './quote.ts'
import { StaffSummary, Visit } from './visit.ts'

export const CustomerSummary = z.object({
  id: RecordId,
  name: nullish(z.string()),
  first_name: nullish(z.string()),
  last_name: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
})

export const PropertySummary = z.object({
  id: RecordId,
  address: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
})

export const PersonSummary = z.object({ id: RecordId, name: nullish(z.string()) })

export const CategorySummary = z.object({ id: RecordId, name: nullish(z.string()) })

/** With the next visit's time, else the last one's. Names are embedded or ids (spec §5 "Jobs"). */
export const JobSummary = z.object({
  id: RecordId,
  job_number: nullish(z.string()),
  title: nullish(z.string()),
  status: nullish(codeOrRaw(jobStatus)),
  priority: nullish(codeOrNone(priority)),
  branch_id: nullish(RecordId),
  date: nullish(CalendarDate),
  start_at: nullish(Instant),
  end_at: nullish(Instant),
  dates: nullish(z.array(CalendarDate)),
  start_time: nullish(ClockTime),
  end_time: nullish(ClockTime),
  timezone: nullish(TimeZone),
  customer_id: nullish(RecordId),
  customer: nullish(CustomerSummary),
  property_id: nullish(RecordId),
  property: nullish(PropertySummary),
  category_id: nullish(RecordId),
  category: nullish(CategorySummary),
  staff_ids: nullish(z.array(RecordId)),
  staffs: nullish(z.array(StaffSummary)),
  /** Of the whole job, or per visit if `billing` is per visit. */
  total: nullish(Money),
  billing: nullish(codeSchema(jobBilling)),
  series_total: nullish(Money),
  /** Completed visits without an invoice if billed per visit. */
  unbilled_visits: nullish(z.int()),
  currency_code: nullish(z.string()),
  invoice_status: nullish(codeSchema(invoiceStatus)),
  visits_done: nullish(z.int()),
  visits_total: nullish(z.int()),
  is_late: nullish(z.boolean()),
  is_recurring: nullish(z.boolean()),
  duration_minutes: nullish(z.int()),
  allowed_actions: nullish(z.array(codeSchema(jobAction))),
  /** With the `attention` filter or days: the visit concerned. */
  attention_visit: nullish(Visit),
  lock_version: nullish(z.int()),
  quote: nullish(Quote),
  created_by: nullish(PersonSummary),
})
export type JobSummary = z.output<typeof JobSummary>

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

/** `status` has real status codes, since 1 and 11 have other meanings in `filter`. */
export const JobListQuery = z.object({
  ...listQuery,
  filter: z.optional(z.union([alsoCompleted, codeInput(jobFilter)], choicesOf(jobFilter))),
  status: z.optional(getList(codeInput(jobStatus))),
  priority: z.optional(z.union([everyPriority, codeInput(priority)], choicesOf(priority))),
  staff_id: z.optional(IdInput),
  customer_id: z.optional(IdInput),
  property_id: z.optional(IdInput),
  category_id: z.optional(IdInput),
  is_recurring: z.optional(Flag),
  is_late: z.optional(Flag),
  invoice_status: z.optional(codeInput(jobInvoiceStatus)),
  attention: z.optional(codeInput(jobAttention)),
  /** Default: only approved quotes (decision D61). */
  quote: z.optional(codeInput(jobQuoteFilter)),
  sort_by: z.optional(codeInput(jobSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type JobListQuery = z.output<typeof JobListQuery>

export const JobCounts = z.object({ all: z.int(), active: z.int(), pending: z.int(), completed: z.int() })
export type JobCounts = z.output<typeof JobCounts>

export const JobPage = z.object({ jobs: z.array(JobSummary), counts: nullish(JobCounts), pagination: nullish(Pagination) })
export type JobPage = z.output<typeof JobPage>
