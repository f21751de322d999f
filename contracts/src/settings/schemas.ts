import { codeOrNone, codeSchema } from '../codes.ts'
import { timeFormat } from '../constants.ts'
import { basis } from '../jobs/codes.ts'
import { priority } from '../jobs/status/status.ts'
import { CalendarDate, ClockTime, RecordId, TimeZone, ours, z } from '../zod.ts'
import { calendarColour, calendarView } from './codes.ts'

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
  invoice_prefix: ours(z.string()),
  next_invoice_number: ours(z.int()),
  payment_terms: ours(z.string()),
  invoice_footer: ours(z.string()),
})

/** `day` 0 is Sunday. */
export const BusinessDay = z.object({ day: z.int(), is_on: z.boolean(), open: ours(ClockTime), close: ours(ClockTime) })
export const Holiday = z.object({ date: CalendarDate, name: ours(z.string()) })

/** `first_day` 0 is Sunday. */
export const CalendarSetting = z.object({
  first_day: ours(z.int()),
  default_view: ours(codeSchema(calendarView)),
  show_weekends: ours(z.boolean()),
  colour_by: ours(codeSchema(calendarColour)),
})

export const TeamSetting = z.object({
  business_hours: ours(z.array(BusinessDay)),
  holidays: ours(z.array(Holiday)),
  slot_minutes: ours(z.int()),
  calendar: ours(CalendarSetting),
  warn_on_clash: ours(z.boolean()),
  staff_can_see_prices: ours(z.boolean()),
  share_location: ours(z.boolean()),
})

export const JobSetting = z.object({
  job_prefix: ours(z.string()),
  next_job_number: ours(z.int()),
  default_duration_minutes: ours(z.int()),
  default_priority: ours(codeOrNone(priority)),
  late_after_minutes: ours(z.int()),
  arrival_window_minutes: ours(z.int()),
  require_forms_before_finish: ours(z.boolean()),
  require_signature: ours(z.boolean()),
  create_invoice_on_finish: ours(z.boolean()),
  ask_before_messaging: ours(z.boolean()),
  /** How long staff can undo their own step (`step_back`); missing: they can't. */
  step_back_minutes: ours(z.int()),
})

/** `GET /settings/get_customer_setting`: all three blocks. */
export const CompanySettings = z.object({ customer: ours(CustomerSetting), team: ours(TeamSetting), job: ours(JobSetting) })
export type CompanySettings = z.output<typeof CompanySettings>

/** The company's profile. `logo_url` is a URL or `data:` URL. */
export const Company = z.object({
  id: RecordId,
  organization_name: ours(z.string()),
  organization_email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  address: ours(z.string()),
  street1: ours(z.string()),
  city: ours(z.string()),
  province: ours(z.string()),
  country: ours(z.string()),
  zipcode: ours(z.string()),
  website: ours(z.string()),
  company_size: ours(z.string()),
  category_ids: ours(z.array(RecordId)),
  logo_url: ours(z.string()),
  branches_count: ours(z.int()),
  staff_count: ours(z.int()),
})
export type Company = z.output<typeof Company>
