import type { GeoPlace } from '@callout/contracts/jobs/routes'
import type { Drive, DriveBetween } from '@callout/contracts/jobs/planning/drives'

interface Stop {
  readonly visit: { readonly place: GeoPlace | null; readonly from: number | null; readonly minutes: number }
  readonly isFixed: boolean
}

const noDrive: Drive = { km: 0, minutes: 0 }

/**
 * The way to each stop, from the last stop that has a place, at first from home. The drive to the first stop takes no working time.
 * After fixed visits that overlap or are too close to reach, the drive from each has to fit; minutes count from the last end.
 */
export function legsOf(home: GeoPlace | null, stops: readonly Stop[], drive: DriveBetween): Drive[] {
  let at = home
  let departures: { readonly place: GeoPlace; readonly end: number }[] = []
  let lastEnd = -Infinity
  return stops.map(({ visit, isFixed }) => {
    const { place, from, minutes: length } = visit
    if (place === null) return noDrive
    const leg = at ? drive(at, place) : noDrive
    const start = from ?? 0
    const isReached = !isFixed || departures.every((departure) => departure.end + drive(departure.place, place).minutes <= start)
    let minutes = departures.length === 0 ? 0 : leg.minutes
    if (!isFixed && departures.length > 1)
      minutes = Math.max(0, ...departures.map((departure) => drive(departure.place, place).minutes - (lastEnd - departure.end)))
    const end = isFixed ? start + length : -Infinity
    departures = isReached ? [{ place, end }] : [...departures, { place, end }]
    lastEnd = isReached ? end : Math.max(lastEnd, end)
    at = place
    return { km: leg.km, minutes }
  })
}
