import type { JobStatusCode, PriorityCode } from '@callout/contracts/jobs/status/status'
import type { UserRecord } from '../../resources/profile/records.ts'
import type { Offer } from '../catalogue/priceList.ts'

export interface VisitPlan {
  readonly date: string | null
  /** HH:mm */
  readonly start: string
  readonly end: string
  readonly status: JobStatusCode
  readonly staff: readonly UserRecord[]
  /** A recurring job's own invoice, if any. */
  readonly invoice?: Exclude<JobPlan['invoice'], 'none'>
}

/** A planned job without customer and price. */
export interface JobPlan {
  readonly branchId: number
  readonly offer: Offer
  /** Index of the work within the trade. */
  readonly work: number
  readonly visits: readonly VisitPlan[]
  readonly isRecurring: boolean
  /** Creation date. */
  readonly createdOn: string
  readonly invoice: 'none' | 'paid' | 'part' | 'unpaid'
  /** Random if missing. */
  readonly priority?: PriorityCode
  readonly discount?: { readonly type: 0 | 1; readonly value: number }
}

export const lastDateOf = (plan: JobPlan): string | null =>
  plan.visits.reduce<string | null>((last, { date }) => (date !== null && (last === null || date > last) ? date : last), null)
