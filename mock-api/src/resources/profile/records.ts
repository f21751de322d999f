import type { AccountingCode } from '@callout/contracts/settings/schemas'
import type { Attribution } from '@callout/contracts/auth/schemas'
import type { CodeOf } from '@callout/contracts/wire/codes'
import type { basis } from '@callout/contracts/jobs/codes'
import type { PriorityCode } from '@callout/contracts/jobs/status/status'
import type { calendarColour, calendarView } from '@callout/contracts/settings/codes'
import type { availabilityStatus } from '@callout/contracts/profile/availability'
import type { setupSteps } from '@callout/contracts/profile/schemas'
import type { UserTypeCode } from '@callout/contracts/profile/userType'
import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import { foldedText } from '@callout/contracts/text/foldedText'
import { defineCollection } from '../../db/collection.ts'

export type SetupStepName = (typeof setupSteps)[number]

export interface CompanyRecord {
  readonly id: number
  readonly kind: 'company' | 'individual'
  readonly name: string
  readonly email: string
  readonly phone_country_code: string
  readonly phone: string
  readonly website: string | null
  readonly address: string
  readonly suite_no: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly province: string
  readonly country: string
  readonly zipcode: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** Code of `companySize`; null until set. */
  readonly company_size: string | null
  /** When each step of getting started was done; steps that are not named are still to do. */
  readonly setup_steps: Readonly<Partial<Record<SetupStepName, number>>>
  readonly timezone: string
  readonly currency_code: string
  readonly language_code: string
  readonly date_format: string
  readonly time_format: 0 | 1
  readonly tax_basis: CodeOf<typeof basis>
  readonly discount_basis: CodeOf<typeof basis>
  readonly invoice_due_days: number
  readonly job_prefix: string
  /** Missing until the first job is created here: seeded jobs are numbered by their place. */
  readonly next_job_number?: number
  readonly invoice_prefix: string
  readonly next_invoice_number: number
  readonly is_line_item_required: boolean
  readonly staff_can_see_prices: boolean
  /** Permissions of staff on their own visits (decision D62); missing in older records: none. */
  readonly staff_can_add_items?: boolean
  readonly staff_can_collect?: boolean
  readonly staff_can_quote?: boolean
  readonly business_hours: readonly WorkingDay[]
  readonly holidays: readonly HolidayRecord[]
  readonly slot_minutes: number
  readonly calendar: CalendarRecord
  readonly warn_on_clash: boolean
  readonly default_duration_minutes: number
  readonly default_priority: PriorityCode
  readonly late_after_minutes: number
  readonly arrival_window_minutes: number
  readonly payment_terms: string
  readonly invoice_footer: string
  /** Missing in older records: none. */
  readonly accounting_codes?: readonly AccountingCode[]
  readonly share_location: boolean
  readonly require_forms_before_finish: boolean
  readonly require_signature: boolean
  readonly create_invoice_on_finish: boolean
  readonly ask_before_messaging: boolean
  /** The chosen form that approves quotes; missing: by its name. */
  readonly approval_form_id?: number
  /** Changed notification and message settings. */
  readonly company_notifications?: Readonly<Partial<Record<CompanyEventCode, Partial<CompanyChannels>>>>
  readonly customer_notifications?: Readonly<Partial<Record<CustomerEventCode, Partial<CustomerChannels>>>>
  readonly logo_url: string | null
  readonly subscription: SubscriptionRecord
  /** How the company presented itself on papers before each change, the first one first: what was written then stays as it was. */
  readonly letterheads?: readonly Letterhead[]
  /** Missing until set up. */
  readonly online_payments?: OnlinePaymentsRecord
  /** Referral source of a sign-up; unset values are omitted. */
  readonly attribution?: Attribution
  readonly created_at: number
}

export const letterheadFields = [
  'name',
  'email',
  'phone_country_code',
  'phone',
  'website',
  'suite_no',
  'street1',
  'street2',
  'city',
  'province',
  'country',
  'zipcode',
  'logo_url',
  'timezone',
  'language_code',
  'date_format',
  'payment_terms',
  'invoice_footer',
] as const satisfies readonly (keyof CompanyRecord)[]
export type Letterhead = Pick<CompanyRecord, (typeof letterheadFields)[number]>

export interface CompanyChannels {
  readonly in_app: boolean
  readonly email: boolean
  readonly sms: boolean
}
export interface CustomerChannels {
  readonly email: boolean
  readonly sms: boolean
  readonly send_before_minutes: number
  /** null: the first that fits. */
  readonly template_id: number | null
}

