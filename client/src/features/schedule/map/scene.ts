import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { initialsOf } from '../../../components/status/initials.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { formatTime } from '../board/visitText.ts'
import type { MapDay, MapPerson, MapStop } from './mapDay.ts'

/** A visit on the map, once even with several technicians. */
export interface Pin {
  readonly id: string
  readonly of: BoardVisitFragment
  readonly place: GeoPlace
  readonly number: number | null
  /** null: unassigned. */
  readonly initials: string | null
  readonly color: string | null
  readonly personId: string | null
  /** "Visit 2 of Ana Silva: 9:00 – 10:30 AM, Maria Lopez, Assigned". */
  readonly label: string
  /** Changes of the plan under review; null: none. */
  readonly plan: PinPlan | null
}

export interface PinPlan {
  readonly text: string
  /** null: on another day. */
  readonly face: Pick<Pin, 'number' | 'initials' | 'color'> | null
}

export interface Route {
  readonly personId: string
  readonly color: string | null
  readonly places: readonly GeoPlace[]
  /** Of the plan under review, or replaced by it; null: neither. */
  readonly plan: 'PLANNED' | 'REPLACED' | null
}

export interface Scene {
  readonly pins: readonly Pin[]
  readonly routes: readonly Route[]
  readonly people: readonly (MapPerson & { readonly place: GeoPlace })[]
  readonly home: GeoPlace | null
}

function pinOf({ of, number, place }: MapStop, person: MapPerson | null, format: Format): Pin[] {
  if (!place) return []
  const label = person ? (number === null ? person.name : `Visit ${number} of ${person.name}`) : 'Unassigned'
  const what = [formatTime(of, format), of.customer?.name ?? of.title ?? jobNumberOf({ id: of.jobId ?? of.id, jobNumber: of.jobNumber })]
  return [
    {
      id: of.id,
      of,
      place,
      number,
      initials: person && initialsOf(person.name),
      color: person?.color ?? null,
      personId: person?.id ?? null,
      label: `${label}: ${[...what, statusWord(of.visit)].join(', ')}`,
      plan: null,
    },
  ]
}

export const getPlaces = ({ pins, people, home }: Scene): GeoPlace[] => [
  ...pins.map(({ place }) => place),
  ...people.map(({ place }) => place),
  ...(home ? [home] : []),
]

export function sceneOf({ home, people, unassigned }: MapDay, format: Format): Scene {
  const all = [
    ...people.flatMap((person) => person.stops.flatMap((stop) => pinOf(stop, person, format))),
    ...unassigned.flatMap((stop) => pinOf(stop, null, format)),
  ]
  const once = [...new Map(all.toReversed().map((pin) => [pin.id, pin])).values()].toReversed()
  return {
    pins: once,
    routes: people.flatMap(({ id, color, stops }) => {
      const places = stops.flatMap(({ number, place }) => (number === null || !place ? [] : [place]))
      return places.length === 0 ? [] : [{ personId: id, color, places: home ? [home, ...places] : places, plan: null }]
    }),
    people: people.flatMap((person) => (person.place ? [{ ...person, place: person.place }] : [])),
    home,
  }
}
