/** Appointments of jobs, and the timeline of what happened. */
import type { CodeOf } from '@callout/contracts/wire/codes'
import type { historyEvent } from '@callout/contracts/jobs/codes'
import { jobStatus, type JobStatusCode, type TimelineStatusCode } from '@callout/contracts/jobs/status/status'
import { defineCollection } from '../../db/collection.ts'
import type { Deletion, JobMoney } from './records.ts'

/** One appointment of a job. Without a time (`start_at` null) its status is 11, or 7 when it was cancelled so. */
export interface VisitRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  readonly visit_number: number
  readonly date: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  readonly status: JobStatusCode
  readonly staff_ids: readonly number[]
  readonly arrival_window_minutes: number
  readonly on_the_way_at: number | null
  readonly reached_at: number | null
  readonly started_at: number | null
  readonly finished_at: number | null
  readonly is_exception: boolean
  readonly series_date: string | null
  readonly notes: string | null
  /** Its valid invoice if billed per visit. */
  readonly invoice_id: number | null
  /** Items and total if they differ from the job's: earlier or separate prices. */
  readonly money: JobMoney | null
  readonly has_own_price: boolean
  readonly updated_at: number
  readonly updated_by: number
  readonly lock_version: number
}

/** A visit without price and invoice. */
export const pricedByJob = { invoice_id: null, money: null, has_own_price: false } as const satisfies Partial<VisitRecord>

export type TimedVisit = VisitRecord & { readonly start_at: number; readonly end_at: number }
export const isTimed = (visit: VisitRecord): visit is TimedVisit => visit.start_at !== null && visit.end_at !== null

export type DeletedVisitRecord = VisitRecord & Deletion

export interface HistoryChangeRecord {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** An entry of a job's timeline; never changed once written. */
export interface HistoryRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  readonly visit_id: number | null
  readonly event: CodeOf<typeof historyEvent>
  readonly status: TimelineStatusCode | null
  readonly changes: readonly HistoryChangeRecord[]
  readonly note: string | null
  readonly actor_id: number
  readonly created_at: number
}

export const staffDay = (staffId: number, date: string): string => `${staffId}:${date}`

export const companyDay = (companyId: number, date: string): string => `${companyId}:${date}`

const over: readonly JobStatusCode[] = [jobStatus.COMPLETED.code, jobStatus.CANCELLED.code]
const isToCome = ({ start_at, status }: VisitRecord): boolean => start_at !== null && !over.includes(status)

export const visitCollections = {
  visits: defineCollection<VisitRecord>()({
    defaults: { series_date: null, ...pricedByJob },
    indexes: {
      job_id: (visit) => visit.job_id,
      staff_day: (visit) => (visit.date === null ? null : visit.staff_ids.map((id) => staffDay(id, visit.date as string))),
      company_day: (visit) => (visit.date === null ? null : companyDay(visit.company_id, visit.date)),
      to_come: { within: (visit) => (isToCome(visit) ? visit.company_id : null), value: (visit) => visit.start_at },
    },
  }),
  deletedVisits: defineCollection<DeletedVisitRecord>()({ indexes: {} }),
  history: defineCollection<HistoryRecord>()({ indexes: { job_id: (entry) => entry.job_id } }),
} as const
