import { codeInput, codeOrRaw, codeSchema } from '../wire/codes.ts'
import { jobStatus } from '../jobs/status/status.ts'
import { pageQuery, Pagination } from '../wire/page.ts'
import { availabilityStatus } from '../profile/availability.ts'
import { SubscriptionDetails } from '../profile/schemas.ts'
import { CalendarDate, dayText, IdInput, Instant, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { attentionKind, period } from './codes.ts'

export const DashboardQuery = z.object({
  branch_id: z.optional(IdInput),
  date: z.optional(dayText()),
  period: z.optional(codeInput(period)),
})

const count = nullish(z.int())

export const DayVisits = z.object({
  total: count,
  unassigned: count,
  declined: count,
  in_progress: count,
  late: count,
  completed: count,
  cancelled: count,
})
export const JobSums = z.object({ active: count, pending: count, completed: count, unscheduled: count })
export const InvoiceSums = z.object({
  unpaid_count: count,
  unpaid_total: nullish(Money),
  overdue_count: count,
  overdue_total: nullish(Money),
})
/** Payments received on the day, in the period ending with it, and in the previous period. Change in percent. */
export const EarningSums = z.object({
  today: nullish(Money),
  period_total: nullish(Money),
  previous_total: nullish(Money),
  change_percent: nullish(z.number()),
})

export const Attention = z.object({
  kind: codeSchema(attentionKind),
  record_type: nullish(z.string()),
  record_id: nullish(RecordId),
  title: nullish(z.string()),
  due_at: nullish(Instant),
  action: nullish(z.string()),
})
export type Attention = z.output<typeof Attention>

/** Invoices and earnings are null without the authority. */
export const Dashboard = z.object({
  date: nullish(CalendarDate),
  visits_today: nullish(DayVisits),
  jobs: nullish(JobSums),
  invoices: nullish(InvoiceSums),
  earnings: nullish(EarningSums),
  attention: nullish(z.array(Attention)),
  subscription_details: nullish(SubscriptionDetails),
  currency_code: nullish(z.string()),
})
export type Dashboard = z.output<typeof Dashboard>

export const MAX_COUNTED_DAYS = 62

const MonthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM'))

export const DayCountQuery = z.object({
  date_from: z.optional(dayText()),
  date_to: z.optional(dayText()),
  month: z.optional(MonthText),
  branch_id: z.optional(IdInput),
  staff_id: z.optional(IdInput),
})

export const DayCount = z.object({
  date: CalendarDate,
  total: count,
  unassigned: count,
  declined: count,
  assigned: count,
  in_progress: count,
  completed: count,
  cancelled: count,
})
export type DayCount = z.output<typeof DayCount>

export const ActiveStaffQuery = z.object({ ...pageQuery, date: z.optional(dayText()), branch_id: z.optional(IdInput) })

export const StaffVisit = z.object({
  id: RecordId,
  job_id: nullish(RecordId),
  job_number: nullish(z.string()),
  status: nullish(codeOrRaw(jobStatus)),
  customer_name: nullish(z.string()),
  start_at: nullish(Instant),
  end_at: nullish(Instant),
  is_late: nullish(z.boolean()),
})
export type StaffVisit = z.output<typeof StaffVisit>

/** Last known location in degrees. */
export const ActiveStaff = z.object({
  id: RecordId,
  name: nullish(z.string()),
  color: nullish(z.string()),
  avatar_url: nullish(z.string()),
  availability_status: nullish(codeSchema(availabilityStatus)),
  current_visit: nullish(StaffVisit),
  next_visit: nullish(StaffVisit),
  visits_done: count,
  visits_total: count,
  clash_count: count,
  late_count: count,
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  location_at: nullish(Instant),
})
export type ActiveStaff = z.output<typeof ActiveStaff>

export const ActiveStaffPage = z.object({ staffs: z.array(ActiveStaff), pagination: nullish(Pagination) })
