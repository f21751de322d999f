import { getPlace } from '@callout/contracts/jobs/routes'
import { type Arrival, type DayStop, isAtRisk, predictArrivals, type VisitStage } from './predictArrivals.ts'
import type { DriveBetween } from '@callout/contracts/jobs/planning/drives'
import { wallTimeOf } from '@callout/contracts/time'
import type { LateRule } from './lateness.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import type { BoardVisitFragment } from '../schedule/visits/board.generated.ts'
import type { JobStatus } from '../../lib/api/schemaTypes.generated.ts'

const stages: Partial<Record<JobStatus, VisitStage>> = {
  UNASSIGNED: 'WAITING',
  ASSIGNED: 'WAITING',
  ON_THE_WAY: 'ON_THE_WAY',
  REACHED: 'AT_WORK',
  STARTED: 'AT_WORK',
  INVOICE_CREATED: 'AT_WORK',
  COMPLETED: 'DONE',
}

/** A visit as input of arrival prediction; null: without time or staff. */
export function stopOf(of: BoardVisitFragment, lateAfterMinutes: number): DayStop | null {
  const { id, visit } = of
  const { status, startAt, endAt, onTheWayAt, reachedAt, startedAt, finishedAt, arrivalWindowMinutes } = visit
  const stage = status && stages[status]
  if (!stage || startAt === null) return null
  const latestAt = startAt + (arrivalWindowMinutes || lateAfterMinutes) * 60
  return { id, place: getPlace(of), startAt, endAt, stage, onTheWayAt, reachedAt, startedAt, finishedAt, latestAt }
}

interface ArrivalRules extends LateRule {
  readonly timeZone: string
  /** Missing: estimated. */
  readonly drive?: DriveBetween
}

/** Predicted arrivals at today's visits, by visit id. With several technicians, the last arrival counts. */
export function arrivalsOf(visits: readonly BoardVisitFragment[], { now, lateAfterMinutes, timeZone, drive }: ArrivalRules) {
  const today = wallTimeOf(now, timeZone).date
  const byPerson = new Map<string, DayStop[]>()
  for (const of of visits) {
    const stop = stopOf(of, lateAfterMinutes)
    if (!stop || wallTimeOf(stop.startAt, timeZone).date !== today) continue
    for (const { id } of of.visit.staff ?? []) byPerson.set(id, [...(byPerson.get(id) ?? []), stop])
  }
  const arrivals = new Map<string, Arrival>()
  for (const stops of byPerson.values())
    for (const [id, arrival] of predictArrivals(stops, now, drive)) {
      const known = arrivals.get(id)
      if (!known || known.at < arrival.at) arrivals.set(id, arrival)
    }
  return arrivals
}

/** Worth showing: someone is on the way, or will be late. */
export const isNoteworthy = (arrival: Arrival, { status, startAt }: BoardVisitFragment['visit']): boolean =>
  status === 'ON_THE_WAY' || (startAt !== null && arrival.at > startAt)

/** "Arrives about 10:40 AM", with the delay beyond the promised window. */
export function formatArrival(arrival: Arrival, now: number, format: Format): string {
  const text = `Arrives about ${format.getTime(arrival.at)}`
  return isAtRisk(arrival, now) ? `${text}, ${arrival.lateMinutes} min after the promised time` : text
}
