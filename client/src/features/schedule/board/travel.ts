import type { DriveBetween } from '@callout/contracts/jobs/planning/drives'
import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import type { PlacedVisit } from './boardStore.ts'

export interface Leg {
  /** Minute of the day in the middle of the gap. */
  readonly at: number
  readonly km: number
  readonly minutes: number
  readonly isByRoad: boolean
  /** Minutes between the end of one visit and the start of the next. */
  readonly gap: number
  readonly isTooShort: boolean
}

export interface Route {
  /** From the branch through all located stops. */
  readonly km: number
  /** Whether a routing service returned all of these drives. */
  readonly isByRoad: boolean
}

export function routeOf(places: readonly (GeoPlace | null)[], drive: DriveBetween): Route {
  const located = places.filter((place) => place !== null)
  const legs = located.slice(1).map((to, index) => drive(located[index] as GeoPlace, to))
  return { km: legs.reduce((sum, { km }) => sum + km, 0), isByRoad: legs.every(({ isByRoad }) => isByRoad) }
}

/** Cancelled or declined. */
export const isOff = ({ of: { visit } }: PlacedVisit): boolean => visit.status === 'CANCELLED' || visit.status === 'DECLINED'

export function legsOf(visits: readonly PlacedVisit[], drive: DriveBetween): Leg[] {
  const stops = visits.filter((visit) => !isOff(visit))
  return stops.slice(1).flatMap((next, index) => {
    const before = stops[index] as PlacedVisit
    const [a, b] = [getPlace(before.of), getPlace(next.of)]
    const gap = next.from - before.to
    if (!a || !b || gap < 0) return []
    const { km, minutes, isByRoad = false } = drive(a, b)
    return [{ at: before.to + gap / 2, km, minutes, isByRoad, gap, isTooShort: minutes > gap }]
  })
}

export const routeOfLane = (visits: readonly PlacedVisit[], home: GeoPlace | null, drive: DriveBetween): Route =>
  routeOf([home, ...visits.filter((visit) => !isOff(visit)).map(({ of }) => getPlace(of))], drive)
