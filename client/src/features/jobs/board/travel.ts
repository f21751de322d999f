import type { PlacedVisit } from './boardStore.ts'

const EARTH_KM = 6371
/** Roads are longer than the way of a bird. */
const DETOUR = 1.3
const KM_PER_MINUTE = 40 / 60

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A way from one stop to the next. */
export interface Leg {
  /** Minute of the day in the middle of the gap. */
  readonly at: number
  readonly km: number
  readonly minutes: number
  /** Minutes between the end of one visit and the start of the next. */
  readonly gap: number
  readonly isTooShort: boolean
}

const pointOf = ({ of: { latitude, longitude } }: PlacedVisit): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** By road, roughly, in kilometers. */
export function roadKm(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + east)) * DETOUR
}

const isOff = ({ of: { visit } }: PlacedVisit): boolean => visit.status === 'CANCELLED' || visit.status === 'DECLINED'

/** The ways between the stops of a lane, in their order. What overlaps is a clash, not a way. */
export function legsOf(visits: readonly PlacedVisit[]): Leg[] {
  const stops = visits.filter((visit) => !isOff(visit))
  return stops.slice(1).flatMap((next, index) => {
    const before = stops[index] as PlacedVisit
    const [a, b] = [pointOf(before), pointOf(next)]
    const gap = next.from - before.to
    if (!a || !b || gap < 0) return []
    const km = roadKm(a, b)
    const minutes = Math.ceil(km / KM_PER_MINUTE)
    return [{ at: before.to + gap / 2, km, minutes, gap, isTooShort: minutes > gap }]
  })
}
