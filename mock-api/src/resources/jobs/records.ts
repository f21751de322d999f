import type { CodeOf } from '@callout/contracts/wire/codes'
import {
  type productType,
  type basis,
  type discountType,
  jobBilling,
  type jobSort,
  type quoteApprovalKind,
} from '@callout/contracts/jobs/codes'
import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { countsAsWork } from '@callout/contracts/jobs/quote'
import { jobStatus, type JobStatusCode, type PriorityCode, jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status/status'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { defineCollection, type SortValue } from '../../db/collection.ts'
import type { Stored } from '../stored.ts'

export interface LineItemRecord {
  /** Unique within the job. */
  readonly id: number
  /** null: typed by hand. */
  readonly service_id: number | null
  readonly name: string
  readonly description: string | null
  readonly product_type: CodeOf<typeof productType>
  readonly quantity: number
  readonly unit: string | null
  readonly amount: number
  readonly is_tax_exempt: boolean
  readonly total: number
}

export interface TaxAmountRecord {
  readonly tax_id: number
  readonly name: string
  /** Percent. */
  readonly rate: number
  readonly amount: number
}

export interface AttachedFormRecord {
  readonly form_id: number
  readonly job_form_id: number | null
  readonly form_name: string
  readonly is_required: boolean
  readonly is_submitted: boolean
}

export interface QuoteAlternativeRecord {
  readonly name: string
  readonly line_items: readonly LineItemRecord[]
}

/** Ids of line items are unique within the quote. */
export interface QuoteRecord {
  readonly valid_until: string | null
  readonly message: string | null
  readonly version: number
  readonly alternatives: readonly QuoteAlternativeRecord[]
  readonly optional_lines: readonly LineItemRecord[]
  readonly sent_at: number | null
  readonly approval: {
    readonly kind: CodeOf<typeof quoteApprovalKind>
    readonly name: string
    readonly at: number
    readonly note: string | null
  } | null
}

/** Rule of a recurring job's visits: first date and time of day (HH:mm). */
export interface SeriesRecord {
  readonly rule: Recurrence
  readonly first_date: string
  readonly start_time: string
  readonly end_time: string
}

type ComputedJobField =
  | 'timezone'
  | 'dates'
  | 'start_time'
  | 'end_time'
  | 'schedule_later'
  | 'recurrence'
  | 'customer'
  | 'property'
  | 'category'
  | 'staffs'
  | 'is_late'
  | 'duration_minutes'
  | 'allowed_actions'
  | 'allowed_scopes'
  | 'attention_visit'
  | 'tax_ids'
  | 'attachments'
  | 'visits'
  | 'invoice'
  | 'invoices'
  | 'created_by'
  | 'quote'

/**
 * Every field of the contract's job is stored unless it is computed; those below are never null, or have a type of their own.
 * Fields derived from the visits (status, time, staff, counts) and the customer's name are copies, updated with each change, so
 * that lists read one record per row.
 */
export interface JobRecord extends Stored<Job, ComputedJobField> {
  readonly company_id: number
  readonly branch_id: number
  readonly job_number: string
  readonly title: string
  readonly customer_id: number
  readonly customer_name: string
  readonly property_id: number
  readonly category_id: number
  readonly priority: PriorityCode
  readonly status: JobStatusCode
  readonly staff_ids: readonly number[]
  readonly visits_done: number
  readonly visits_total: number
  readonly is_recurring: boolean
  /** Null unless the job recurs by a known rule. */
  readonly series: SeriesRecord | null
  readonly line_items: readonly LineItemRecord[]
  readonly discount_type: CodeOf<typeof discountType>
  readonly discount_value: number
  readonly discount_basis: CodeOf<typeof basis>
  readonly tax_basis: CodeOf<typeof basis>
  readonly subtotal: number
  readonly discount_total: number
  readonly tax_total: number
  readonly taxes: readonly TaxAmountRecord[]
  readonly total: number
  /** Null: the company's current one. */
  readonly currency_code: string | null
  readonly forms: readonly AttachedFormRecord[]
  readonly quote: QuoteRecord | null
  readonly billing: CodeOf<typeof jobBilling>
  /** Finished visits without an invoice and the end of the last one, if each visit is billed. */
  readonly unbilled_visits: number
  readonly unbilled_end_at: number | null
  /** Null if each visit is billed. */
  readonly invoice_id: number | null
  readonly created_by: number
  readonly created_at: number
  readonly updated_at: number
  readonly updated_by: number
  readonly lock_version: number
}

export type JobMoney = Pick<
  JobRecord,
  | 'line_items'
  | 'discount_type'
  | 'discount_value'
  | 'discount_basis'
  | 'tax_basis'
  | 'subtotal'
  | 'discount_total'
  | 'tax_total'
  | 'taxes'
  | 'total'
>

/** Fields of a job that is billed once. */
export const billedOnce = {
  billing: 0,
  series_total: null,
  unbilled_visits: 0,
  unbilled_end_at: null,
} as const satisfies Partial<JobRecord>

export interface Deletion {
  readonly deleted_at: number
  readonly deleted_by: number
}

/** Deleted jobs and visits have collections of their own, so that no list, sum or search includes them. */
export type DeletedJobRecord = JobRecord & Deletion

export interface AttachmentRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  readonly visit_id?: number | null
  /** Can't be guessed: it grants access to the file. */
  readonly key: string
  readonly file_name: string
  readonly content_type: string
  /** Bytes. */
  readonly size: number
  readonly created_by: number
  readonly created_at: number
}

