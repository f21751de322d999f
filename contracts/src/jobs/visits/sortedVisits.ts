import type { CodeOf } from '../../wire/codes.ts'
import type { changeScope, preserveReason } from '../codes.ts'
import type { PlannedSlot } from '../schedule/schedule.ts'
import type { JobStatusCode } from '../status/status.ts'

export interface VisitState {
  readonly date: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  readonly staff_ids: readonly number[]
  readonly status: JobStatusCode
  readonly is_exception: boolean
}
export interface PlanVisit extends VisitState {
  readonly id: number
  readonly series_date?: string | null | undefined
}
export type PreserveReason = CodeOf<typeof preserveReason>
export interface VisitPlanInput {
  readonly visits: readonly PlanVisit[]
  /** The edited visit; null for scope `all`. */
  readonly from: number | null
  readonly scope: CodeOf<typeof changeScope>
  /** In order: for `this` the visit's slot, for `future` the slots from the edit on, for `all` the whole job's. Empty: unscheduled. */
  readonly requestedSlots: readonly PlannedSlot[]
  /** New staff of the edited visits; null keeps each visit's staff and adds visits unassigned. */
  readonly staff_ids: readonly number[] | null
  readonly is_recurring: boolean
  /** YYYY-MM-DD in the account's time zone. */
  readonly today: string
}
export interface SortedVisits {
  readonly open: readonly PlanVisit[]
  readonly preserved: readonly {
    readonly visit: PlanVisit
    readonly reason: PreserveReason
    readonly isBefore: boolean
  }[]
}

const statusReason = (status: JobStatusCode): PreserveReason | null => {
  if (status === 6) return 'completed'
  if (status === 7) return 'cancelled'
  return status >= 2 && status <= 5 ? 'under_way' : null
}

export const getPlace = ({ date, series_date }: Pick<PlanVisit, 'date' | 'series_date'>): string | null => series_date ?? date

function reasonToKeep({ status, is_exception }: PlanVisit, isBefore: boolean, scope: VisitPlanInput['scope']): PreserveReason | null {
  const byStatus = statusReason(status)
  if (byStatus || scope === 'this') return byStatus
  if (isBefore) return 'before_the_edit'
  return is_exception ? 'moved_by_hand' : null
}

const NO_PLACE = '~'

export const rankOf = (visit: Pick<PlanVisit, 'date' | 'series_date'>): string => getPlace(visit) ?? NO_PLACE

function byPlace(a: PlanVisit, b: PlanVisit): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  if (left === right) return a.id - b.id
  return left < right ? -1 : 1
}

/** Throws a RangeError if `this` or `future` refers to no visit of the job. */
export function sortVisits({ visits, from, scope }: VisitPlanInput): SortedVisits {
  const edited = visits.find(({ id }) => id === from)
  if (!edited && scope !== 'all') throw new RangeError(`This job has no visit ${from}`)
  const since = (scope === 'future' && edited && getPlace(edited)) || ''
  const concerned = scope === 'this' && edited ? [edited] : visits.toSorted(byPlace)
  const sorted = concerned.map((visit) => {
    const isBefore = rankOf(visit) < since
    return { visit, isBefore, reason: reasonToKeep(visit, isBefore, scope) }
  })
  return {
    open: sorted.filter(({ reason }) => reason === null).map(({ visit }) => visit),
    preserved: sorted.flatMap(({ visit, isBefore, reason }) => (reason ? { visit, isBefore, reason } : [])),
  }
}
