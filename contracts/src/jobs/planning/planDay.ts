/** Plans a team's day: who does which visit, and when. Large-neighborhood search; the same input and seed give the same plan. */
import { crowKm } from '../routes.ts'
import { type DaySums, daySums, presentPlacements } from './daySums.ts'
import { drivesIn, type DriveTable } from './drives.ts'
import { addedKm, type Alternative, alternativesOf, type UnplacedVisit, unplacedOf } from './explain.ts'
import { conflictsOf, type PlacementReason, reasonOf } from './reasons.ts'
import {
  byStart,
  fixedStops,
  mayGet,
  type Insertions,
  knownInsertion,
  type PlanPerson,
  type PlanRules,
  type PlanVisit,
  type Route,
  routeOf,
  type Team,
  isTimeOff,
} from './route.ts'

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
  /** Kilometers by road that it adds to the person's day. */
  readonly km: number
  /** Who else could do it, nearest first, when the rest of the plan stays. Empty unless its person changes. */
  readonly others: readonly Alternative[]
}

export interface DayPlan {
  /** Visits that are neither fixed nor unplaced, by person and time. */
  readonly visits: readonly PlannedVisit[]
  readonly unplaced: readonly UnplacedVisit[]
  readonly before: DaySums
  readonly after: DaySums
}

/** Kilometers that an unplaced visit counts. One that has a person today comes first, then an urgent one. */
const UNPLACED_KM = 1e6
const UNPLACED_URGENT_KM = 1e7
const UNPLACED_ASSIGNED_KM = 1e9
const USUAL_ROUNDS = 700
const MOST_REMOVED = 6
/** In one round of four, which lets routes change places. */
const MANY_REMOVED = 14
/** Kilometers by which an accepted draft may be worse on average, at first. */
const HEAT_KM = 8
/** Share of the places that noise makes too dear, so that the search tries the next best. */
const BLOCKED = 0.2

/** The team of a search, and what it has computed. */
interface Search extends Team {
  readonly insertions: Insertions
}

interface Draft {
  readonly routes: readonly Route[]
  readonly unplaced: readonly PlanVisit[]
  readonly cost: number
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const costOf = (routes: readonly Route[], unplaced: readonly PlanVisit[]): number =>
  routes.reduce((sum, { cost }) => sum + cost, 0) +
  unplaced.reduce((sum, { staffIds, isUrgent }) => {
    if (staffIds.length > 0) return sum + UNPLACED_ASSIGNED_KM
    return sum + (isUrgent ? UNPLACED_URGENT_KM : UNPLACED_KM)
  }, 0)

/**
 * Puts visits into the routes, one after the other, each where it adds the least; the one that would lose most by waiting comes
 * first (regret). `noise` multiplies each cost, which leads to places that are the best only later.
 */
function inserted(
  visits: readonly PlanVisit[],
  routes: readonly Route[],
  { people, rules, insertions }: Search,
  noise = (): number => 1,
): Draft {
  const next = [...routes]
  const open = new Map(visits.map((visit) => [visit, people.map(() => undefined as Route | null | undefined)]))
  while (open.size > 0) {
    let chosen: { visit: PlanVisit; person: number; route: Route; regret: number } | null = null
    for (const [visit, options] of open) {
      let [first, second, at] = [Infinity, Infinity, -1]
      for (const [index, person] of people.entries()) {
        const route = next[index] as Route
        if (options[index] === undefined)
          options[index] = mayGet(person, visit) ? knownInsertion(visit, route, person, rules, insertions) : null
        const option = options[index]
        if (!option) continue
        const added = (option.cost - route.cost) * noise()
        if (added < first) [first, second, at] = [added, first, index]
        else if (added < second) second = added
      }
      if (at < 0) continue
      const regret = (second === Infinity ? UNPLACED_KM : second) - first
      if (chosen === null || regret > chosen.regret) chosen = { visit, person: at, route: options[at] as Route, regret }
    }
    if (!chosen) break
    const { person, route, visit } = chosen
    next[person] = route
    open.delete(visit)
    for (const options of open.values()) options[person] = undefined
  }
  const unplaced = [...open.keys()]
  return { routes: next, unplaced, cost: costOf(next, unplaced) }
}

/** Visits to take out together: near each other, of one person, or any. */
function removalOf({ routes }: Draft, random: () => number): Set<PlanVisit> {
  const movable = routes.flatMap(({ stops }, person) => stops.flatMap(({ visit, isFixed }) => (isFixed ? [] : [{ visit, person }])))
  if (movable.length === 0) return new Set()
  const most = random() < 0.25 ? MANY_REMOVED : MOST_REMOVED
  const count = 1 + Math.floor(random() * Math.min(most, movable.length))
  const first = movable[Math.floor(random() * movable.length)] as (typeof movable)[number]
  const kind = random()
  const distance = ({ visit, person }: (typeof movable)[number]): number => {
    if (kind < 0.2) return random()
    if (kind < 0.4) return person === first.person ? random() : 1 + random()
    const km = first.visit.place && visit.place ? crowKm(first.visit.place, visit.place) : 1e3
    return km * (0.7 + 0.6 * random())
  }
  const ranked = movable.map((item) => ({ visit: item.visit, rank: item === first ? -1 : distance(item) }))
  const near = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count)
  return new Set(near.map(({ visit }) => visit))
}

