import { STEP_BACK_MINUTES } from '@callout/contracts/constants'
import type { CompanySettings } from '@callout/contracts/settings/schemas'
import { approvalForm } from '../forms/approvalForm.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { nextJobNumber } from '../jobs/save/jobNumber.ts'

type Settings = Required<{ readonly [Block in keyof CompanySettings]: NonNullable<CompanySettings[Block]> }>

const defaultTaxId = (store: Store, company: CompanyRecord): number | null =>
  store.taxes.by('company_id', company.id).find(({ is_default, is_active, rate }) => is_default && is_active && rate > 0)?.id ?? null

/** Defaults for records older than these settings. */
const calendarDefaults = { default_view: 'week', show_weekends: true, colour_by: 'staff' } as const

export const customerBlock = (store: Store, company: CompanyRecord): Settings['customer'] => ({
  company_name: company.name,
  timezone: company.timezone,
  date_format: company.date_format,
  time_format: company.time_format,
  currency_code: company.currency_code,
  language_code: company.language_code,
  is_line_item_required: company.is_line_item_required,
  tax_basis: company.tax_basis,
  discount_basis: company.discount_basis,
  default_tax_id: defaultTaxId(store, company),
  invoice_due_days: company.invoice_due_days,
  invoice_prefix: company.invoice_prefix,
  next_invoice_number: company.next_invoice_number,
  payment_terms: company.payment_terms,
  invoice_footer: company.invoice_footer,
  accounting_codes: (company.accounting_codes ?? []).map((code) => ({ ...code })),
})

export const teamBlock = (company: CompanyRecord): Settings['team'] => ({
  business_hours: company.business_hours.map((day) => ({ ...day })),
  holidays: company.holidays.map((holiday) => ({ ...holiday })),
  slot_minutes: company.slot_minutes,
  calendar: { ...calendarDefaults, ...company.calendar },
  warn_on_clash: company.warn_on_clash,
  staff_can_see_prices: company.staff_can_see_prices,
  staff_can_add_items: company.staff_can_add_items ?? false,
  staff_can_collect: company.staff_can_collect ?? false,
  staff_can_quote: company.staff_can_quote ?? false,
  share_location: company.share_location,
})

export const jobBlock = (store: Store, company: CompanyRecord): Settings['job'] => ({
  job_prefix: company.job_prefix,
  next_job_number: nextJobNumber(store, company),
  default_duration_minutes: company.default_duration_minutes,
  default_priority: company.default_priority,
  late_after_minutes: company.late_after_minutes,
  arrival_window_minutes: company.arrival_window_minutes,
  require_forms_before_finish: company.require_forms_before_finish,
  require_signature: company.require_signature,
  create_invoice_on_finish: company.create_invoice_on_finish,
  ask_before_messaging: company.ask_before_messaging,
  approval_form_id: approvalForm(store, company)?.id ?? null,
  step_back_minutes: STEP_BACK_MINUTES,
})

export const companySettings = (store: Store, company: CompanyRecord): Settings => ({
  customer: customerBlock(store, company),
  team: teamBlock(company),
  job: jobBlock(store, company),
})
