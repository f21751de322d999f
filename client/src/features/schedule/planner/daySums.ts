import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { keepsPromise, overtimeMinutes, type PlanPerson, type PlanVisit } from './route.ts'

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
  readonly overtimeMinutes: number
  /** Visits without a technician or a time. */
  readonly unassigned: number
  readonly promises: number
  /** Promised visits that are reached within their window, when drives and earlier visits take as long as expected. */
  readonly promisesMet: number
}

const getTime = ({ from }: PlanVisit): number => from ?? Infinity

/** Today's places of the visits. None that may still be moved is before `earliest`, in minutes of the day. */
export const presentPlacements = (visits: readonly PlanVisit[], earliest = 0): Placement[] =>
  visits
    .toSorted((a, b) => getTime(a) - getTime(b))
    .flatMap((visit) => {
      const { from, isFixed, staffIds } = visit
      return from === null ? [] : staffIds.map((personId) => ({ visit, personId, from: isFixed ? from : Math.max(from, earliest) }))
    })

export function daySums(
  visits: readonly PlanVisit[],
  placements: readonly Placement[],
  people: readonly PlanPerson[],
  drive = estimateDrive,
): DaySums {
  let [km, minutes, overtime] = [0, 0, 0]
  const arrivals = new Map<PlanVisit, number>()
  for (const person of people) {
    let at: GeoPlace | null = person.home
    let free = 0
    const ownPlacements = placements.filter(({ personId }) => personId === person.id).toSorted((a, b) => a.from - b.from)
    for (const [index, { visit, from }] of ownPlacements.entries()) {
      const leg = at && visit.place ? drive(at, visit.place) : { km: 0, minutes: 0 }
      km += leg.km
      minutes += leg.minutes
      // The drive to the first stop is before the working hours.
      const arrival = index === 0 ? from : Math.max(from, free + leg.minutes)
      arrivals.set(visit, Math.max(arrivals.get(visit) ?? 0, arrival))
      free = arrival + visit.minutes
      at = visit.place ?? at
    }
    if (ownPlacements[0]) overtime += overtimeMinutes(person, ownPlacements[0].from, free)
  }
  const isMet = (visit: PlanVisit): boolean => keepsPromise(visit, arrivals.get(visit) ?? NaN) ?? false
  return {
    km,
    driveMinutes: minutes,
    overtimeMinutes: overtime,
    unassigned: visits.filter((visit) => !arrivals.has(visit)).length,
    promises: visits.filter((visit) => keepsPromise(visit, 0) !== null).length,
    promisesMet: visits.filter(isMet).length,
  }
}
