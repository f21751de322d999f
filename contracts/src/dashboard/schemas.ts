import { codeInput, codeOrRaw, codeSchema } from '../codes.ts'
import { jobStatus } from '../jobs/status/status.ts'
import { pageQuery, Pagination } from '../page.ts'
import { availabilityStatus } from '../profile/availability.ts'
import { SubscriptionDetails } from '../profile/schemas.ts'
import { CalendarDate, dayText, IdInput, Instant, Money, ours, RecordId, z } from '../zod.ts'
import { attentionKind, period } from './codes.ts'

/** Query of `GET /dashboard`. The day is today where it is missing, the period a month. */
export const DashboardQuery = z.object({
  branch_id: z.optional(IdInput),
  date: z.optional(dayText()),
  period: z.optional(codeInput(period)),
})

const count = ours(z.int())

/** Jobs of the day, by status and lateness: each number is that of the rows that `GET /jobs/job_listing` has for it. */
export const DayVisits = z.object({
  total: count,
  unassigned: count,
  in_progress: count,
  late: count,
  completed: count,
  cancelled: count,
})
/** Jobs of all days: the tabs of the job list, and those without a day. */
export const JobSums = z.object({ active: count, pending: count, completed: count, unscheduled: count })
export const InvoiceSums = z.object({ unpaid_count: count, unpaid_total: ours(Money), overdue_count: count, overdue_total: ours(Money) })
/** What was received on the day, in the period that ends with it, and in the one before. The change is in percent. */
export const EarningSums = z.object({
  today: ours(Money),
  period_total: ours(Money),
  previous_total: ours(Money),
  change_percent: ours(z.number()),
})

/** One record that somebody should look at. */
export const Attention = z.object({
  kind: codeSchema(attentionKind),
  record_type: ours(z.string()),
  record_id: ours(RecordId),
  title: ours(z.string()),
  due_at: ours(Instant),
  action: ours(z.string()),
})
export type Attention = z.output<typeof Attention>

/** `GET /dashboard`. Invoices and earnings are null for those who may not see them. */
export const Dashboard = z.object({
  date: ours(CalendarDate),
  visits_today: ours(DayVisits),
  jobs: ours(JobSums),
  invoices: ours(InvoiceSums),
  earnings: ours(EarningSums),
  attention: ours(z.array(Attention)),
  subscription_details: ours(SubscriptionDetails),
  currency_code: ours(z.string()),
})
export type Dashboard = z.output<typeof Dashboard>

/** Days that `GET /dashboard/day_wise_job_count` counts at once. */
export const MAX_COUNTED_DAYS = 62

/** "YYYY-MM" of a month that the calendar has. */
const MonthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM'))

/** Query of `GET /dashboard/day_wise_job_count`: the first and the last day, or a month. */
export const DayCountQuery = z.object({
  date_from: z.optional(dayText()),
  date_to: z.optional(dayText()),
  month: z.optional(MonthText),
  branch_id: z.optional(IdInput),
  staff_id: z.optional(IdInput),
})

/** Jobs that have a visit on the day, by the status of the job: the numbers of `GET /jobs/job_listing` for that day. */
export const DayCount = z.object({
  date: CalendarDate,
  total: count,
  unassigned: count,
  assigned: count,
  in_progress: count,
  completed: count,
  cancelled: count,
})
export type DayCount = z.output<typeof DayCount>

/** Query of `GET /dashboard/active_staffs`. The day is today where it is missing. */
export const ActiveStaffQuery = z.object({ ...pageQuery, date: z.optional(dayText()), branch_id: z.optional(IdInput) })

/** A visit as the day of a staff member shows it. */
export const StaffVisit = z.object({
  id: RecordId,
  /** Ours: where the visit is looked at. */
  job_id: ours(RecordId),
  job_number: ours(z.string()),
  status: ours(codeOrRaw(jobStatus)),
  customer_name: ours(z.string()),
  start_at: ours(Instant),
  end_at: ours(Instant),
  /** Ours. */
  is_late: ours(z.boolean()),
})
export type StaffVisit = z.output<typeof StaffVisit>

/** A staff member and the day. Degrees of where the person was last. */
export const ActiveStaff = z.object({
  id: RecordId,
  name: ours(z.string()),
  color: ours(z.string()),
  avatar_url: ours(z.string()),
  availability_status: ours(codeSchema(availabilityStatus)),
  current_visit: ours(StaffVisit),
  next_visit: ours(StaffVisit),
  visits_done: count,
  visits_total: count,
  /** Ours: visits of the day that overlap another one of the person, and those that should have begun. */
  clash_count: count,
  late_count: count,
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  location_at: ours(Instant),
})
export type ActiveStaff = z.output<typeof ActiveStaff>

export const ActiveStaffPage = z.object({ staffs: z.array(ActiveStaff), pagination: ours(Pagination) })
