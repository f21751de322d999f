import type { DriveBetween } from '@callout/contracts/jobs/planning/drives'
import { placeOf } from '@callout/contracts/jobs/routes'
import type { PlacedVisit } from './boardStore.ts'

/** Travel between two stops. */
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

const isOff = ({ of: { visit } }: PlacedVisit): boolean => visit.status === 'CANCELLED' || visit.status === 'DECLINED'

/** Travel between consecutive stops of a lane. Overlapping stops have none. */
export function legsOf(visits: readonly PlacedVisit[], drive: DriveBetween): Leg[] {
  const stops = visits.filter((visit) => !isOff(visit))
  return stops.slice(1).flatMap((next, index) => {
    const before = stops[index] as PlacedVisit
    const [a, b] = [placeOf(before.of), placeOf(next.of)]
    const gap = next.from - before.to
    if (!a || !b || gap < 0) return []
    const { km, minutes, isByRoad = false } = drive(a, b)
    return [{ at: before.to + gap / 2, km, minutes, isByRoad, gap, isTooShort: minutes > gap }]
  })
}
