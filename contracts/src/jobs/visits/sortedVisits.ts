import type { CodeOf } from '../../codes.ts'
import type { changeScope, keptReason } from '../codes.ts'
import type { PlannedSlot } from '../schedule/schedule.ts'
import type { JobStatusCode } from '../status/status.ts'

/** What a plan says of a visit. Without a date it is unscheduled. */
export interface VisitState {
  readonly date: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  readonly staff_ids: readonly number[]
  readonly status: JobStatusCode
  /** Moved by hand: it stands elsewhere than its series says. */
  readonly is_exception: boolean
}
export interface PlanVisit extends VisitState {
  readonly id: number
  /** The date that the series has for a visit that was moved by hand, where it is known. */
  readonly series_date?: string | null | undefined
}
export type KeptReason = CodeOf<typeof keptReason>
export interface VisitPlanInput {
  readonly visits: readonly PlanVisit[]
  /** The visit that is edited; null for scope `all`. */
  readonly from: number | null
  readonly scope: CodeOf<typeof changeScope>
  /**
   * When the edited visits are wanted, in order, each date once. For `this` the one slot of that visit; for `future` the
   * slots from the edit on; for `all` those of the whole job. Empty: to be scheduled later.
   */
  readonly wantedSlots: readonly PlannedSlot[]
  /** Who does the edited visits; null leaves the staff of each as it is, and nobody on those that are added. */
  readonly staff_ids: readonly number[] | null
  /** The wanted slots come of a rule, rather than from dates that were chosen one by one. */
  readonly is_recurring: boolean
  /** YYYY-MM-DD in the account's time zone. */
  readonly today: string
}
/** Visits that an edit concerns, sorted by what may happen to them, each list in the order of its places. */
export interface SortedVisits {
  readonly open: readonly PlanVisit[]
  readonly kept: readonly {
    readonly visit: PlanVisit
    readonly reason: KeptReason
    /** It lies before the edited visit. */
    readonly isBefore: boolean
  }[]
}

const statusReason = (status: JobStatusCode): KeptReason | null => {
  if (status === 6) return 'completed'
  if (status === 7) return 'cancelled'
  return status >= 2 && status <= 5 ? 'under_way' : null
}

/** The date that a visit has in its series. */
export const placeOf = ({ date, series_date }: Pick<PlanVisit, 'date' | 'series_date'>): string | null => series_date ?? date

/** Why a visit stays as it is, or null. What its status says goes first. */
function reasonToKeep({ status, is_exception }: PlanVisit, isBefore: boolean, scope: VisitPlanInput['scope']): KeptReason | null {
  const byStatus = statusReason(status)
  if (byStatus || scope === 'this') return byStatus
  if (isBefore) return 'before_the_edit'
  return is_exception ? 'moved_by_hand' : null
}

/** Later than every date. */
const NO_PLACE = '~'

/** The same to be compared: a visit without a date comes last. */
export const rankOf = (visit: Pick<PlanVisit, 'date' | 'series_date'>): string => placeOf(visit) ?? NO_PLACE

function byPlace(a: PlanVisit, b: PlanVisit): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  if (left === right) return a.id - b.id
  return left < right ? -1 : 1
}

/** Throws a RangeError where `this` or `future` names no visit of the job. */
export function sortVisits({ visits, from, scope }: VisitPlanInput): SortedVisits {
  const edited = visits.find(({ id }) => id === from)
  if (!edited && scope !== 'all') throw new RangeError(`This job has no visit ${from}`)
  const since = (scope === 'future' && edited && placeOf(edited)) || ''
  const concerned = scope === 'this' && edited ? [edited] : visits.toSorted(byPlace)
  const sorted = concerned.map((visit) => {
    const isBefore = rankOf(visit) < since
    return { visit, isBefore, reason: reasonToKeep(visit, isBefore, scope) }
  })
  return {
    open: sorted.filter(({ reason }) => reason === null).map(({ visit }) => visit),
    kept: sorted.flatMap(({ visit, isBefore, reason }) => (reason ? { visit, isBefore, reason } : [])),
  }
}
