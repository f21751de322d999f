import type { DaySums } from './daySums.ts'
import { byStart, fixedStops, mayGet, type PlanPerson, type PlanVisit, type Team, timedRoute } from './route.ts'

/** Why a visit is where the plan has it. */
export type PlacementReason = 'UNCHANGED' | 'WAS_UNASSIGNED' | 'MENDS_CONFLICT' | 'LESS_OVERTIME' | 'LESS_DRIVING' | 'MAKES_ROOM'

interface Causes {
  readonly conflicts: ReadonlySet<string>
  readonly people: readonly PlanPerson[]
  readonly before: DaySums
  readonly after: DaySums
}

/** Whether it runs past its technician's working hours today. */
const isOvertime = ({ from, minutes, staffIds }: PlanVisit, people: readonly PlanPerson[]): boolean =>
  from !== null && people.some(({ id, open, close }) => staffIds.includes(id) && (from < open || from + minutes > close))

export function reasonOf(visit: PlanVisit, personId: string, from: number, { conflicts, people, before, after }: Causes): PlacementReason {
  if (visit.staffIds.length === 0) return 'WAS_UNASSIGNED'
  if (visit.from === from && visit.staffIds.includes(personId)) return 'UNCHANGED'
  if (conflicts.has(visit.id)) return 'MENDS_CONFLICT'
  if (after.overtimeMinutes < before.overtimeMinutes && isOvertime(visit, people)) return 'LESS_OVERTIME'
  return after.km < before.km ? 'LESS_DRIVING' : 'MAKES_ROOM'
}

export function conflictsOf(visits: readonly PlanVisit[], { people, rules }: Team): Set<string> {
  const found = new Set<string>()
  for (const person of people) {
    const ownPlanVisits = visits.filter((visit) => !visit.isFixed && visit.staffIds.includes(person.id))
    const all = [...fixedStops(visits, person), ...ownPlanVisits.map((visit) => ({ visit, isFixed: false }))].toSorted(byStart)
    for (const visit of ownPlanVisits) {
      const at = all.findIndex((stop) => stop.visit === visit)
      const near = all.slice(Math.max(0, at - 1), at + 2)
      const timed = mayGet(person, visit) ? timedRoute(near, person, rules) : null
      if (!timed || near.some((stop, index) => stop.visit.from !== timed.starts[index])) found.add(visit.id)
    }
  }
  return found
}
