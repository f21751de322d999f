import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { type DayRuler, minuteOf, type Stretch } from './dayRuler.ts'
import { UNASSIGNED } from './laneName.ts'

/** Where a plan under review would move a visit. */
export interface Proposal extends Stretch {
  /** Empty: on another day. */
  readonly laneIds: readonly string[]
}

/** By visit. */
export type PlanPreview = ReadonlyMap<string, Proposal>

function isApplied({ visit: { startAt, staff } }: BoardVisitFragment, { from, laneIds }: Proposal, ruler: DayRuler): boolean {
  const staffIds = (staff ?? []).map(({ id }) => id)
  const present = staffIds.length > 0 ? staffIds : [UNASSIGNED]
  const isThere = present.length === laneIds.length && present.every((id) => laneIds.includes(id))
  return isThere && startAt !== null && minuteOf(ruler, startAt) === from
}

/** Proposals of visits that are not at their planned place yet: while a plan is applied, they get there one by one. */
export function unappliedPreview(preview: PlanPreview, visits: readonly BoardVisitFragment[], ruler: DayRuler): PlanPreview {
  const rest = new Map(preview)
  for (const of of visits) {
    const proposal = preview.get(of.id)
    if (proposal && isApplied(of, proposal, ruler)) rest.delete(of.id)
  }
  return rest
}
