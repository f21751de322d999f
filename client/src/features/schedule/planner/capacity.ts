/** Minutes booked of minutes available by day and group. An unknown value is listed by name and never counted as zero. */
import { isClock, minutesOf } from '@callout/contracts/time'

export interface CapacityHours {
  readonly isOn: boolean
  /** HH:mm; null: unknown. */
  readonly open: string | null
  readonly close: string | null
}

/** Time off on a day; the whole day without times. */
export interface CapacityTimeOff {
  readonly startTime: string | null
  readonly endTime: string | null
}

/** Minutes that someone works on a day; null: unknown. Overlapping time off is taken off once. */
export function availableMinutes(hours: CapacityHours | null, timeOff: readonly CapacityTimeOff[]): number | null {
  if (timeOff.some(({ startTime, endTime }) => startTime === null || endTime === null)) return 0
  if (hours === null) return null
  if (!hours.isOn) return 0
  if (hours.open === null || hours.close === null || !isClock(hours.open) || !isClock(hours.close)) return null
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  let [minutes, at] = [Math.max(0, close - open), open]
  const off = timeOff.map(({ startTime, endTime }) => [minutesOf(startTime as string), minutesOf(endTime as string)] as const)
  for (const [from, to] of off.toSorted(([a], [b]) => a - b)) {
    const [opens, ends] = [Math.max(from, at), Math.min(to, close)]
    if (ends <= opens) continue
    minutes -= ends - opens
    at = ends
  }
  return minutes
}

export interface CapacityPerson {
  readonly id: string
  /** Groups that the person belongs to: a branch, or trades. Empty: none is known. */
  readonly groups: readonly string[]
  readonly minutes: number | null
}

export interface CapacityVisit {
  readonly id: string
  /** null: none is known. */
  readonly group: string | null
  /** Length; null: unknown. */
  readonly minutes: number | null
  /** Assigned technicians. An unassigned visit books the time of one. */
  readonly staffCount: number
}

export interface CapacityDay<Person extends CapacityPerson = CapacityPerson, Visit extends CapacityVisit = CapacityVisit> {
  readonly date: string
  readonly people: readonly Person[] | null
  readonly visits: readonly Visit[] | null
}

/** Minutes of a day and group. */
export interface CapacityCell {
  /** null: the backend returns no people. */
  readonly available: number | null
  /** null: the backend returns no visits. */
  readonly booked: number | null
  /** People whose hours, and visits whose length is unknown: not in the sums. */
  readonly unknownPeople: number
  readonly unknownVisits: number
}

/** The cell of a group, or of all people and visits of the day, those without a group included. */
export function capacityCell({ people, visits }: CapacityDay, group: string | null): CapacityCell {
  const ofGroup = people?.filter(({ groups }) => group === null || groups.includes(group))
  const inGroup = visits?.filter((visit) => group === null || visit.group === group)
  return {
    available: ofGroup?.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) ?? null,
    booked: inGroup?.reduce((sum, { minutes, staffCount }) => sum + (minutes ?? 0) * Math.max(1, staffCount), 0) ?? null,
    unknownPeople: ofGroup?.filter(({ minutes }) => minutes === null).length ?? 0,
    unknownVisits: inGroup?.filter(({ minutes }) => minutes === null).length ?? 0,
  }
}

const added = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

/** The sum of days; null where a part of it is missing. */
export const capacitySum = (cells: readonly CapacityCell[]): CapacityCell =>
  cells.reduce((sum, cell) => ({
    available: added(sum.available, cell.available),
    booked: added(sum.booked, cell.booked),
    unknownPeople: sum.unknownPeople + cell.unknownPeople,
    unknownVisits: sum.unknownVisits + cell.unknownVisits,
  }))

/** Data missing in the sums. People count once, whatever the number of days. */
export interface Uncounted<Person, Visit> {
  readonly withoutHours: readonly Person[]
  readonly withoutLength: readonly Visit[]
  /** In the sums of all, and in no group. */
  readonly peopleWithoutGroup: readonly Person[]
  readonly visitsWithoutGroup: readonly Visit[]
}

export function uncounted<Person extends CapacityPerson, Visit extends CapacityVisit>(
  days: readonly CapacityDay<Person, Visit>[],
): Uncounted<Person, Visit> {
  const people = days.flatMap((day) => day.people ?? [])
  const visits = days.flatMap((day) => day.visits ?? [])
  const once = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ]
  return {
    withoutHours: once(people.filter(({ minutes }) => minutes === null)),
    withoutLength: once(visits.filter(({ minutes }) => minutes === null)),
    peopleWithoutGroup: once(people.filter(({ groups }) => groups.length === 0)),
    visitsWithoutGroup: once(visits.filter(({ group }) => group === null)),
  }
}
