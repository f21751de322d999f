/** What a day comes to: kilometers, drive time and promises met. */
import type { GeoPlace } from '../routes.ts'
import { estimateDrive } from './drives.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

export interface Placement {
  readonly visit: PlanVisit
  readonly personId: string
  /** Minutes of the day. */
  readonly from: number
}

export interface DaySums {
  /** By road, from home through all stops of everyone. */
  readonly km: number
  readonly driveMinutes: number
  /** Visits without a technician or a time. */
  readonly unassigned: number
  /** Visits with a promised window. */
  readonly promises: number
  /** Promised visits that are reached within their window, when drives and earlier visits take as long as expected. */
  readonly promisesMet: number
}

function promiseOf({ promise, window }: PlanVisit): PlanVisit['window'] {
  return promise === undefined ? window : promise
}

/** Today's places of the visits. */
export const presentPlacements = (visits: readonly PlanVisit[]): Placement[] =>
  visits.flatMap((visit) =>
    visit.from === null ? [] : visit.staffIds.map((personId) => ({ visit, personId, from: visit.from as number })),
  )

/** Sums of the day in which visits take place as `placements` has them. */
export function daySums(
  visits: readonly PlanVisit[],
  placements: readonly Placement[],
  people: readonly PlanPerson[],
  drive = estimateDrive,
): DaySums {
  let [km, minutes] = [0, 0]
  const arrivals = new Map<PlanVisit, number>()
  for (const person of people) {
    let at: GeoPlace | null = person.home
    let free = 0
    const own = placements.filter(({ personId }) => personId === person.id).toSorted((a, b) => a.from - b.from)
    for (const [index, { visit, from }] of own.entries()) {
      const leg = at && visit.place ? drive(at, visit.place) : { km: 0, minutes: 0 }
      km += leg.km
      minutes += leg.minutes
      // The drive to the first stop is before the working hours.
      const arrival = index === 0 ? from : Math.max(from, free + leg.minutes)
      arrivals.set(visit, Math.max(arrivals.get(visit) ?? 0, arrival))
      free = arrival + visit.minutes
      at = visit.place ?? at
    }
  }
  const isMet = (visit: PlanVisit): boolean => {
    const [promise, arrival] = [promiseOf(visit), arrivals.get(visit)]
    return promise !== null && arrival !== undefined && arrival >= promise.from && arrival <= promise.to
  }
  return {
    km,
    driveMinutes: minutes,
    unassigned: visits.filter((visit) => !arrivals.has(visit)).length,
    promises: visits.filter((visit) => promiseOf(visit) !== null).length,
    promisesMet: visits.filter(isMet).length,
  }
}