const tabs = [jobFilter.ACTIVE, jobFilter.PENDING, jobFilter.COMPLETED]
const tabOfStatus = new Map<JobStatusCode, JobFilterCode>(tabs.flatMap((tab) => tab.statuses.map((status) => [status, tab.code])))

export const tabOf = (status: JobStatusCode): JobFilterCode => tabOfStatus.get(status) ?? jobFilter.ALL.code

export const jobGroup = (companyId: number, tab: JobFilterCode = jobFilter.ALL.code): string => `${companyId}:${tab}`

/** Group of the quotes that are no work (decision D61). */
export const quoteGroup = (companyId: number): string => `${companyId}:quotes`

/** Whether a job is in lists and counts of work. Submitting the approval form has stored the approval. */
export const isWork = ({ status, quote }: JobRecord): boolean => countsAsWork({ status, quote })

/** Each job is in the groups of "all" and of its tab, so that a tab costs no more than the whole list. */
export const inTabs = (job: JobRecord): string[] =>
  isWork(job) ? [jobGroup(job.company_id), jobGroup(job.company_id, tabOf(job.status))] : [quoteGroup(job.company_id)]

export const jobSortValues = {
  job_number: (job) => job.id,
  title: (job) => job.title.toLowerCase(),
  customer: (job) => job.customer_name.toLowerCase(),
  status: (job) => job.status,
  // Equal priorities: older jobs first when the highest comes first.
  priority: (job) => job.priority * 2 ** 40 - job.id,
  start_at: (job) => job.start_at,
  total: (job) => job.total,
} as const satisfies Record<CodeOf<typeof jobSort>, (job: JobRecord) => SortValue>

/** Finished, worth something and without an invoice; where each visit is billed, one of them is. */
export const isToInvoice = ({ billing, unbilled_visits, status, invoice_id, total }: JobRecord): boolean =>
  billing === jobBilling.EACH_VISIT.code ? unbilled_visits > 0 : status === jobStatus.COMPLETED.code && invoice_id === null && total > 0

/** When that ended which waits for an invoice: the job, or the last of its visits that do. */
export const unbilledEnd = ({ billing, unbilled_end_at, end_at }: JobRecord): number | null =>
  billing === jobBilling.EACH_VISIT.code ? unbilled_end_at : end_at

export const jobCollections = {
  jobs: defineCollection<JobRecord>()({
    defaults: { notes: null, series: null, currency_code: null, quote: null, ...billedOnce },
    indexes: {
      company_id: (job) => job.company_id,
      customer_id: (job) => job.customer_id,
      property_id: (job) => job.property_id,
      quoted_by: (job) => (job.quote === null ? null : job.created_by),
      staff_id: (job) => job.staff_ids,
      open_in_branch: (job) => (tabOf(job.status) === jobFilter.COMPLETED.code ? null : job.branch_id),
      not_invoiced: { within: (job) => (isToInvoice(job) ? job.company_id : null), value: unbilledEnd },
      job_number: { within: inTabs, value: jobSortValues.job_number },
      title: { within: inTabs, value: jobSortValues.title },
      customer: { within: inTabs, value: jobSortValues.customer },
      status: { within: inTabs, value: jobSortValues.status },
      priority: { within: inTabs, value: jobSortValues.priority },
      start_at: { within: inTabs, value: jobSortValues.start_at },
      total: { within: inTabs, value: jobSortValues.total },
    },
  }),
  deletedJobs: defineCollection<DeletedJobRecord>()({ indexes: {} }),
  attachments: defineCollection<AttachmentRecord>()({
    indexes: { job_id: (attachment) => attachment.job_id, key: (attachment) => attachment.key },
  }),
} as const
