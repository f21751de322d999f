/** Plans a team's day: who does which visit, and when. Large-neighborhood search; the same input and seed give the same plan. */
import { type DaySums, daySums, presentPlacements } from './daySums.ts'
import { drivesIn, type DriveTable } from '@callout/contracts/jobs/planning/drives'
import { addedKm, type Alternative, alternativesOf, type UnplacedVisit, unplacedOf } from './explain.ts'
import { conflictsOf, type PlacementReason, reasonOf } from './reasons.ts'
import { isTimeOff, type PlanPerson, type PlanRules, type PlanVisit, type Route, type Team } from './route.ts'
import { searchRoutes } from './searchRoutes.ts'

export interface PlanOptions extends Omit<PlanRules, 'drive'> {
  /** Drives by road; missing: estimated. */
  readonly driveTable?: DriveTable | null
  readonly seed?: number
  /** Rounds of taking visits out and putting them back. */
  readonly rounds?: number
}

export interface PlannedVisit {
  readonly visit: PlanVisit
  readonly personId: string
  /** Minutes of the day. */
  readonly from: number
  readonly reason: PlacementReason
  readonly km: number
  /** Alternatives, nearest first, if the rest of the plan stays. Empty unless the person changes. */
  readonly others: readonly Alternative[]
}

export interface DayPlan {
  /** Visits that are neither fixed nor unplaced, by person and time. */
  readonly visits: readonly PlannedVisit[]
  readonly unplaced: readonly UnplacedVisit[]
  readonly before: DaySums
  readonly after: DaySums
}

const USUAL_ROUNDS = 700

/**
 * The best plan found for the day. Hard rules: `timedRoute`, and trades. It places as many visits as it can, then keeps promises,
 * then saves kilometers and overtime, then changes as little as possible.
 */
export function planDay(given: readonly PlanVisit[], people: readonly PlanPerson[], options: PlanOptions): DayPlan {
  const { seed = 1, rounds = USUAL_ROUNDS, driveTable, ...limits } = options
  const rules: PlanRules = { ...limits, drive: drivesIn(driveTable) }
  const team: Team = { people, rules }
  const { routes, visits, stuck, unplaced } = searchRoutes(given, team, { seed, rounds })
  const conflicts = conflictsOf(visits, team)
  const before = daySums(visits, presentPlacements(visits, rules.earliest), people, rules.drive)
  const placements = routes.flatMap(({ stops, starts }, index) =>
    stops.flatMap(({ visit }, turn) =>
      isTimeOff(visit) ? [] : [{ visit, personId: (people[index] as PlanPerson).id, from: starts[turn] as number }],
    ),
  )
  const after = daySums(visits, placements, people, rules.drive)
  const causes = { conflicts, people, before, after }
  const planned = routes.flatMap(({ stops, starts }, index) => {
    const person = people[index] as PlanPerson
    const { id } = person
    return stops.flatMap(({ visit, isFixed }, turn) => {
      const from = starts[turn] as number
      if (isFixed) return []
      const others = visit.staffIds.includes(id) ? [] : alternativesOf(visit, index, routes, team)
      const km = addedKm(visit, routes[index] as Route, person, rules)
      return [{ visit, personId: id, from, reason: reasonOf(visit, id, from, causes), km, others }]
    })
  })
  const open = [...stuck, ...unplaced.map((visit) => ({ visit, routes }))]
  return { visits: planned, unplaced: open.map((item) => unplacedOf(item.visit, item.routes, team)), before, after }
}
