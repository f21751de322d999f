import { type FreeTime, freeTimes, type OpenDay, type VisitLength } from '@callout/contracts/jobs/schedule/freeTimes'

/** A staff member's availability at a time. Null: unknown. */
export interface AvailablePerson {
  readonly id: string
  readonly category_match: boolean | null
  readonly is_available: boolean | null
  readonly clashes: readonly { readonly start_at: number | null; readonly end_at: number | null }[] | null
  readonly distance_km: number | null
  readonly visits_that_day: number | null
}

/** An open day and everyone's availability in its hours. */
export interface AskedDay<P extends AvailablePerson = AvailablePerson> extends OpenDay {
  readonly staff: readonly P[]
}

export interface NextSlot<P extends AvailablePerson = AvailablePerson> extends FreeTime {
  readonly person: P
  /** Whether the backend confirmed this exact time; otherwise it must be requested. */
  readonly isSure: boolean
}

/** Availability at single times, by `timeKey`. */
export type AskedTimes<P extends AvailablePerson = AvailablePerson> = ReadonlyMap<string, readonly P[]>

export const timeKey = ({ date, start_time, end_time }: Pick<FreeTime, 'date' | 'start_time' | 'end_time'>): string =>
  `${date} ${start_time} ${end_time}`

/** At most two per start and three per half-day, so that the list covers several days. */
const PER_START = 2
const PER_HALF_DAY = 3
const NOON = '12:00'
const WELL_AFTER_SECONDS = 2 * 3600

/** A rule that a search may leave out: the trade, or working hours and time off. */
export type RelaxedRule = 'TRADE' | 'HOURS'

/** Whether a person is free at a requested time; null if unknown. */
const isFree = ({ is_available, clashes }: AvailablePerson, relaxed: RelaxedRule | null): boolean | null => {
  const hasNoClash = clashes && clashes.length === 0
  return relaxed === 'HOURS' ? (hasNoClash ?? is_available) : (is_available ?? hasNoClash)
}

const bookedOf = ({ clashes }: AvailablePerson) =>
  (clashes ?? []).flatMap(({ start_at, end_at }) => (start_at === null || end_at === null ? [] : [{ start_at, end_at }]))

/** The first time after each booking, and the first one after noon if much later. */
function offered(times: readonly FreeTime[], stepMinutes: number): FreeTime[] {
  const selected: FreeTime[] = []
  for (const [index, time] of times.entries()) {
    const before = times[index - 1]
    const isFirst = !before || time.start_at - before.start_at > stepMinutes * 60
    const isAfternoon = before !== undefined && time.start_time >= NOON && before.start_time < NOON
    const last = selected.at(-1)
    if (isFirst || (isAfternoon && (!last || time.start_at - last.start_at >= WELL_AFTER_SECONDS))) selected.push(time)
  }
  return selected
}

interface Search<P extends AvailablePerson> {
  readonly asked: AskedTimes<P>
  readonly relaxed: RelaxedRule | null
}

/** Null if the person must not be offered. */
function getSlot<P extends AvailablePerson>(person: P, time: FreeTime, { asked, relaxed }: Search<P>): NextSlot<P> | null {
  const answer = asked.get(timeKey(time))
  if (!answer) return { ...time, person, isSure: person.is_available === true }
  const match = answer.find(({ id }) => id === person.id)
  return match && isFree(match, relaxed) === true ? { ...time, person: match, isSure: true } : null
}

const byFit = (a: AvailablePerson, b: AvailablePerson): number =>
  Number(b.category_match === true) - Number(a.category_match === true) ||
  (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity) ||
  (a.visits_that_day ?? 0) - (b.visits_that_day ?? 0) ||
  0

function fitting<P extends AvailablePerson>(staff: readonly P[]): readonly P[] {
  const ofTrade = staff.filter(({ category_match }) => category_match !== false)
  return ofTrade.length > 0 ? ofTrade : staff
}

