/** Large-neighborhood search for a team's routes. */
import { crowKm } from '@callout/contracts/jobs/routes'
import {
  bestInsertion,
  byStart,
  fixedStops,
  type Insertions,
  knownInsertion,
  mayGet,
  type PlanPerson,
  type PlanVisit,
  type Route,
  routeOf,
  type Team,
} from './route.ts'

/** Kilometers that an unplaced visit counts. One that has a person today comes first, then an urgent one. */
const UNPLACED_KM = 1e6
const UNPLACED_URGENT_KM = 1e7
const UNPLACED_ASSIGNED_KM = 1e9
/** A search tries so many places for each of its rounds at most. A day of 300 visits takes 2,000, one with many stuck visits more. */
const PLACES_PER_ROUND = 8000
/** Share of the rounds that follow when visits got stuck. */
const ROUNDS_AGAIN = 1 / 4
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
  readonly mostTried: number
}

interface Draft {
  readonly routes: readonly Route[]
  readonly unplaced: readonly PlanVisit[]
  readonly cost: number
}

/** Mulberry32. */
function getRandom(seed: number): () => number {
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
function withoutVisits(routes: readonly Route[], chosen: ReadonlySet<PlanVisit>, { people, rules }: Team) {
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
    const ownPlanVisits = visits.filter((visit) => !visit.isFixed && visit.staffIds.includes(person.id))
    for (const visit of ownPlanVisits.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
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
  const { insertions, mostTried } = team
  const { tried } = insertions
  for (let round = 0; round < rounds && insertions.tried < mostTried; round += 1) {
    const progress = Math.max(round / rounds, (insertions.tried - tried) / (mostTried - tried))
    const { rest, removed } = withoutVisits(current.routes, removalOf(current, random), team)
    const next = inserted(
      [...current.unplaced, ...removed],
      rest,
      team,
      round % 2 === 0 ? () => (random() < BLOCKED ? 4 : 0.5 + random()) : undefined,
    )
    const slack = -HEAT_KM * (1 - progress) ** 2 * Math.log(1 - random())
    if (next.cost < current.cost + slack) current = next
    if (next.cost < best.cost - 1e-9) best = next
  }
  return best
}

export interface SearchEffort {
  readonly seed: number
  readonly rounds: number
}

export interface StuckVisit {
  readonly visit: PlanVisit
  /** The routes that have no place for it. */
  readonly routes: readonly Route[]
}

export interface FoundRoutes {
  readonly routes: readonly Route[]
  /** Visits without a technician and without a place. */
  readonly unplaced: readonly PlanVisit[]
  /** Visits that have a technician and no place: they stay where they are today, and the others go around them. */
  readonly stuck: readonly StuckVisit[]
  /** All visits; the stuck ones are fixed. */
  readonly visits: readonly PlanVisit[]
}

/** A draft in which further visits are fixed: what they displace is inserted again. */
function withFixed(
  { routes, unplaced }: Draft,
  fixed: ReadonlyMap<PlanVisit, PlanVisit>,
  visits: readonly PlanVisit[],
  search: Search,
): Draft {
  const { people, rules } = search
  const displaced = unplaced.filter((visit) => !fixed.has(visit))
  const next = routes.map((route, index) => {
    const person = people[index] as PlanPerson
    if (![...fixed.values()].some(({ staffIds }) => staffIds.includes(person.id))) return route
    let around = routeOf(fixedStops(visits, person), person, rules) as Route
    for (const { visit, isFixed } of route.stops) {
      const longer = isFixed ? null : bestInsertion(visit, around, person, rules)
      if (longer) around = longer
      else if (!isFixed) displaced.push(visit)
    }
    return around
  })
  return inserted(displaced, next, search)
}

/** The best routes found. The same input and seed give the same routes. */
export function searchRoutes(given: readonly PlanVisit[], team: Team, { seed, rounds }: SearchEffort): FoundRoutes {
  const search: Search = { ...team, insertions: { known: new WeakMap(), tried: 0 }, mostTried: rounds * PLACES_PER_ROUND }
  const random = getRandom(seed)
  const stuck: StuckVisit[] = []
  let visits = given
  let draft = improved(presentDraft(visits, search), search, rounds, random)
  for (;;) {
    const { routes } = draft
    const found = draft.unplaced.filter(({ staffIds, from }) => staffIds.length > 0 && from !== null)
    if (found.length === 0) return { routes, unplaced: draft.unplaced, stuck, visits }
    stuck.push(...found.map((visit) => ({ visit, routes })))
    const fixed = new Map(found.map((visit) => [visit, { ...visit, isFixed: true }]))
    visits = visits.map((visit) => fixed.get(visit) ?? visit)
    draft = improved(withFixed(draft, fixed, visits, search), search, Math.ceil(rounds * ROUNDS_AGAIN), random)
  }
}
