/** Ways between the stops of a day, roughly, and the order of stops that makes them short. */

/** Degrees. */
export interface GeoPlace {
  readonly latitude: number
  readonly longitude: number
}

/** What may have a place. */
interface Placed {
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
}

/** Where something is; null where nobody has said. In the sea at 0, 0 there is no customer: some backends write nothing so. */
export function placeOf({ latitude, longitude }: Placed): GeoPlace | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

const EARTH_KM = 6371
/** Roads are longer than the way of a bird. */
const DETOUR = 1.3
const KM_PER_MINUTE = 40 / 60

/** As the crow flies (haversine). */
export function crowKm(a: GeoPlace, b: GeoPlace): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + east))
}

/** By road, roughly. */
export const roadKm = (a: GeoPlace, b: GeoPlace): number => crowKm(a, b) * DETOUR

/** At the speed of a town. */
export const driveMinutes = (km: number): number => Math.ceil(km / KM_PER_MINUTE)

/** From each place to the next, by road. */
export const wayKm = (places: readonly GeoPlace[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + roadKm(places[index] as GeoPlace, place), 0)

/** A visit of somebody's day; minutes of the day. */
export interface DayStop {
  readonly id: string
  /** null: nobody has located it. It keeps its turn. */
  readonly place: GeoPlace | null
  readonly from: number
  readonly to: number
  /** Keeps its time: it has begun, or it is not only this person's. */
  readonly isFixed: boolean
}

export interface DayRules {
  /** Where the day begins; null: at its first stop. */
  readonly home: GeoPlace | null
  /** Nothing is moved to before it. */
  readonly earliest: number
  /** Nothing ends after it, unless something does already. */
  readonly latest: number
  /** Starts stand on a grid of so many minutes. */
  readonly step: number
}

export interface SuggestedDay {
  /** All stops in their new order, with their new times. */
  readonly stops: readonly DayStop[]
  readonly kmBefore: number
  readonly kmAfter: number
}

/** Shorter by less is not worth a call to a customer. */
const LEAST_GAIN_KM = 0.1

const kmOf = (stops: readonly DayStop[], home: GeoPlace | null): number =>
  wayKm([home, ...stops.map(({ place }) => place)].filter((place) => place !== null))

/**
 * Gives each stop a time: the start that the stop of its turn has today, later where the one before and the way from it take
 * longer. null: it does not fit between what keeps its time, or not into the day.
 */
function timed(order: readonly DayStop[], today: readonly DayStop[], { earliest, latest, step }: DayRules): DayStop[] | null {
  const end = Math.max(latest, ...today.map(({ to }) => to))
  const done: DayStop[] = []
  let free = 0
  let at: GeoPlace | null = null
  for (const [turn, stop] of order.entries()) {
    const drive: number = at && stop.place ? driveMinutes(roadKm(at, stop.place)) : 0
    at = stop.place ?? at
    if (stop.isFixed) {
      // What keeps its time may overlap as it does today, but nothing is moved into it.
      if (free > stop.from && done.some(({ isFixed, to }) => !isFixed && to > stop.from)) return null
      done.push(stop)
      free = Math.max(free, stop.to)
      continue
    }
    const wanted = Math.max((today[turn] as DayStop).from, earliest, turn === 0 ? 0 : free + drive)
    const from = wanted === stop.from ? wanted : Math.ceil(wanted / step) * step
    const to = from + (stop.to - stop.from)
    if (to > end) return null
    done.push({ ...stop, from, to })
    free = to
  }
  return done
}

/** The nearest first, from turn to turn. */
function nearestFirst(today: readonly DayStop[], home: GeoPlace | null): DayStop[] {
  const left = today.filter(canTurn)
  let at = home
  return today.map((stop) => {
    let next = stop
    if (canTurn(stop)) {
      const from = at
      if (from) left.sort((a, b) => roadKm(from, a.place) - roadKm(from, b.place))
      next = left.shift() as DayStop
    }
    at = next.place ?? at
    return next
  })
}

const canTurn = (stop: DayStop): stop is DayStop & { readonly place: GeoPlace } => !stop.isFixed && stop.place !== null

/** The order with the stops between two of the turns that may change the other way round, or one of them taken to the other. */
function* changesOf(order: readonly DayStop[]): Generator<DayStop[]> {
  const turns = order.flatMap((stop, turn) => (canTurn(stop) ? [turn] : []))
  const movable = turns.map((turn) => order[turn] as DayStop)
  const filled = (stops: readonly DayStop[]): DayStop[] => {
    const next = [...order]
    turns.forEach((turn, index) => (next[turn] = stops[index] as DayStop))
    return next
  }
  for (let i = 0; i < movable.length; i += 1)
    for (let j = 0; j < movable.length; j += 1) {
      if (i === j) continue
      if (i < j) yield filled([...movable.slice(0, i), ...movable.slice(i, j + 1).toReversed(), ...movable.slice(j + 1)])
      const rest = movable.toSpliced(i, 1)
      yield filled(rest.toSpliced(j, 0, movable[i] as DayStop))
    }
}

interface Candidate {
  readonly order: readonly DayStop[]
  readonly stops: readonly DayStop[]
  readonly km: number
}

function candidateOf(order: readonly DayStop[], today: readonly DayStop[], rules: DayRules): Candidate | null {
  const stops = timed(order, today, rules)
  return stops && { order, stops, km: kmOf(order, rules.home) }
}

/** Takes each change that makes it shorter, until none does (2-opt). */
function shortened(first: Candidate, today: readonly DayStop[], rules: DayRules): Candidate {
  let best = first
  for (;;) {
    let found: Candidate | null = null
    for (const order of changesOf(best.order)) {
      if (kmOf(order, rules.home) > best.km - 1e-9) continue
      found = candidateOf(order, today, rules)
      if (found) break
    }
    if (!found) return best
    best = found
  }
}

/**
 * A shorter order for somebody's day: the nearest first, then as 2-opt makes it better. What keeps its time keeps its turn, too;
 * the others take the turns and the times of each other. null: none that fits is shorter.
 */
export function suggestedDay(stops: readonly DayStop[], rules: DayRules): SuggestedDay | null {
  const today = stops.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const kmBefore = kmOf(today, rules.home)
  const begins = [today, nearestFirst(today, rules.home)].flatMap((order) => candidateOf(order, today, rules) ?? [])
  const [best] = begins.map((begin) => shortened(begin, today, rules)).toSorted((a, b) => a.km - b.km)
  if (!best || best.km > kmBefore - LEAST_GAIN_KM) return null
  return { stops: best.stops, kmBefore, kmAfter: best.km }
}
