import type { PlannedSlot } from '../schedule/schedule.ts'
import { coverSlots } from './slotCover.ts'
import { type PreserveReason, type PlanVisit, sortVisits, type VisitPlanInput, type VisitState } from './sortedVisits.ts'
import type { JobStatusCode } from '../status/status.ts'

/** `stands_for`: the slot that this visit covers, so that none is added. */
export interface PreservedVisit {
  readonly visit_id: number
  readonly reason: PreserveReason
  readonly stands_for: PlannedSlot | null
}
/** Each affected visit is in exactly one of `changed`, `unchanged`, `removed` and `preserved`. */
export interface VisitPlan {
  readonly changed: readonly { readonly visit_id: number; readonly before: VisitState; readonly after: VisitState }[]
  readonly unchanged: readonly number[]
  readonly added: readonly PlannedSlot[]
  readonly removed: readonly PlanVisit[]
  readonly preserved: readonly PreservedVisit[]
  readonly passed: readonly PlannedSlot[]
}
const statusWith = (status: JobStatusCode, isDated: boolean, hasStaff: boolean): JobStatusCode => {
  if (!isDated) return 11
  if (hasStaff) return 1
  return status === 8 ? 8 : 0
}

function stateAfter(visit: PlanVisit, slot: PlannedSlot | null, { scope, staff_ids }: VisitPlanInput): VisitState {
  const staff = staff_ids ?? visit.staff_ids
  const { date, start_at, end_at } = slot ?? { date: null, start_at: null, end_at: null }
  const isMoved = slot !== null && (date !== visit.date || start_at !== visit.start_at || end_at !== visit.end_at)
  return {
    date,
    start_at,
    end_at,
    staff_ids: staff,
    status: statusWith(visit.status, slot !== null, staff.length > 0),
    is_exception: scope === 'this' && slot !== null && (visit.is_exception || isMoved),
  }
}

const sameStaff = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

const sameState = (a: VisitState, b: VisitState): boolean =>
  a.date === b.date &&
  a.start_at === b.start_at &&
  a.end_at === b.end_at &&
  a.status === b.status &&
  a.is_exception === b.is_exception &&
  sameStaff(a.staff_ids, b.staff_ids)

const getState = ({ date, start_at, end_at, staff_ids, status, is_exception }: PlanVisit): VisitState => ({
  date,
  start_at,
  end_at,
  staff_ids,
  status,
  is_exception,
})

/** Preserves completed, cancelled and running visits; unless the scope is `this`, also moved and earlier ones. @throws RangeError */
export function planVisitChanges(input: VisitPlanInput): VisitPlan {
  const visits = sortVisits(input)
  const cover = coverSlots(visits, input)
  const outcomes = [...cover.taken].map(([visit, slot]) => ({ visit, before: getState(visit), after: stateAfter(visit, slot, input) }))
  const isSame = ({ before, after }: { before: VisitState; after: VisitState }): boolean => sameState(before, after)
  return {
    changed: outcomes.filter((outcome) => !isSame(outcome)).map(({ visit, before, after }) => ({ visit_id: visit.id, before, after })),
    unchanged: outcomes.filter(isSame).map(({ visit }) => visit.id),
    added: cover.added,
    removed: visits.open.filter((visit) => !cover.taken.has(visit)),
    preserved: visits.preserved.map(({ visit, reason }) => ({ visit_id: visit.id, reason, stands_for: cover.stoodFor.get(visit) ?? null })),
    passed: cover.passed,
  }
}
