import type { GeoPlace } from '@callout/contracts/jobs/routes'
import type { DistanceUnit } from '../../../../lib/format/distance.ts'

/** A part of the map, in degrees. */
export interface Box {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

const KM_PER_DEGREE = 111.195
const KM_PER_MILE = 1.609344
const MOST_LINES = 12
/** At the poles a grid has no sense. */
const LAST_LATITUDE = 84

/** 1, 2 or 5 with zeros, the first that is long enough. */
export function roundLength(least: number): number {
  const tens = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((times) => times * tens >= least * (1 - 1e-9)) ?? 10) * tens
}

export interface Grid {
  /** How long the side of a square is, in the unit. */
  readonly length: number
  readonly lines: readonly (readonly [from: GeoPlace, to: GeoPlace])[]
}

const countedFrom = (low: number, high: number, step: number): number[] => {
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step)
}

/** Squares over a part of the map, of a round length: what tells distances where no basemap does. */
export function gridOf({ north, south, east, west }: Box, unit: DistanceUnit): Grid {
  const [top, bottom] = [Math.min(north, LAST_LATITUDE), Math.max(south, -LAST_LATITUDE)]
  const kmPerUnit = unit === 'mi' ? KM_PER_MILE : 1
  // Squares keep their place while the map is moved a little: they are as wide as they are in the middle of a whole degree.
  const widest = Math.cos((Math.round((top + bottom) / 2) * Math.PI) / 180)
  const [height, width] = [(top - bottom) * KM_PER_DEGREE, (east - west) * KM_PER_DEGREE * widest]
  const length = roundLength(Math.max(height, width) / MOST_LINES / kmPerUnit)
  const km = length * kmPerUnit
  const rows = countedFrom(bottom, top, km / KM_PER_DEGREE)
  const columns = countedFrom(west, east, km / KM_PER_DEGREE / widest)
  return {
    length,
    lines: [
      ...rows.map(
        (latitude) =>
          [
            { latitude, longitude: west },
            { latitude, longitude: east },
          ] as const,
      ),
      ...columns.map(
        (longitude) =>
          [
            { latitude: bottom, longitude },
            { latitude: top, longitude },
          ] as const,
      ),
    ],
  }
}
