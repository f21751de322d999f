import type { Clash } from '@callout/contracts/wire/envelope'
import type { ChangedJobBody } from '@callout/contracts/jobs/jobBody'
import type { VisitPlan } from '@callout/contracts/jobs/visits/visitPlan'
import { invalid } from '../../../http/apiError.ts'
import type { JobMoney, JobRecord } from '../records.ts'
import { isAssignable } from '../staff/assignableStaff.ts'
import { type ScheduleChange, scheduleChange } from './changePlan.ts'
import { findClashes, type RequestedOnDay } from '../staff/clashes.ts'
import { billsOf } from '../actions/visitBills.ts'
import { moneyOf } from './jobMoney.ts'
import { type PriceChange, priceChangeOf, pricedFor } from './priceChange.ts'
import { type JobReferences, requireReferences } from './jobReferences.ts'
import type { Viewer } from '../../../http/viewer.ts'

export interface JobChange {
  readonly references: JobReferences
  readonly priced: JobRecord
  readonly money: JobMoney
  readonly prices: PriceChange
  /** null: time and staff stay as they are. */
  readonly schedule: ScheduleChange | null
  readonly addedStaff: readonly number[]
  readonly requestedOnDays: readonly RequestedOnDay[]
  readonly clashes: readonly Clash[]
}

function refuseCustomer({ store }: Viewer, job: JobRecord, { customer }: JobReferences): void {
  if (customer.id !== job.customer_id && billsOf(store, job.id).length > 0)
    throw invalid({ field: 'customer_id', message: 'This job has an invoice. Its customer can’t be changed.' })
}

function requestedIn(plan: VisitPlan, addedStaff: readonly number[]): RequestedOnDay[] {
  const moved = plan.changed.flatMap(({ visit_id, after: { date, start_at, end_at, staff_ids } }): RequestedOnDay[] =>
    date === null || start_at === null || end_at === null ? [] : [{ visit_id, date, start_at, end_at, staff_ids }],
  )
  const added = plan.added.map((slot): RequestedOnDay => ({ ...slot, staff_ids: addedStaff }))
  return [...moved, ...added]
}

function clashesWith({ store }: Viewer, job: JobRecord, plan: VisitPlan, requested: readonly RequestedOnDay[]): Clash[] {
  const leaving = new Set(plan.removed.map(({ id }) => id))
  return findClashes(store, requested, { leaving, jobNumber: job.job_number })
}

/** Throws 422 for invalid changes. Clashes are reported, not rejected. */
export function jobChangeOf(viewer: Viewer, job: JobRecord, body: ChangedJobBody): JobChange {
  const { store, caller } = viewer
  const references = requireReferences({ store, caller, body, job })
  const priced = pricedFor(store, job, body)
  const money = moneyOf(viewer, body, references.taxes, priced)
  const prices = priceChangeOf(store, job, priced, body, money)
  refuseCustomer(viewer, job, references)
  const schedule = scheduleChange(viewer, job, body)
  const addedStaff = references.staffIds.filter((id) => {
    const user = store.users.get(id)
    return user !== undefined && isAssignable(store, user, caller.company)
  })
  const requestedOnDays = schedule ? requestedIn(schedule.plan, addedStaff) : []
  const clashes = schedule ? clashesWith(viewer, job, schedule.plan, requestedOnDays) : []
  return { references, priced, money, prices, schedule, addedStaff, requestedOnDays, clashes }
}
