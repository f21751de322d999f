/** Why a visit has no place in a plan, and where else one that has a place could go. */
import {
  bestInsertion,
  hasTrade,
  mayGet,
  type PlanPerson,
  type PlanRules,
  type PlanVisit,
  type Route,
  routeOf,
  type Team,
} from './route.ts'

export interface Alternative {
  readonly personId: string
  readonly from: number
  readonly km: number
}

/** The rule that leaves a visit without a place. */
export type UnplacedReason = 'TRADE' | 'NO_HOURS' | 'WINDOW' | 'HOURS' | 'FULL'

export interface UnplacedVisit {
  readonly visit: PlanVisit
  readonly reason: UnplacedReason
  /** Where it fits when that rule is relaxed; null: nowhere. */
  readonly relaxed: { readonly personId: string; readonly from: number } | null
}

/** Minutes of overtime that are tried for a visit without a place, and that dispatchers may allow. */
export const MOST_OVERTIME = 120

/** The rule against a visit without a place, and where it fits without that rule. */
export function unplacedOf(visit: PlanVisit, routes: readonly Route[], { people, rules }: Team): UnplacedVisit {
  const skilled = people.flatMap((person, index) => (mayGet(person, visit) ? [{ person, route: routes[index] as Route }] : []))
  if (skilled.length === 0) return { visit, reason: 'TRADE', relaxed: null }
  const able = skilled.filter(({ person: { open, close } }) => open < close)
  if (able.length === 0) return { visit, reason: 'NO_HOURS', relaxed: null }
  const getPlace = (relaxedVisit: PlanVisit, overtime: number): UnplacedVisit['relaxed'] => {
    const found = able.flatMap(({ person, route }) => {
      const longer = bestInsertion(relaxedVisit, route, person, { ...rules, overtime })
      const index = longer?.stops.findIndex((stop) => stop.visit === relaxedVisit) ?? -1
      return longer && index >= 0 ? [{ personId: person.id, from: longer.starts[index] as number, added: longer.cost - route.cost }] : []
    })
    const [best] = found.toSorted((a, b) => a.added - b.added)
    return best ? { personId: best.personId, from: best.from } : null
  }
  const windows = visit.window
    ? [
        { ...visit.window, to: Infinity },
        { ...visit.window, from: 0 },
      ]
    : []
  for (const window of windows) {
    const relaxed = getPlace({ ...visit, window }, rules.overtime ?? 0)
    if (relaxed) return { visit, reason: 'WINDOW', relaxed }
  }
  const later = getPlace(visit, MOST_OVERTIME)
  return later ? { visit, reason: 'HOURS', relaxed: later } : { visit, reason: 'FULL', relaxed: null }
}

/** Kilometers that a visit adds to a route that has it. */
export function addedKm(visit: PlanVisit, route: Route, person: PlanPerson, rules: PlanRules): number {
  const rest = routeOf(
    route.stops.filter((stop) => stop.visit !== visit),
    person,
    rules,
  )
  return rest ? Math.max(0, route.km - rest.km) : 0
}

export function alternativesOf(visit: PlanVisit, index: number, routes: readonly Route[], { people, rules }: Team): Alternative[] {
  const found = people.flatMap((person, personIndex) => {
    const route = routes[personIndex] as Route
    const longer = personIndex !== index && hasTrade(person, visit) ? bestInsertion(visit, route, person, rules) : null
    const turn = longer?.stops.findIndex((stop) => stop.visit === visit) ?? -1
    return longer && turn >= 0 ? [{ personId: person.id, from: longer.starts[turn] as number, km: Math.max(0, longer.km - route.km) }] : []
  })
  return found.toSorted((a, b) => a.km - b.km)
}
