/** One person's day: whether an order of stops keeps every hard rule, and when each stop begins. */
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { type Drive, type DriveBetween, estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { legsOf } from './legs.ts'

/** A visit of the day. All times are minutes of the day. */
export interface PlanVisit {
  readonly id: string
  /** null: no coordinates. It is planned by time and trade. */
  readonly place: GeoPlace | null
  /** Present start; null: unscheduled. */
  readonly from: number | null
  readonly minutes: number
  readonly staffIds: readonly string[]
  /** The trade it needs; null: any. */
  readonly categoryId: string | null
  /** Keeps its time and its people: it has begun, has several technicians, or may not be moved. */
  readonly isFixed: boolean
  /** Earliest and latest start that the customer was promised; null: none. */
  readonly window: { readonly from: number; readonly to: number } | null
  /** The window promised to the customer, if other than `window`. Met where the hard rules allow it. */
  readonly promise?: PlanVisit['window']
  /** Placed before others where not all fit. */
  readonly isUrgent?: boolean
  /** The only person who may get it; missing: anyone. */
  readonly onlyPersonId?: string
}

export interface PlanPerson {
  readonly id: string
  /** Where the day begins; null: at the first stop. */
  readonly home: GeoPlace | null
  readonly open: number
  readonly close: number
  readonly timeOff: readonly { readonly from: number; readonly to: number }[]
  /** Trades; null: unknown, which excludes none. */
  readonly categoryIds: readonly string[] | null
}

export interface PlanRules {
  /** New starts are multiples of it. */
  readonly step: number
  readonly earliest: number
  /** Kilometers that one changed time or person has to save; missing: `CHANGE_KM`. */
  readonly changeKm?: number
  /** Minutes that visits may run past someone's working hours; missing: 0. */
  readonly overtime?: number
  /** Visits outside of their technician's working hours may stay there. */
  readonly keepsOvertime?: boolean
  /** Missing: `estimateDrive`. */
  readonly drive?: DriveBetween
}

/** Each change costs a call to a customer or a technician. */
const CHANGE_KM = 1
/** A minute of overtime counts as much as a minute of driving at 40 km/h. */
const OVERTIME_KM = 40 / 60
/** Comes before all kilometers of a day, and after unplaced visits. */
const BROKEN_PROMISE_KM = 1e4
const MIDNIGHT = 24 * 60

export interface Stop {
  readonly visit: PlanVisit
  /** A fixed visit or a time off, which other stops go around. */
  readonly isFixed: boolean
}

export interface TimedRoute {
  readonly starts: readonly number[]
  readonly km: number
  readonly overtimeMinutes: number
  /** Kilometers plus what overtime, broken promises and changes cost. */
  readonly cost: number
}

export const isTimeOff = ({ id }: PlanVisit): boolean => id.startsWith('off/')

/** Time off as a stop without a place. */
export const timeOffStops = ({ timeOff, id }: PlanPerson): Stop[] =>
  timeOff.map(({ from, to }, index) => ({
    isFixed: true,
    visit: {
      id: `off/${id}/${index}`,
      place: null,
      from,
      minutes: to - from,
      staffIds: [id],
      categoryId: null,
      isFixed: true,
      window: null,
    },
  }))

export const byStart = (a: Stop, b: Stop): number => (a.visit.from ?? 0) - (b.visit.from ?? 0)

export const fixedStops = (visits: readonly PlanVisit[], person: PlanPerson): Stop[] =>
  [
    ...timeOffStops(person),
    ...visits.filter(({ isFixed, staffIds }) => isFixed && staffIds.includes(person.id)).map((visit) => ({ visit, isFixed: true })),
  ].toSorted(byStart)

export const hasTrade = ({ categoryIds }: PlanPerson, { categoryId }: PlanVisit): boolean =>
  categoryId === null || categoryIds === null || categoryIds.includes(categoryId)

export const mayGet = (person: PlanPerson, visit: PlanVisit): boolean =>
  hasTrade(person, visit) && (visit.onlyPersonId === undefined || visit.onlyPersonId === person.id)

/** Whether the visit may run past the person's hours as it does today. */
const staysOutside = ({ open, close, id }: PlanPerson, { from, staffIds }: PlanVisit, { keepsOvertime }: PlanRules): boolean =>
  keepsOvertime === true && open < close && from !== null && staffIds.includes(id)

const earliestStart = (person: PlanPerson, visit: PlanVisit, rules: PlanRules): number =>
  staysOutside(person, visit, rules) ? Math.min(person.open, visit.from as number) : person.open

function latestEnd(person: PlanPerson, visit: PlanVisit, rules: PlanRules): number {
  const { open, close } = person
  const overtime = open < close ? (rules.overtime ?? 0) : 0
  const latest = Math.max(close, Math.min(close + overtime, MIDNIGHT))
  return staysOutside(person, visit, rules) ? Math.max(latest, (visit.from as number) + visit.minutes) : latest
}

/** Minutes between the first start and the last end of a day that are outside of working hours. 0 for someone without hours. */
export function overtimeMinutes({ open, close }: PlanPerson, firstStart: number, lastEnd: number): number {
  if (open >= close || firstStart >= lastEnd) return 0
  return lastEnd - firstStart - Math.max(0, Math.min(lastEnd, close) - Math.max(firstStart, open))
}

const promiseOf = ({ promise, window }: PlanVisit): PlanVisit['window'] => (promise === undefined ? window : promise)

/** Whether a visit that is reached at that minute keeps its promise; null: nothing was promised. */
export function keepsPromise(visit: PlanVisit, arrival: number): boolean | null {
  const promise = promiseOf(visit)
  return promise && arrival >= promise.from && arrival <= promise.to
}

const onGrid = (minute: number, step: number): number => Math.ceil(minute / step) * step

/** Latest start of each stop that leaves the later ones possible. */
function latestStarts(stops: readonly Stop[], legs: readonly Drive[], person: PlanPerson, rules: PlanRules): number[] {
  const { step } = rules
  const latest: number[] = []
  let next = Infinity
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const { visit, isFixed } = stops[index] as Stop
    let start = visit.from ?? 0
    if (!isFixed) {
      const most = Math.min(next, latestEnd(person, visit, rules)) - visit.minutes
      const within = Math.min(most, visit.window?.to ?? most)
      const gridded = Math.floor(within / step) * step
      start = visit.from !== null && visit.from <= within && visit.from > gridded ? visit.from : gridded
    }
    latest[index] = start
    next = Math.min(next, start) - (legs[index] as Drive).minutes
  }
  return latest
}

