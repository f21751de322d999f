import { worksAlone } from '../../../lib/session/onSite.ts'
import { type DriveBetween, estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import { idleText } from '../visits/idleText.ts'
import { type Route, routeOf } from '../board/travel.ts'
import type { BoardDayFragment, BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'

export interface MapStop {
  /** Key of the list item: a visit of two technicians has two. */
  readonly key: string
  readonly of: BoardVisitFragment
  /** Position in the technician's day; null: none. */
  readonly number: number | null
  /** null: no location. */
  readonly place: GeoPlace | null
}

export interface MapPerson extends Route {
  readonly id: string
  readonly name: string
  readonly color: string | null
  /** Last known position; null: unknown. */
  readonly place: GeoPlace | null
  /** Its time, in Unix seconds. */
  readonly placeAt: number | null
  /** Without stops: whether the person works that day. */
  readonly idle: string
  readonly stops: readonly MapStop[]
}

export interface MapDay {
  readonly home: GeoPlace | null
  readonly people: readonly MapPerson[]
  readonly unassigned: readonly MapStop[]
  /** Visits without a location, assigned or not. */
  readonly lost: readonly MapStop[]
}

export const isOff = ({ visit: { status } }: BoardVisitFragment): boolean => status === 'CANCELLED' || status === 'DECLINED'

const byTime = (a: BoardVisitFragment, b: BoardVisitFragment): number =>
  (a.visit.startAt ?? Infinity) - (b.visit.startAt ?? Infinity) || Number(a.id) - Number(b.id)

/** Each visit once, by time. */
export const visitsIn = ({ visits, unassigned }: BoardDayFragment): BoardVisitFragment[] =>
  [...new Map([...(unassigned ?? []), ...(visits ?? [])].map((item) => [item.id, item])).values()].toSorted(byTime)

const unknownPerson = {
  availabilityStatus: null,
  latitude: null,
  longitude: null,
  locationAt: null,
  hours: null,
  timeOff: null,
} as const

/** The day's staff, and others with a visit. */
export function getPeople(day: BoardDayFragment): BoardPersonFragment[] {
  const people = new Map<string, BoardPersonFragment>((day.staff ?? []).map((person) => [person.id, person]))
  for (const { visit } of visitsIn(day))
    for (const member of visit.staff ?? []) if (!people.has(member.id)) people.set(member.id, { ...unknownPerson, ...member })
  return [...people.values()]
}

function getPerson(
  { id, name, color, locationAt, ...at }: BoardPersonFragment,
  visits: readonly BoardVisitFragment[],
  { home, drive }: { readonly home: GeoPlace | null; readonly drive: DriveBetween },
): MapPerson {
  const ownBoardVisits = visits.filter(({ visit }) => visit.staff?.some((member) => member.id === id))
  let turn = 0
  const stops = ownBoardVisits.map((of): MapStop => ({
    key: `${id}/${of.id}`,
    of,
    number: isOff(of) ? null : (turn += 1),
    place: getPlace(of),
  }))
  return {
    id,
    name: worksAlone() ? 'You' : (name ?? 'Unknown'),
    color,
    place: getPlace(at),
    placeAt: locationAt,
    idle: idleText(at),
    stops,
    ...routeOf([home, ...stops.flatMap(({ number, place }) => (number === null ? [] : [place]))], drive),
  }
}

export function mapDay(day: BoardDayFragment, drive: DriveBetween = estimateDrive): MapDay {
  const visits = visitsIn(day)
  const home = day.branch && getPlace(day.branch)
  const listed = (prefix: string, some: readonly BoardVisitFragment[]): MapStop[] =>
    some.map((of) => ({ key: `${prefix}/${of.id}`, of, number: null, place: getPlace(of) }))
  return {
    home,
    people: getPeople(day)
      .map((person) => getPerson(person, visits, { home, drive }))
      .toSorted((a, b) => Number(b.stops.length > 0) - Number(a.stops.length > 0)),
    unassigned: listed(
      'nobody',
      visits.filter(({ visit }) => !visit.staff?.length),
    ),
    lost: listed(
      'lost',
      visits.filter((of) => getPlace(of) === null),
    ),
  }
}

export const isReturned = ({ staff, visits, unassigned }: BoardDayFragment): boolean =>
  staff !== null || visits !== null || unassigned !== null
