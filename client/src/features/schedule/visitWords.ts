import type { Arrival } from '@callout/contracts/jobs/planning/arrivals'
import { arrivalWords, isNews } from '../jobs/shared/arrivals.ts'
import { minutesLate, lateWords, type LateRule } from '../jobs/shared/lateness.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import { statusWord } from '../../components/status/statusTable.ts'
import type { BoardVisitFragment } from './shared/board.generated.ts'
import { nameOf } from '../jobs/shared/boardJob.ts'

/** When it takes place: "9:00 – 10:30 AM". */
export function timeWords({ visit: { startAt, endAt } }: BoardVisitFragment, format: Format): string {
  if (startAt === null) return 'No time'
  return endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)
}

/** The start in as few signs as there can be: "8:15". Where it stands says which half of the day is meant. */
export const startWords = (startAt: number | null, format: Format): string =>
  startAt === null ? '' : format.timeOf(startAt).replace(/ [AP]M$/, '')

interface VisitState {
  readonly overlaps: boolean
  readonly late: LateRule
  readonly arrival: Arrival | undefined
}

/** Everything about a visit in a line, for those who do not see where it stands. */
export function visitWords(of: BoardVisitFragment, format: Format, { overlaps, late, arrival }: VisitState): string {
  const minutes = minutesLate(of.visit, late)
  const staff = (of.visit.staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ') || 'unassigned'
  return [
    timeWords(of, format),
    nameOf(of),
    of.title,
    of.customer?.name,
    statusWord(of.visit),
    staff,
    minutes !== null && lateWords(minutes),
    arrival && isNews(arrival, of.visit) && arrivalWords(arrival, late.now, format),
    overlaps && 'overlaps another visit',
  ]
    .filter(Boolean)
    .join(', ')
}
