import { codeOrNone, codeSchema } from '../codes.ts'
import { timeFormat } from '../constants.ts'
import { basis } from '../jobs/codes.ts'
import { priority } from '../jobs/status.ts'
import { CalendarDate, ClockTime, RecordId, TimeZone, ours, z } from '../zod.ts'

/** How the company presents itself and counts money. */
export const CustomerSetting = z.object({
  company_name: ours(z.string()),
  timezone: ours(TimeZone),
  date_format: ours(z.string()),
  time_format: ours(codeSchema(timeFormat)),
  currency_code: ours(z.string()),
  language_code: ours(z.string()),
  is_line_item_required: ours(z.boolean()),
  tax_basis: ours(codeSchema(basis)),
  discount_basis: ours(codeSchema(basis)),
  default_tax_id: ours(RecordId),
  invoice_due_days: ours(z.int()),
})

/** One weekday; `day` 0 is Sunday. */
export const BusinessDay = z.object({ day: z.int(), is_on: z.boolean(), open: ours(ClockTime), close: ours(ClockTime) })
export const Holiday = z.object({ date: CalendarDate, name: ours(z.string()) })

/** How calendars stand; `first_day` 0 is Sunday. */
export const CalendarSetting = z.object({ first_day: ours(z.int()) })

/** When the company works. */
export const TeamSetting = z.object({
  business_hours: ours(z.array(BusinessDay)),
  holidays: ours(z.array(Holiday)),
  slot_minutes: ours(z.int()),
  calendar: ours(CalendarSetting),
  warn_on_clash: ours(z.boolean()),
  staff_can_see_prices: ours(z.boolean()),
})

/** How jobs begin. */
export const JobSetting = z.object({
  job_prefix: ours(z.string()),
  default_duration_minutes: ours(z.int()),
  default_priority: ours(codeOrNone(priority)),
  late_after_minutes: ours(z.int()),
  arrival_window_minutes: ours(z.int()),
})

/** `GET /settings/get_customer_setting`: all three blocks. */
export const CompanySettings = z.object({ customer: ours(CustomerSetting), team: ours(TeamSetting), job: ours(JobSetting) })
export type CompanySettings = z.output<typeof CompanySettings>
