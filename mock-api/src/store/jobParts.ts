/** What a job's record is made of. */
import type { CodeOf } from '@callout/contracts/codes'
import type { productType } from '@callout/contracts/jobs/codes'
import type { Recurrence } from '@callout/contracts/jobs/recurrence'

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
  /** Unit price. */
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

/** By what rule the visits of a recurring job come: when the first is, and at which time of day (HH:mm) all are. */
export interface SeriesRecord {
  readonly rule: Recurrence
  readonly first_date: string
  readonly start_time: string
  readonly end_time: string
}