/**
 * Times of an order of stops, as near to the present ones as the rules allow; null: the order breaks one. Rules: working hours,
 * time off, promised windows, drive time between stops, no overlap, nothing moved to before `rules.earliest`. Fixed stops may
 * overlap each other, as they do today.
 */
export function timedRoute(stops: readonly Stop[], person: PlanPerson, rules: PlanRules): TimedRoute | null {
  const { step, earliest, changeKm = CHANGE_KM, drive = estimateDrive } = rules
  const legs = legsOf(person.home, stops, drive)
  const latest = latestStarts(stops, legs, person, rules)
  const starts: number[] = []
  let [free, firstStart, lastEnd] = [0, Infinity, -Infinity]
  let [changes, broken] = [0, 0]
  for (const [index, { visit, isFixed }] of stops.entries()) {
    let start = visit.from ?? 0
    if (!isFixed) {
      const hours = earliestStart(person, visit, rules)
      const least = Math.max(index === 0 ? 0 : free + (legs[index] as Drive).minutes, hours, visit.window?.from ?? 0, earliest)
      const most = latest[index] as number
      const keepsTime = visit.from !== null && start >= least && start <= most
      if (!keepsTime) start = Math.max(onGrid(least, step), Math.min(onGrid(start, step), most))
      if (start > most) return null
      if (visit.from !== start) changes += 1
      if (!visit.staffIds.includes(person.id)) changes += 1
      if (keepsPromise(visit, start) === false) broken += 1
    }
    starts.push(start)
    free = Math.max(free, start + visit.minutes)
    if (isTimeOff(visit)) continue
    firstStart = Math.min(firstStart, start)
    lastEnd = Math.max(lastEnd, start + visit.minutes)
  }
  const km = legs.reduce((sum, leg) => sum + leg.km, 0)
  const overtime = overtimeMinutes(person, firstStart, lastEnd)
  return { starts, km, overtimeMinutes: overtime, cost: km + overtime * OVERTIME_KM + broken * BROKEN_PROMISE_KM + changes * changeKm }
}

export interface Route extends TimedRoute {
  readonly stops: readonly Stop[]
}

/** Results of `bestInsertion`. Most routes stay the same from one round of a search to the next. */
export interface Insertions {
  readonly known: WeakMap<Route, Map<PlanVisit, Route | null>>
  /** Places that have been tried so far, the measure of a search's effort. */
  tried: number
}

export interface Team {
  readonly people: readonly PlanPerson[]
  readonly rules: PlanRules
}

export const routeOf = (stops: readonly Stop[], person: PlanPerson, rules: PlanRules): Route | null => {
  const timed = timedRoute(stops, person, rules)
  return timed && { ...timed, stops }
}

const earliestEnd = ({ visit, isFixed }: Stop): number => ((isFixed ? visit.from : visit.window?.from) ?? 0) + visit.minutes
const latestStart = ({ visit, isFixed }: Stop): number => (isFixed ? visit.from : visit.window?.to) ?? Infinity

/** `bestInsertion`, computed once for a visit and a route. */
export function knownInsertion(visit: PlanVisit, route: Route, person: PlanPerson, rules: PlanRules, insertions: Insertions): Route | null {
  const known = insertions.known.get(route) ?? new Map<PlanVisit, Route | null>()
  insertions.known.set(route, known)
  const found = known.get(visit)
  if (found !== undefined) return found
  const best = bestInsertion(visit, route, person, rules)
  known.set(visit, best)
  insertions.tried += route.stops.length + 1
  return best
}

/** The cheapest place for a visit in a route; null: none keeps the rules. */
export function bestInsertion(visit: PlanVisit, route: Route, person: PlanPerson, rules: PlanRules): Route | null {
  const stop: Stop = { visit, isFixed: false }
  const withinHours = { ...rules, keepsOvertime: false }
  let best: Route | null = null
  const { from = 0, to = Infinity } = visit.window ?? {}
  for (let index = 0; index <= route.stops.length; index += 1) {
    const [before, after] = [route.stops[index - 1], route.stops[index]]
    // Windows rule most places out before any drive is computed.
    if (before && earliestEnd(before) > to) break
    if (after && latestStart(after) < from + visit.minutes) continue
    const stops = route.stops.toSpliced(index, 0, stop)
    const present = routeOf(stops, person, rules)
    const isWithin = !rules.keepsOvertime || present?.overtimeMinutes === 0
    for (const candidate of [present, isWithin ? null : routeOf(stops, person, withinHours)])
      if (candidate && (best === null || candidate.cost < best.cost)) best = candidate
  }
  return best
}
