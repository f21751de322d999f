import { wallTimeOf } from '@callout/contracts/time'
import { browserZone } from '../../lib/format/dates.ts'
import { readSession } from '../../lib/session/session.ts'

interface MarkedVisit {
  readonly id: string
  readonly startAt: number | null
  readonly endAt: number | null
  readonly isException: boolean | null
  readonly status: string | null
}

const isOver = ({ status }: MarkedVisit): boolean => status === 'COMPLETED' || status === 'CANCELLED'

/** The same for visits at the same time of day with the same length. */
function timesKey({ startAt, endAt }: MarkedVisit, timeZone: string): string | null {
  return startAt === null || endAt === null ? null : `${wallTimeOf(startAt, timeZone).time}/${endAt - startAt}`
}

/**
 * Ids of the visits that were moved by hand. A backend may mark every visit of a series that was moved as a whole: if all open visits up
 * to the last one are marked, those at their most frequent time follow the series.
 */
export function movedVisits(visits: readonly MarkedVisit[], jobZone: string | null): ReadonlySet<string> {
  const timeZone = jobZone ?? readSession('timezone') ?? browserZone()
  const moved = new Set(visits.filter(({ isException }) => isException).map(({ id }) => id))
  const open = visits.filter((visit) => !isOver(visit)).toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))
  const last = open.slice(open.findLastIndex(({ isException }) => !isException) + 1)
  const byTimes = Map.groupBy(last, (visit) => timesKey(visit, timeZone))
  byTimes.delete(null)
  const [most = []] = [...byTimes.values()].toSorted((a, b) => b.length - a.length)
  if (most.length > 1) for (const { id } of most) moved.delete(id)
  return moved
}
