import { type FreeTime, freeTimes, type OpenDay, type VisitLength } from './freeTimes.ts'

/** What the service says of somebody for a time. null: it does not say. */
export interface ToldPerson {
  readonly id: string
  readonly category_match: boolean | null
  readonly is_available: boolean | null
  readonly clashes: readonly { readonly start_at: number | null; readonly end_at: number | null }[] | null
  readonly distance_km: number | null
  readonly visits_that_day: number | null
}

/** An open day, with what was said of everybody for all of its hours. */
export interface AskedDay<P extends ToldPerson = ToldPerson> extends OpenDay {
  readonly staff: readonly P[]
}

/** A time that somebody can be booked for. */
export interface NextSlot<P extends ToldPerson = ToldPerson> extends FreeTime {
  readonly person: P
  /** The service has said that this person is free then; else it is still to be asked about this very time. */
  readonly isSure: boolean
}

/** What was said of everybody for single times, by `timeKey`. */
export type AskedTimes<P extends ToldPerson = ToldPerson> = ReadonlyMap<string, readonly P[]>

export const timeKey = ({ date, start_time, end_time }: Pick<FreeTime, 'date' | 'start_time' | 'end_time'>): string =>
  `${date} ${start_time} ${end_time}`

/** Two to choose from at a time, and three before or after noon of a day: the list shows several days. */
const PER_START = 2
const PER_HALF_DAY = 3
const NOON = '12:00'
const WELL_AFTER_SECONDS = 2 * 3600

/** Whether somebody is free at a time that was asked about; null where that was not told. */
const isFree = ({ is_available, clashes }: ToldPerson): boolean | null => is_available ?? (clashes && clashes.length === 0)

const bookedOf = ({ clashes }: ToldPerson) =>
  (clashes ?? []).flatMap(({ start_at, end_at }) => (start_at === null || end_at === null ? [] : [{ start_at, end_at }]))

/** The first time after each thing that is booked, and the first one after noon where that is well after it. */
function offered(times: readonly FreeTime[], stepMinutes: number): FreeTime[] {
  const taken: FreeTime[] = []
  for (const [place, time] of times.entries()) {
    const before = times[place - 1]
    const isFirst = !before || time.start_at - before.start_at > stepMinutes * 60
    const isAfternoon = before !== undefined && time.start_time >= NOON && before.start_time < NOON
    const last = taken.at(-1)
    if (isFirst || (isAfternoon && (!last || time.start_at - last.start_at >= WELL_AFTER_SECONDS))) taken.push(time)
  }
  return taken
}

/** null: this person is not to be offered at that time. */
function slotOf<P extends ToldPerson>(person: P, time: FreeTime, asked: AskedTimes<P>): NextSlot<P> | null {
  const answer = asked.get(timeKey(time))
  if (!answer) return { ...time, person, isSure: person.is_available === true }
  const told = answer.find(({ id }) => id === person.id)
  return told && isFree(told) === true ? { ...time, person: told, isSure: true } : null
}

/** By trade, way and what else the day holds; what is not told speaks neither for nor against. */
const byFit = (a: ToldPerson, b: ToldPerson): number =>
  Number(b.category_match === true) - Number(a.category_match === true) ||
  (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity) ||
  (a.visits_that_day ?? 0) - (b.visits_that_day ?? 0) ||
  0

/** Whoever has another trade is offered where nobody has this one. */
function fitting<P extends ToldPerson>(staff: readonly P[]): readonly P[] {
  const ofTrade = staff.filter(({ category_match }) => category_match !== false)
  return ofTrade.length > 0 ? ofTrade : staff
}

function slotsOn<P extends ToldPerson>(day: AskedDay<P>, length: VisitLength, asked: AskedTimes<P>): NextSlot<P>[] {
  const slots = fitting(day.staff).flatMap((person) => {
    const times = offered(freeTimes(day, bookedOf(person), length), length.step_minutes)
    return times.flatMap((time) => slotOf(person, time, asked) ?? [])
  })
  return slots.toSorted((a, b) => a.start_at - b.start_at || byFit(a.person, b.person))
}

/** Takes slots in their order, as long as neither their start nor their half of the day is full. */
function spread<P extends ToldPerson>(slots: readonly NextSlot<P>[], most: number): NextSlot<P>[] {
  const counts = new Map<string, number>()
  const taken: NextSlot<P>[] = []
  for (const slot of slots) {
    if (taken.length === most) break
    const [start, half] = [String(slot.start_at), `${slot.date} ${slot.start_time < NOON}`]
    const [ofStart, ofHalf] = [counts.get(start) ?? 0, counts.get(half) ?? 0]
    if (ofStart === PER_START || ofHalf === PER_HALF_DAY) continue
    counts.set(start, ofStart + 1).set(half, ofHalf + 1)
    taken.push(slot)
  }
  return taken
}

/**
 * The next times at which somebody can come, the earliest first and of one time the nearest. A slot that is not sure is asked
 * about by its own time; whom the answer does not call free is not offered then, so that others take the place.
 */
export const nextSlots = <P extends ToldPerson>(
  days: readonly AskedDay<P>[],
  length: VisitLength,
  { asked = new Map(), most }: { readonly asked?: AskedTimes<P>; readonly most: number },
): NextSlot<P>[] =>
  spread(
    days.flatMap((day) => slotsOn(day, length, asked)),
    most,
  )

/** Whether anybody says who is free: without that no time can be offered. */
export const isTold = (days: readonly AskedDay[]): boolean =>
  days.some(({ staff }) => staff.some(({ is_available, clashes }) => is_available !== null || clashes !== null))