/** Calendar settings: `first_day` of the week, 0 is Sunday. Others are missing in older records. */
export interface CalendarRecord {
  readonly first_day: number
  readonly default_view?: CodeOf<typeof calendarView>
  readonly show_weekends?: boolean
  readonly colour_by?: CodeOf<typeof calendarColour>
}

/** Periods end at instants, so that the days that remain follow from the clock. */
export interface SubscriptionRecord {
  readonly id: number
  /** null: no plan was ever bought. */
  readonly plan_name: string | null
  readonly sku: string
  /** Additional seats beyond the plan's. */
  readonly staff_limit?: number
  readonly started_at: number
  readonly ends_at: number
  /** The card's id at the payment service; no card data is stored. */
  readonly payment_method_id?: string
  readonly next_sku?: string
  /** When the card of the next period was declined: it is asked once. */
  readonly renewal_failed_at?: number
  /** It ends with the period. */
  readonly cancelled_at?: number
  readonly cancel_reason?: string
}

export interface OnlinePaymentsRecord {
  readonly publishable_key: string
  readonly has_secret: boolean
  readonly is_enabled: boolean
  readonly statement_descriptor: string
}

/** One day of a working week; `day` 0 is Sunday, times are HH:mm in the account's zone. */
export interface WorkingDay {
  readonly day: number
  readonly is_on: boolean
  readonly open: string
  readonly close: string
}

/** A day on which the company is closed; `date` is YYYY-MM-DD. */
export interface HolidayRecord {
  readonly date: string
  readonly name: string
}

/** Days off (YYYY-MM-DD), or hours of each of them (HH:mm); `id` counts within a person. */
export interface TimeOffRecord {
  readonly id: number
  readonly date_from: string
  readonly date_to: string
  readonly start_time: string | null
  readonly end_time: string | null
  readonly note: string | null
}

/** Everybody who can sign in; staff, staff admins and branch heads do the visits as well. */
export interface UserRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number | null
  readonly user_type: UserTypeCode
  readonly first_name: string
  readonly last_name: string
  readonly name: string
  readonly email: string
  /** Empty where the person signs in with another's identity only. */
  readonly password_hash: string
  readonly authorities: readonly string[]
  readonly phone_country_code: string
  readonly phone: string
  readonly alternate_phone_country_code: string
  readonly alternate_phone: string
  readonly address: string | null
  /** CSS colour of the lane on the board. */
  readonly color: string
  readonly category_ids: readonly number[]
  readonly working_hours: readonly WorkingDay[]
  readonly time_off: readonly TimeOffRecord[]
  readonly latitude: number | null
  readonly longitude: number | null
  readonly location_at?: number | null
  readonly availability_status: CodeOf<typeof availabilityStatus>
  readonly is_active: boolean
  readonly is_verified: boolean
  /** Whether account setup was done: without it there are no profile details. */
  readonly has_profile: boolean
  readonly created_at: number
}

/** Monday to Friday, nine to five. */
export const officeHours: readonly WorkingDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_on: day >= 1 && day <= 5,
  open: '09:00',
  close: '17:00',
}))

export const companyDefaults = {
  business_hours: officeHours,
  holidays: [],
  slot_minutes: 30,
  calendar: { first_day: 0 },
  warn_on_clash: true,
  default_duration_minutes: 60,
  default_priority: 2,
  late_after_minutes: 15,
  arrival_window_minutes: 30,
  payment_terms: '',
  invoice_footer: '',
  share_location: true,
  require_forms_before_finish: true,
  require_signature: false,
  create_invoice_on_finish: false,
  ask_before_messaging: true,
  logo_url: null,
} as const satisfies Partial<CompanyRecord>

/** Owners of companies are no staff; individual providers are their own. */
export const isStaff = ({ user_type }: Pick<UserRecord, 'user_type'>): boolean => user_type !== 'company'
const companyOfStaff = (user: UserRecord): number | null => (isStaff(user) ? user.company_id : null)

export const profileCollections = {
  companies: defineCollection<CompanyRecord>()({ defaults: companyDefaults, indexes: {} }),
  users: defineCollection<UserRecord>()({
    defaults: { time_off: [] },
    indexes: {
      email: (user) => user.email,
      company_id: (user) => user.company_id,
      active_staff: (user) => (isStaff(user) && user.is_active ? user.company_id : null),
      staff_name: { within: companyOfStaff, value: ({ name }) => foldedText(name) },
      staff_since: {
        within: companyOfStaff,
        value: ({ created_at, name }) => `${String(created_at).padStart(12, '0')} ${foldedText(name)}`,
      },
    },
  }),
} as const
