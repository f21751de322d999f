import { worksAlone } from '../../../lib/session/onSite.ts'
import type { Arrival } from '../../visits/predictArrivals.ts'
import { formatArrival, isNoteworthy } from '../../visits/arrivals.ts'
import { minutesLate, lateText, type LateRule } from '../../visits/lateness.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import type { Proposal } from './proposals.ts'
import type { DayRuler } from './dayRuler.ts'
import { getName } from '../../visits/boardJob.ts'

/** A visit's time: "9:00 – 10:30 AM". */
export function formatTime({ visit: { startAt, endAt } }: BoardVisitFragment, format: Format): string {
  if (startAt === null) return 'No time'
  return endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)
}

/** The start as short as possible: "8:15". The position implies AM or PM. */
export const formatStart = (startAt: number | null, format: Format): string =>
  startAt === null ? '' : format.getTime(startAt).replace(/ [AP]M$/, '')

/** A visit's place in the plan under review: "Plan: 10:30 AM, Ben Otto". */
export function plannedText({ laneIds, from }: Proposal, ruler: DayRuler, format: Format, nameOfLane: (id: string) => string): string {
  if (laneIds.length === 0) return 'Plan: another day'
  return `Plan: ${[format.getTime(ruler.start + from * 60), ...laneIds.map(nameOfLane)].join(', ')}`
}

interface VisitState {
  readonly overlaps: boolean
  readonly late: LateRule
  readonly arrival: Arrival | undefined
  /** `plannedText`; null: unchanged by the plan. */
  readonly planned: string | null
}

/** A visit's full text, for screen readers. */
export function formatVisit(of: BoardVisitFragment, format: Format, { overlaps, late, arrival, planned }: VisitState): string {
  const minutes = minutesLate(of.visit, late)
  const names = (of.visit.staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ')
  const staff = worksAlone() && names !== '' ? null : names || 'unassigned'
  return [
    formatTime(of, format),
    getName(of),
    of.title,
    of.customer?.name,
    statusWord(of.visit),
    staff,
    minutes !== null && lateText(minutes),
    arrival && isNoteworthy(arrival, of.visit) && formatArrival(arrival, late.now, format),
    overlaps && 'overlaps another visit',
    planned,
  ]
    .filter(Boolean)
    .join(', ')
}