/**
 * The routes without some of their visits, and those that were taken out. A route stays whole where the others don't fit without
 * them: beside a stop without coordinates the drive may fall into another gap.
 */
function taken(routes: readonly Route[], chosen: ReadonlySet<PlanVisit>, { people, rules }: Team) {
  const removed: PlanVisit[] = []
  const rest = routes.map((route, index) => {
    const stops = route.stops.filter(({ visit }) => !chosen.has(visit))
    if (stops.length === route.stops.length) return route
    const shorter = routeOf(stops, people[index] as PlanPerson, rules)
    if (!shorter) return route
    removed.push(...route.stops.flatMap(({ visit }) => (chosen.has(visit) ? [visit] : [])))
    return shorter
  })
  return { rest, removed }
}

/** Today's plan, as far as it meets the rules: visits that break one are inserted again. */
function presentDraft(visits: readonly PlanVisit[], team: Search): Draft {
  const misfits: PlanVisit[] = visits.filter((visit) => !visit.isFixed && visit.staffIds.length === 0)
  const routes = team.people.map((person) => {
    let route = routeOf(fixedStops(visits, person), person, team.rules) as Route
    const own = visits.filter((visit) => !visit.isFixed && visit.staffIds.includes(person.id))
    for (const visit of own.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
      const stops = [...route.stops, { visit, isFixed: false }].toSorted(byStart)
      const longer = mayGet(person, visit) ? routeOf(stops, person, team.rules) : null
      const keepsTime = longer !== null && longer.stops.every((stop, index) => stop.visit.from === longer.starts[index])
      if (longer && keepsTime) route = longer
      else misfits.push(visit)
    }
    return route
  })
  return inserted(misfits, routes, team)
}

/** Accepts slightly worse drafts at first, none at the end. */
function improved(first: Draft, team: Search, rounds: number, random: () => number): Draft {
  let [best, current] = [first, first]
  for (let round = 0; round < rounds; round += 1) {
    const { rest, removed } = taken(current.routes, removalOf(current, random), team)
    const next = inserted(
      [...current.unplaced, ...removed],
      rest,
      team,
      round % 2 === 0 ? () => (random() < BLOCKED ? 4 : 0.5 + random()) : undefined,
    )
    const slack = -HEAT_KM * (1 - round / rounds) ** 2 * Math.log(1 - random())
    if (next.cost < current.cost + slack) current = next
    if (next.cost < best.cost - 1e-9) best = next
  }
  return best
}

/**
 * The best plan found for the day. Hard rules: `timedRoute`, and trades. It places as many visits as it can, then keeps promises,
 * then saves kilometers and overtime, then changes as little as possible.
 */
export function planDay(visits: readonly PlanVisit[], people: readonly PlanPerson[], options: PlanOptions): DayPlan {
  const { seed = 1, rounds = USUAL_ROUNDS, driveTable, ...limits } = options
  const rules: PlanRules = { ...limits, drive: drivesIn(driveTable) }
  const team: Search = { people, rules, insertions: new WeakMap() }
  const draft = improved(presentDraft(visits, team), team, rounds, randomOf(seed))
  const stuck = draft.unplaced.filter(({ staffIds, from }) => staffIds.length > 0 && from !== null)
  if (stuck.length > 0) {
    // They stay where they are today, and the others go around them.
    const around = visits.map((visit) => (stuck.includes(visit) ? { ...visit, isFixed: true } : visit))
    const plan = planDay(around, people, options)
    return { ...plan, unplaced: [...stuck.map((visit) => unplacedOf(visit, draft.routes, team)), ...plan.unplaced] }
  }
  const conflicts = conflictsOf(visits, team)
  const before = daySums(visits, presentPlacements(visits), people, rules.drive)
  const placements = draft.routes.flatMap(({ stops, starts }, index) =>
    stops.flatMap(({ visit }, turn) =>
      isTimeOff(visit) ? [] : [{ visit, personId: (people[index] as PlanPerson).id, from: starts[turn] as number }],
    ),
  )
  const after = daySums(visits, placements, people, rules.drive)
  const causes = { conflicts, people, before, after }
  const planned = draft.routes.flatMap(({ stops, starts }, index) => {
    const person = people[index] as PlanPerson
    const { id } = person
    return stops.flatMap(({ visit, isFixed }, turn) => {
      const from = starts[turn] as number
      if (isFixed) return []
      const others = visit.staffIds.includes(id) ? [] : alternativesOf(visit, index, draft.routes, team)
      const km = addedKm(visit, draft.routes[index] as Route, person, rules)
      return [{ visit, personId: id, from, reason: reasonOf(visit, id, from, causes), km, others }]
    })
  })
  const unplaced = draft.unplaced.map((visit) => unplacedOf(visit, draft.routes, team))
  return { visits: planned, unplaced, before, after }
}