function slotsOn<P extends AvailablePerson>(day: AskedDay<P>, length: VisitLength, search: Search<P>): NextSlot<P>[] {
  const slots = (search.relaxed === 'TRADE' ? day.staff : fitting(day.staff)).flatMap((person) => {
    const times = offered(freeTimes(day, bookedOf(person), length), length.step_minutes)
    return times.flatMap((time) => getSlot(person, time, search) ?? [])
  })
  return slots.toSorted((a, b) => a.start_at - b.start_at || byFit(a.person, b.person))
}

function spread<P extends AvailablePerson>(slots: readonly NextSlot<P>[], most: number): NextSlot<P>[] {
  const counts = new Map<string, number>()
  const selected: NextSlot<P>[] = []
  for (const slot of slots) {
    if (selected.length === most) break
    const [start, half] = [String(slot.start_at), `${slot.date} ${slot.start_time < NOON}`]
    const [ofStart, ofHalf] = [counts.get(start) ?? 0, counts.get(half) ?? 0]
    if (ofStart === PER_START || ofHalf === PER_HALF_DAY) continue
    counts.set(start, ofStart + 1).set(half, ofHalf + 1)
    selected.push(slot)
  }
  return selected
}

/** By time, then distance. Unconfirmed slots must be requested; a person who isn't free then is dropped in favor of others. */
export const nextSlots = <P extends AvailablePerson>(
  days: readonly AskedDay<P>[],
  length: VisitLength,
  { asked = new Map(), relaxed = null, most }: Partial<Search<P>> & { readonly most: number },
): NextSlot<P>[] =>
  spread(
    days.flatMap((day) => slotsOn(day, length, { asked, relaxed })),
    most,
  )

/** Whether the backend returns availability at all. */
export const isAvailabilityKnown = (days: readonly AskedDay[]): boolean =>
  days.some(({ staff }) => staff.some(({ is_available, clashes }) => is_available !== null || clashes !== null))

/** Why someone is offered at none of the times. `freeMinutes`: the longest time without a visit, within the hours. */
export type LeftOut<P extends AvailablePerson = AvailablePerson> =
  | { readonly person: P; readonly reason: 'TRADE' | 'UNAVAILABLE' | 'LATER' }
  | { readonly person: P; readonly reason: 'BOOKED'; readonly freeMinutes: number }

/** Minutes of the longest free time of the day. */
function longestFree(day: AskedDay, person: AvailablePerson, length: VisitLength): number {
  const { step_minutes: step } = length
  let minutes = 0
  while (freeTimes(day, bookedOf(person), { ...length, minutes: minutes + step }).length > 0) minutes += step
  return minutes
}

function leftOutOf<P extends AvailablePerson>(days: readonly AskedDay<P>[], id: string, length: VisitLength): LeftOut<P> | null {
  const match = days.flatMap((day) => day.staff.filter((person) => person.id === id).map((person) => ({ day, person })))
  const [first] = match
  if (!first) return null
  const skilled = match.filter(({ day, person }) => fitting(day.staff).includes(person))
  if (skilled.length === 0) return { person: first.person, reason: 'TRADE' }
  const free = skilled.filter(({ day, person }) => freeTimes(day, bookedOf(person), length).length > 0)
  if (free.length === 0) {
    const freeMinutes = Math.max(...skilled.map(({ day, person }) => longestFree(day, person, length)))
    return { person: skilled[0]?.person ?? first.person, reason: 'BOOKED', freeMinutes }
  }
  const off = free.find(({ person }) => person.is_available === false)
  const isOffered = free.some(({ person }) => isFree(person, null) === true)
  return { person: (isOffered ? free[0] : off)?.person ?? first.person, reason: isOffered || !off ? 'LATER' : 'UNAVAILABLE' }
}

/** Everyone without a slot among those offered, each with the reason. */
export function leftOut<P extends AvailablePerson>(
  days: readonly AskedDay<P>[],
  length: VisitLength,
  slots: readonly NextSlot<P>[],
): LeftOut<P>[] {
  const offeredIds = new Set(slots.map(({ person }) => person.id))
  const ids = new Set(days.flatMap(({ staff }) => staff.map(({ id }) => id)))
  return [...ids].flatMap((id) => (offeredIds.has(id) ? [] : (leftOutOf(days, id, length) ?? [])))
}
