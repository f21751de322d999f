import { type GeoPlace, placeOf, wayKm } from '@callout/contracts/jobs/routes'
import type { BoardDayFragment, BoardPersonFragment, BoardVisitFragment } from '../shared/board.generated.ts'

/** A visit in the list beside the map. One of several people stands there for each of them. */
export interface MapStop {
  /** Of its place in the list: of a visit of two people there are two. */
  readonly key: string
  readonly of: BoardVisitFragment
  /** Its turn in the day of the person; null: it has none. */
  readonly number: number | null
  /** null: nobody has located it. */
  readonly place: GeoPlace | null
}

/** Somebody's day on the map. */
export interface MapPerson {
  readonly id: string
  readonly name: string
  readonly color: string | null
  /** Where the person was last; null: nobody knows. */
  readonly place: GeoPlace | null
  /** When that was, in Unix seconds. */
  readonly placeAt: number | null
  /** In the order of time. */
  readonly stops: readonly MapStop[]
  /** By road, from the branch through all located stops. */
  readonly km: number
}

export interface MapDay {
  readonly home: GeoPlace | null
  readonly people: readonly MapPerson[]
  readonly unassigned: readonly MapStop[]
  /** Those that nobody has located, whoever has them. */
  readonly lost: readonly MapStop[]
}

/** Nobody goes there. */
export const isOff = ({ visit: { status } }: BoardVisitFragment): boolean => status === 'CANCELLED' || status === 'DECLINED'

const byTime = (a: BoardVisitFragment, b: BoardVisitFragment): number =>
  (a.visit.startAt ?? Infinity) - (b.visit.startAt ?? Infinity) || Number(a.id) - Number(b.id)

/** Each visit once, in the order of time. */
export const visitsIn = ({ visits, unassigned }: BoardDayFragment): BoardVisitFragment[] =>
  [...new Map([...(unassigned ?? []), ...(visits ?? [])].map((one) => [one.id, one])).values()].toSorted(byTime)

const unknownPerson = {
  availabilityStatus: null,
  latitude: null,
  longitude: null,
  locationAt: null,
  routeKm: null,
  hours: null,
  timeOff: null,
} as const

/** The staff of the day, and everyone else who has a visit. */
export function peopleOf(day: BoardDayFragment): BoardPersonFragment[] {
  const people = new Map<string, BoardPersonFragment>((day.staff ?? []).map((person) => [person.id, person]))
  for (const { visit } of visitsIn(day))
    for (const member of visit.staff ?? []) if (!people.has(member.id)) people.set(member.id, { ...unknownPerson, ...member })
  return [...people.values()]
}

function personOf(
  { id, name, color, locationAt, ...at }: BoardPersonFragment,
  visits: readonly BoardVisitFragment[],
  home: GeoPlace | null,
): MapPerson {
  const own = visits.filter(({ visit }) => visit.staff?.some((member) => member.id === id))
  let turn = 0
  const stops = own.map((of): MapStop => ({ key: `${id}/${of.id}`, of, number: isOff(of) ? null : (turn += 1), place: placeOf(of) }))
  const way = [home, ...stops.flatMap(({ number, place }) => (number === null ? [] : [place]))].filter((place) => place !== null)
  return { id, name: name ?? 'Unknown', color, place: placeOf(at), placeAt: locationAt, stops, km: stops.length > 0 ? wayKm(way) : 0 }
}

/** A day as the map and its list show it; those with visits come first. */
export function mapDay(day: BoardDayFragment): MapDay {
  const visits = visitsIn(day)
  const home = day.branch && placeOf(day.branch)
  const listed = (prefix: string, some: readonly BoardVisitFragment[]): MapStop[] =>
    some.map((of) => ({ key: `${prefix}/${of.id}`, of, number: null, place: placeOf(of) }))
  return {
    home,
    people: peopleOf(day)
      .map((person) => personOf(person, visits, home))
      .toSorted((a, b) => Number(b.stops.length > 0) - Number(a.stops.length > 0)),
    unassigned: listed(
      'nobody',
      visits.filter(({ visit }) => !visit.staff?.length),
    ),
    lost: listed(
      'lost',
      visits.filter((of) => placeOf(of) === null),
    ),
  }
}

/** Whether the backend tells a day at all. */
export const isReturned = ({ staff, visits, unassigned }: BoardDayFragment): boolean =>
  staff !== null || visits !== null || unassigned !== null
