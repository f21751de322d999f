/**
 * What the mock keeps. Field names are those of the wire where the wire has them; what the wire shows and a record has
 * not (sums of customers, names of staff, allowed actions) is worked out when it is asked for.
 *
 * Everything belongs to a company (`company_id`). Instants are Unix seconds, money has at most two decimals.
 */
import type { CodeOf } from '@callout/contracts/codes'
import type { basis } from '@callout/contracts/jobs/codes'
import type { PriorityCode } from '@callout/contracts/jobs/status'
import type { availabilityStatus, setupSteps } from '@callout/contracts/profile/schemas'
import type { UserTypeCode } from '@callout/contracts/profile/userType'
import type { Attribution } from '@callout/contracts/auth/schemas'
import type {
  IdentityGrantRecord,
  OtpRecord,
  OutboxRecord,
  PasswordResetRecord,
  SessionRecord,
  TicketRecord,
  WithdrawnTextRecord,
} from './accountRecords.ts'
import { defineCollection } from './collection.ts'
import type { FormRecord } from './formRecords.ts'
import { foldedText } from '../foldedText.ts'
import { identitiesOf } from './identities.ts'
import { ALL_KEYS, idempotencyOf, inTabs, jobSortValues, staffDay } from './jobIndexes.ts'
import type { AttachmentRecord, DeletedJobRecord, DeletedVisitRecord, IdempotencyRecord } from './keptRecords.ts'
import type {
  CategoryRecord,
  CustomerRecord,
  HistoryRecord,
  InvoiceRecord,
  JobRecord,
  PaymentRecord,
  PropertyRecord,
  ServiceRecord,
  TaxRecord,
  VisitRecord,
} from './workRecords.ts'

export type SetupStepName = (typeof setupSteps)[number]

/** An account: what its people share, from its address to the switches of its settings. */
export interface CompanyRecord {
  readonly id: number
  readonly kind: 'company' | 'individual'
  readonly name: string
  readonly email: string
  readonly phone_country_code: string
  readonly phone: string
  readonly website: string | null
  /** The whole address on one line. */
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
  /** Code of `companySize`; null until somebody says. */
  readonly company_size: string | null
  /** When each step of getting started was done; steps that are not named are still to do. */
  readonly setup_steps: Readonly<Partial<Record<SetupStepName, number>>>
  /** IANA name. */
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
  /** When the company works, one entry for each weekday. */
  readonly business_hours: readonly WorkingDay[]
  readonly holidays: readonly HolidayRecord[]
  /** Raster of the calendar. */
  readonly slot_minutes: number
  readonly warn_on_clash: boolean
  readonly default_duration_minutes: number
  readonly default_priority: PriorityCode
  readonly late_after_minutes: number
  readonly arrival_window_minutes: number
  readonly subscription: SubscriptionRecord
  /** Where the person came from who signed up; what was not said is left out. */
  readonly attribution?: Attribution
  readonly created_at: number
}

/** Periods end at instants, so that the days that remain follow from the clock. */
export interface SubscriptionRecord {
  readonly id: number
  /** null: no plan was ever bought. */
  readonly plan_name: string | null
  readonly sku: string
  readonly started_at: number
  readonly ends_at: number
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

/** Everybody who can sign in; staff, staff admins and branch heads do the visits as well. */
export interface UserRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number | null
  readonly user_type: UserTypeCode
  readonly first_name: string
  readonly last_name: string
  readonly name: string
  /** Lower case; unique over all companies. */
  readonly email: string
  /** Empty where the person signs in with another's identity only. */
  readonly password_hash: string
  /** Of a staff admin. */
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
  readonly latitude: number | null
  readonly longitude: number | null
  readonly availability_status: CodeOf<typeof availabilityStatus>
  readonly is_active: boolean
  readonly is_verified: boolean
  /** Whether account setup was done: without it there are no profile details. */
  readonly has_profile: boolean
  readonly created_at: number
}

export interface BranchRecord {
  readonly id: number
  readonly company_id: number
  readonly name: string
  readonly address: string
  readonly street1: string
  readonly city: string
  readonly province: string
  readonly country: string
  readonly zipcode: string
  readonly email: string
  readonly phone_country_code: string
  readonly phone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly is_default: boolean
  readonly is_active: boolean
}

