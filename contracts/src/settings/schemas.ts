import { codeOrNone, codeSchema } from '../wire/codes.ts'
import { timeFormat } from '../constants.ts'
import { basis } from '../jobs/codes.ts'
import { priority } from '../jobs/status/status.ts'
import { CalendarDate, ClockTime, RecordId, TimeZone, nullish, z } from '../wire/zod.ts'
import { accountingKind, accountingLayout, calendarColour, calendarView } from './codes.ts'

/** The code of an account, tax or item in an accounting program; `name` is ours. */
export const AccountingCode = z.object({
  layout: codeSchema(accountingLayout),
  kind: codeSchema(accountingKind),
  name: z.string(),
  code: z.string(),
})
export type AccountingCode = z.output<typeof AccountingCode>

export const CustomerSetting = z.object({
  company_name: nullish(z.string()),
  timezone: nullish(TimeZone),
  date_format: nullish(z.string()),
  time_format: nullish(codeSchema(timeFormat)),
  currency_code: nullish(z.string()),
  language_code: nullish(z.string()),
  is_line_item_required: nullish(z.boolean()),
  tax_basis: nullish(codeSchema(basis)),
  discount_basis: nullish(codeSchema(basis)),
  default_tax_id: nullish(RecordId),
  invoice_due_days: nullish(z.int()),
  invoice_prefix: nullish(z.string()),
  next_invoice_number: nullish(z.int()),
  payment_terms: nullish(z.string()),
  invoice_footer: nullish(z.string()),
  /** Missing: codes are saved on the user's device. */
  accounting_codes: nullish(z.array(AccountingCode)),
})

export const BusinessDay = z.object({ day: z.int(), is_on: z.boolean(), open: nullish(ClockTime), close: nullish(ClockTime) })
export const Holiday = z.object({ date: CalendarDate, name: nullish(z.string()) })

/** `first_day` 0 is Sunday. */
export const CalendarSetting = z.object({
  first_day: nullish(z.int()),
  default_view: nullish(codeSchema(calendarView)),
  show_weekends: nullish(z.boolean()),
  colour_by: nullish(codeSchema(calendarColour)),
})

export const TeamSetting = z.object({
  business_hours: nullish(z.array(BusinessDay)),
  holidays: nullish(z.array(Holiday)),
  slot_minutes: nullish(z.int()),
  calendar: nullish(CalendarSetting),
  warn_on_clash: nullish(z.boolean()),
  staff_can_see_prices: nullish(z.boolean()),
  /** Permissions of staff on their own visits (decision D62); missing: none. */
  staff_can_add_items: nullish(z.boolean()),
  staff_can_collect: nullish(z.boolean()),
  staff_can_quote: nullish(z.boolean()),
  share_location: nullish(z.boolean()),
})

export const JobSetting = z.object({
  job_prefix: nullish(z.string()),
  next_job_number: nullish(z.int()),
  default_duration_minutes: nullish(z.int()),
  default_priority: nullish(codeOrNone(priority)),
  late_after_minutes: nullish(z.int()),
  arrival_window_minutes: nullish(z.int()),
  require_forms_before_finish: nullish(z.boolean()),
  require_signature: nullish(z.boolean()),
  create_invoice_on_finish: nullish(z.boolean()),
  ask_before_messaging: nullish(z.boolean()),
  /** The form whose signature approves quotes (decision D60); missing: chosen on the user's device, or by its name. */
  approval_form_id: nullish(RecordId),
  /** How long staff can undo their own step (`step_back`); missing: they can't. */
  step_back_minutes: nullish(z.int()),
})

export const CompanySettings = z.object({ customer: nullish(CustomerSetting), team: nullish(TeamSetting), job: nullish(JobSetting) })
export type CompanySettings = z.output<typeof CompanySettings>

export const Company = z.object({
  id: RecordId,
  organization_name: nullish(z.string()),
  organization_email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  address: nullish(z.string()),
  street1: nullish(z.string()),
  city: nullish(z.string()),
  province: nullish(z.string()),
  country: nullish(z.string()),
  zipcode: nullish(z.string()),
  website: nullish(z.string()),
  company_size: nullish(z.string()),
  category_ids: nullish(z.array(RecordId)),
  logo_url: nullish(z.string()),
  branches_count: nullish(z.int()),
  staff_count: nullish(z.int()),
})
export type Company = z.output<typeof Company>
