import { pricedByJob, type VisitRecord } from '../../resources/jobs/visitRecords.ts'
import type { VisitPlan } from './plan.ts'
import { getRandom } from '../random.ts'

type Steps = Pick<VisitRecord, 'on_the_way_at' | 'reached_at' | 'started_at' | 'finished_at'>

const MINUTE = 60
/** Of 100 completed visits. */
const LATE_PERCENT = 7
const nothingDone: Steps = { on_the_way_at: null, reached_at: null, started_at: null, finished_at: null }

/** Seconds by which the technician arrived late; the visit still ends in time. 0 for most visits and for short ones. */
function delayOf({ status }: Pick<VisitPlan, 'status'>, startAt: number, endAt: number, key: readonly (number | string)[]): number {
  const random = getRandom(...key, 'delay')
  const most = Math.min(45, (endAt - startAt) / MINUTE - 30)
  return status === 6 && most > 20 && random.chance(LATE_PERCENT / 100) ? random.int(18, most) * MINUTE : 0
}

/** Instants of completed steps, each slightly off the plan. */
function getSteps({ status }: VisitPlan, startAt: number, endAt: number, key: readonly (number | string)[]): Steps {
  if (![2, 3, 4, 5, 6].includes(status)) return nothingDone
  const random = getRandom(...key, 'steps')
  const delay = delayOf({ status }, startAt, endAt, key)
  const reached = startAt + delay + random.int(-5, 3) * MINUTE
  const started = reached + random.int(2, 6) * MINUTE
  return {
    on_the_way_at: startAt + delay - random.int(8, 20) * MINUTE,
    reached_at: status === 2 ? null : reached,
    started_at: status >= 4 ? started : null,
    finished_at: status === 6 ? Math.max(started + 10 * MINUTE, endAt - random.int(0, 12) * MINUTE) : null,
  }
}

const earlier = (at: number | null, now: number): number | null => (at === null ? null : Math.min(at, now))

/** Steps lie a little before or after plan, and never after now; early in the morning a plan written by hand was done ahead of time. */
const byNow = ({ on_the_way_at, reached_at, started_at, finished_at }: Steps, now: number): Steps => ({
  on_the_way_at: earlier(on_the_way_at, now),
  reached_at: earlier(reached_at, now),
  started_at: earlier(started_at, now),
  finished_at: earlier(finished_at, now),
})

export interface VisitDraft {
  readonly seed: number
  readonly companyId: number
  readonly jobId: number
  readonly id: number
  readonly number: number
  readonly instantAt: (date: string, time: string) => number
  /** Unix seconds: no step was later. */
  readonly now: number
}

export function getVisit(plan: VisitPlan, draft: VisitDraft): Omit<VisitRecord, 'updated_at' | 'updated_by' | 'lock_version'> {
  const startAt = plan.date === null ? null : draft.instantAt(plan.date, plan.start)
  const endAt = plan.date === null ? null : draft.instantAt(plan.date, plan.end)
  const key = [draft.seed, draft.companyId, 'visit', draft.jobId, draft.number]
  return {
    id: draft.id,
    company_id: draft.companyId,
    job_id: draft.jobId,
    visit_number: draft.number,
    date: plan.date,
    start_at: startAt,
    end_at: endAt,
    status: plan.status,
    staff_ids: plan.staff.map(({ id }) => id),
    arrival_window_minutes: 60,
    ...(startAt === null || endAt === null ? nothingDone : byNow(getSteps(plan, startAt, endAt, key), draft.now)),
    is_exception: false,
    series_date: null,
    notes: null,
    ...pricedByJob,
  }
}