/** Every collection with the indexes that the calls need. */
export const collections = {
  companies: defineCollection<CompanyRecord>()({ keys: {}, sorted: {} }),
  users: defineCollection<UserRecord>()({
    keys: { email: (user) => user.email, company_id: (user) => user.company_id },
    sorted: {},
  }),
  branches: defineCollection<BranchRecord>()({ keys: { company_id: (branch) => branch.company_id }, sorted: {} }),
  sessions: defineCollection<SessionRecord>()({
    keys: { token_hash: (session) => session.token_hash, user_id: (session) => session.user_id },
    sorted: {},
  }),
  otps: defineCollection<OtpRecord>()({ keys: { user_id: (otp) => otp.user_id }, sorted: {} }),
  passwordResets: defineCollection<PasswordResetRecord>()({
    keys: { token_hash: (reset) => reset.token_hash, user_id: (reset) => reset.user_id },
    sorted: {},
  }),
  identityGrants: defineCollection<IdentityGrantRecord>()({ keys: { token_hash: (grant) => grant.token_hash }, sorted: {} }),
  tickets: defineCollection<TicketRecord>()({ keys: {}, sorted: {} }),
  withdrawnTexts: defineCollection<WithdrawnTextRecord>()({ keys: { content_type: (text) => text.content_type }, sorted: {} }),
  outbox: defineCollection<OutboxRecord>()({ keys: { to: (message) => message.to }, sorted: {} }),
  categories: defineCollection<CategoryRecord>()({ keys: { company_id: (category) => category.company_id }, sorted: {} }),
  services: defineCollection<ServiceRecord>()({
    keys: { company_id: (service) => service.company_id, category_id: (service) => service.category_id },
    sorted: {},
  }),
  taxes: defineCollection<TaxRecord>()({ keys: { company_id: (tax) => tax.company_id }, sorted: {} }),
  forms: defineCollection<FormRecord>()({ keys: { company_id: (form) => form.company_id }, sorted: {} }),
  customers: defineCollection<CustomerRecord>()({
    keys: { company_id: (customer) => customer.company_id, identity: identitiesOf },
    sorted: {
      name: { within: (customer) => customer.company_id, value: (customer) => foldedText(customer.name) },
      created_at: { within: (customer) => customer.company_id, value: (customer) => customer.created_at },
    },
  }),
  properties: defineCollection<PropertyRecord>()({
    keys: { company_id: (property) => property.company_id, customer_id: (property) => property.customer_id },
    sorted: {},
  }),
  jobs: defineCollection<JobRecord>()({
    keys: {
      customer_id: (job) => job.customer_id,
      property_id: (job) => job.property_id,
      staff_id: (job) => job.staff_ids,
    },
    sorted: {
      job_number: { within: inTabs, value: jobSortValues.job_number },
      title: { within: inTabs, value: jobSortValues.title },
      customer: { within: inTabs, value: jobSortValues.customer },
      status: { within: inTabs, value: jobSortValues.status },
      priority: { within: inTabs, value: jobSortValues.priority },
      start_at: { within: inTabs, value: jobSortValues.start_at },
      total: { within: inTabs, value: jobSortValues.total },
    },
  }),
  visits: defineCollection<VisitRecord>()({
    keys: {
      job_id: (visit) => visit.job_id,
      staff_day: (visit) => (visit.date === null ? null : visit.staff_ids.map((id) => staffDay(id, visit.date as string))),
    },
    sorted: {},
  }),
  deletedJobs: defineCollection<DeletedJobRecord>()({ keys: {}, sorted: {} }),
  deletedVisits: defineCollection<DeletedVisitRecord>()({ keys: {}, sorted: {} }),
  attachments: defineCollection<AttachmentRecord>()({
    keys: { job_id: (attachment) => attachment.job_id, key: (attachment) => attachment.key },
    sorted: {},
  }),
  idempotencyKeys: defineCollection<IdempotencyRecord>()({
    keys: { of_user: ({ user_id, key }) => idempotencyOf(user_id, key) },
    sorted: { created_at: { within: () => ALL_KEYS, value: ({ created_at }) => created_at } },
  }),
  history: defineCollection<HistoryRecord>()({ keys: { job_id: (entry) => entry.job_id }, sorted: {} }),
  invoices: defineCollection<InvoiceRecord>()({
    keys: {
      company_id: (invoice) => invoice.company_id,
      job_id: (invoice) => invoice.job_id,
      customer_id: (invoice) => invoice.customer_id,
    },
    sorted: {},
  }),
  payments: defineCollection<PaymentRecord>()({ keys: { invoice_id: (payment) => payment.invoice_id }, sorted: {} }),
} as const
