import { driveMinutes, type GeoPlace, roadKm } from '../routes.ts'

export interface Drive {
  readonly km: number
  /** Whole minutes. */
  readonly minutes: number
  /** From a routing service; missing: estimated. */
  readonly isByRoad?: true
}

export type DriveBetween = (from: GeoPlace, to: GeoPlace) => Drive

export const DRIVE_TIMES_PATH = '/drive-times'

/** A team of 50 with 300 visits fits. */
export const MOST_DRIVE_PLACES = 300

/** Rows are origins, columns destinations, in the order of the request's places; null: no road. */
export interface DriveTimesReply {
  readonly meters: readonly (readonly (number | null)[])[]
  readonly seconds: readonly (readonly (number | null)[])[]
}

export interface DriveTable extends DriveTimesReply {
  readonly places: readonly GeoPlace[]
}

/** Great circle × 1.3 at 40 km/h. */
export function estimateDrive(from: GeoPlace, to: GeoPlace): Drive {
  const km = roadKm(from, to)
  return { km, minutes: driveMinutes(km) }
}

const getKey = ({ latitude, longitude }: GeoPlace): string => `${latitude},${longitude}`

export const distinctPlaces = (places: readonly (GeoPlace | null)[]): GeoPlace[] => [
  ...new Map(places.flatMap((place) => (place ? [[getKey(place), place] as const] : []))).values(),
]

export function drivesIn(table: DriveTable | null | undefined): DriveBetween {
  if (!table) return estimateDrive
  const indexes = new Map(table.places.map((place, index) => [getKey(place), index]))
  // The search looks up the same objects a million times.
  const known = new WeakMap<GeoPlace, number>()
  const indexOf = (place: GeoPlace): number => {
    let index = known.get(place)
    if (index === undefined) known.set(place, (index = indexes.get(getKey(place)) ?? -1))
    return index
  }
  return (from, to) => {
    const [row, column] = [indexOf(from), indexOf(to)]
    const [meters, seconds] = [table.meters[row]?.[column] ?? null, table.seconds[row]?.[column] ?? null]
    return meters === null || seconds === null
      ? estimateDrive(from, to)
      : { km: meters / 1000, minutes: Math.ceil(seconds / 60), isByRoad: true }
  }
}
