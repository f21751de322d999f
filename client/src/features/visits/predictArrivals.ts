/** Predicted arrivals of one technician's day, from the stamps of its visits and the drives between them. Times are Unix seconds. */
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { estimateDrive } from '@callout/contracts/jobs/planning/drives'

const MINUTE = 60
const HOUR = 3600
/** Work that takes longer than planned goes on for this share of its plan, and of the overrun so far. */
const OVERRUN_OF_PLAN = 0.1
const OVERRUN_OF_OVERRUN = 0.7
/** A window is named this long before it ends, and not for less: earlier, or nearer, one alarm in five was false. */
const WATCH_MINUTES = 33
const LEAST_MINUTES = 3

export type VisitStage = 'WAITING' | 'ON_THE_WAY' | 'AT_WORK' | 'DONE'

export interface DayStop {
  readonly id: string
  /** null: no coordinates, no drive. */
  readonly place: GeoPlace | null
  readonly startAt: number
  readonly endAt: number | null
  readonly stage: VisitStage
  readonly onTheWayAt: number | null
  readonly reachedAt: number | null
  readonly startedAt: number | null
  readonly finishedAt: number | null
  /** Latest arrival that the customer was promised. */
  readonly latestAt: number
}

export interface Arrival {
  /** Predicted, in whole minutes. */
  readonly at: number
  readonly latestAt: number
  /** Minutes after the latest promised arrival; 0: in time. */
  readonly lateMinutes: number
  /** Where the time of the last drive is from; null: no drive is known. */
  readonly drive: 'ROAD' | 'ESTIMATE' | null
}

/** Whether a promised window is about to break, or broken. Further ahead predictions are too uncertain. */
export const isAtRisk = ({ lateMinutes, latestAt }: Pick<Arrival, 'lateMinutes' | 'latestAt'>, now: number): boolean =>
  now > latestAt ? lateMinutes > 0 : lateMinutes >= LEAST_MINUTES && latestAt - now <= WATCH_MINUTES * MINUTE

const toMinute = (instant: number): number => Math.ceil(instant / MINUTE) * MINUTE

const plannedSeconds = ({ startAt, endAt }: DayStop): number => (endAt === null ? HOUR : endAt - startAt)

/** When work that has begun ends. */
export function expectedEnd(stop: DayStop, now: number): number {
  const begin = stop.startedAt ?? stop.reachedAt ?? stop.startAt
  const planned = plannedSeconds(stop)
  const end = begin + planned
  return end > now ? end : now + planned * OVERRUN_OF_PLAN + (now - end) * OVERRUN_OF_OVERRUN
}

const rank: Record<VisitStage, number> = { DONE: 0, AT_WORK: 1, ON_THE_WAY: 2, WAITING: 3 }

/** By visit; those that have been reached are left out. */
export function predictArrivals(stops: readonly DayStop[], now: number, driveBetween = estimateDrive): Map<string, Arrival> {
  const arrivals = new Map<string, Arrival>()
  let place: GeoPlace | null = null
  let free = 0
  for (const stop of stops.toSorted((a, b) => rank[a.stage] - rank[b.stage] || a.startAt - b.startAt)) {
    const { stage, onTheWayAt, finishedAt, startAt, latestAt } = stop
    const leg = place && stop.place ? driveBetween(place, stop.place) : null
    const drive = (leg?.minutes ?? 0) * MINUTE
    if (stage === 'DONE' || stage === 'AT_WORK') {
      const end = stage === 'DONE' ? (finishedAt ?? stop.endAt ?? startAt) : expectedEnd(stop, now)
      if (end >= free) place = stop.place ?? place
      free = Math.max(free, end)
    } else {
      const isDriving = stage === 'ON_THE_WAY' && onTheWayAt !== null && drive > 0
      const at = toMinute(isDriving ? Math.max(now, onTheWayAt + drive) : Math.max(startAt, Math.max(now, free) + drive))
      arrivals.set(stop.id, {
        at,
        latestAt,
        lateMinutes: Math.max(0, Math.ceil((at - latestAt) / MINUTE)),
        drive: leg && (leg.isByRoad ? 'ROAD' : 'ESTIMATE'),
      })
      free = at + plannedSeconds(stop)
      place = stop.place ?? place
    }
  }
  return arrivals
}
