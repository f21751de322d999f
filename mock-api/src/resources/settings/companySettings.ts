import type { CompanySettings } from '@callout/contracts/settings/schemas'
import type { CompanyRecord } from '../../store/collections/profile.ts'
import type { Store } from '../../store/store.ts'

type Settings = Required<{ readonly [Block in keyof CompanySettings]: NonNullable<CompanySettings[Block]> }>

/** The tax that new jobs carry unless somebody chooses another. */
const defaultTaxId = (store: Store, company: CompanyRecord): number | null =>
  store.taxes.by('company_id', company.id).find(({ is_default, is_active, rate }) => is_default && is_active && rate > 0)?.id ?? null

/** How the company presents itself and counts money. */
const customerBlock = (store: Store, company: CompanyRecord): Settings['customer'] => ({
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
})

const teamBlock = (company: CompanyRecord): Settings['team'] => ({
  business_hours: company.business_hours.map((day) => ({ ...day })),
  holidays: company.holidays.map((holiday) => ({ ...holiday })),
  slot_minutes: company.slot_minutes,
  calendar: { ...company.calendar },
  warn_on_clash: company.warn_on_clash,
  staff_can_see_prices: company.staff_can_see_prices,
})

const jobBlock = (company: CompanyRecord): Settings['job'] => ({
  job_prefix: company.job_prefix,
  default_duration_minutes: company.default_duration_minutes,
  default_priority: company.default_priority,
  late_after_minutes: company.late_after_minutes,
  arrival_window_minutes: company.arrival_window_minutes,
})

/** All three blocks of `GET /settings/get_customer_setting`. */
export const companySettings = (store: Store, company: CompanyRecord): Settings => ({
  customer: customerBlock(store, company),
  team: teamBlock(company),
  job: jobBlock(company),
})
