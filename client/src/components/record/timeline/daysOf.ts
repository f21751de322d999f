import type { Format } from '../../../lib/format/useFormat.ts'
import type { TimelineRow } from './defineTimeline.ts'

interface TimelineDay<Row> {
  /** YYYY-MM-DD; '' where the backend gave no time. */
  readonly date: string
  readonly rows: readonly Row[]
}

/** Entries in their order, gathered by the day on which they happened in the account's zone. */
export function daysOf<Row extends TimelineRow>(rows: readonly Row[], format: Format): TimelineDay<Row>[] {
  const days = Map.groupBy(rows, ({ createdAt }) => (createdAt === null ? '' : format.wall(createdAt).date))
  return [...days].map(([date, ofDay]) => ({ date, rows: ofDay }))
}
