/** One person's day: whether an order of stops keeps every hard rule, and when each stop begins. */
import type { GeoPlace } from '../routes.ts'
import { type Drive, type DriveBetween, estimateDrive } from './drives.ts'

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
  /** What the customer was promised, where `window` is wider or narrower; missing: `window`. */
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
  /** Nothing is moved to an earlier minute. */
  readonly earliest: number
  /** Kilometers that one changed time or person has to save; missing: `CHANGE_KM`. */
  readonly changeKm?: number
  /** Missing: `estimateDrive`. */
  readonly drive?: DriveBetween
}

/** Each change costs a call to a customer or a technician. */
const CHANGE_KM = 1

export interface Stop {
  readonly visit: PlanVisit
  /** A fixed visit or a time off, which other stops go around. */
  readonly isFixed: boolean
}

export interface TimedRoute {
  readonly starts: readonly number[]
  readonly km: number
  /** Kilometers plus what the changes cost. */
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

export const hasTrade = ({ categoryIds }: PlanPerson, { categoryId }: PlanVisit): boolean =>
  categoryId === null || categoryIds === null || categoryIds.includes(categoryId)

/** Whether a plan may give the visit to the person. */
export const mayGet = (person: PlanPerson, visit: PlanVisit): boolean =>
  hasTrade(person, visit) && (visit.onlyPersonId === undefined || visit.onlyPersonId === person.id)

const onGrid = (minute: number, step: number): number => Math.ceil(minute / step) * step

/** The way to each stop, from the last stop that has a place, at first from home. The drive to the first stop takes no working time. */
function legsOf(home: GeoPlace | null, stops: readonly Stop[], drive: DriveBetween): Drive[] {
  let at = home
  let isFirst = true
  return stops.map(({ visit: { place } }) => {
    if (place === null) return { km: 0, minutes: 0 }
    const leg = at ? drive(at, place) : { km: 0, minutes: 0 }
    const minutes = isFirst ? 0 : leg.minutes
    at = place
    isFirst = false
    return { km: leg.km, minutes }
  })
}

/** Latest start of each stop that leaves the later ones possible. */
function latestStarts(stops: readonly Stop[], legs: readonly Drive[], close: number, step: number): number[] {
  const latest: number[] = []
  let next = Infinity
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const { visit, isFixed } = stops[index] as Stop
    let start = visit.from ?? 0
    if (!isFixed) {
      const most = Math.min(next, close) - visit.minutes
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
export function timedRoute(
  stops: readonly Stop[],
  person: PlanPerson,
  { step, earliest, changeKm = CHANGE_KM, drive = estimateDrive }: PlanRules,
): TimedRoute | null {
  const legs = legsOf(person.home, stops, drive)
  const latest = latestStarts(stops, legs, person.close, step)
  const starts: number[] = []
  let free = 0
  let changes = 0
  for (const [index, { visit, isFixed }] of stops.entries()) {
    if (isFixed) {
      starts.push(visit.from as number)
      free = Math.max(free, (visit.from as number) + visit.minutes)
      continue
    }
    const least = Math.max(index === 0 ? 0 : free + (legs[index] as Drive).minutes, person.open, visit.window?.from ?? 0, earliest)
    const most = latest[index] as number
    const wanted = visit.from ?? 0
    const start =
      wanted >= least && wanted <= most && visit.from !== null
        ? wanted
        : Math.max(onGrid(least, step), Math.min(onGrid(wanted, step), most))
    if (start > most) return null
    if (visit.from !== start) changes += 1
    if (!visit.staffIds.includes(person.id)) changes += 1
    starts.push(start)
    free = Math.max(free, start + visit.minutes)
  }
  const km = legs.reduce((sum, leg) => sum + leg.km, 0)
  return { starts, km, cost: km + changes * changeKm }
}

/** A person's day in a plan. */
export interface Route extends TimedRoute {
  readonly stops: readonly Stop[]
}

/** Everyone in a plan, and its rules. */
export interface Team {
  readonly people: readonly PlanPerson[]
  readonly rules: PlanRules
}

export const routeOf = (stops: readonly Stop[], person: PlanPerson, rules: PlanRules): Route | null => {
  const timed = timedRoute(stops, person, rules)
  return timed && { ...timed, stops }
}

/** The cheapest place for a visit in a route; null: none keeps the rules. */
export function bestInsertion(visit: PlanVisit, route: Route, person: PlanPerson, rules: PlanRules): Route | null {
  const stop: Stop = { visit, isFixed: false }
  let best: Route | null = null
  for (let index = 0; index <= route.stops.length; index += 1) {
    const candidate = routeOf(route.stops.toSpliced(index, 0, stop), person, rules)
    if (candidate && (best === null || candidate.cost < best.cost)) best = candidate
  }
  return best
}
