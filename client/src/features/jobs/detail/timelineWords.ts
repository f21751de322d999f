import { historyEvent } from '@callout/contracts/jobs/codes'
import type { Format } from '../../../shared/format/useFormat.ts'
import { statusTable } from '../../../shared/status/statusTable.ts'
import type { HistoryRowFragment } from '../../../parts/jobs/jobs.generated.ts'

/** What happened. A status, a payment and a receipt are called by their labels in spec §4. */
export function headlineOf({ event, status, label }: HistoryRowFragment): string {
  if (event === 'PAYMENT_PROCESSED' || event === 'RECEIPT_GENERATED') return statusTable[event].label
  if (event === 'STATUS_CHANGED' && status) return statusTable[status].label
  if (event === null) return label ?? 'Other event'
  return event === 'STATUS_CHANGED' ? (label ?? historyEvent[event].label) : historyEvent[event].label
}

interface TimelineDay {
  /** YYYY-MM-DD; '' where the backend gave no time. */
  readonly date: string
  readonly entries: readonly HistoryRowFragment[]
}

/** Entries in their order, gathered by the day on which they happened in the account's zone. */
export function daysOf(entries: readonly HistoryRowFragment[], format: Format): TimelineDay[] {
  const days = Map.groupBy(entries, ({ createdAt }) => (createdAt === null ? '' : format.wall(createdAt).date))
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }))
}

/** What the timeline can be narrowed to. */
export const timelineFilters = { all: 'All', notes: 'Notes', changes: 'Changes' } as const
export type TimelineFilterName = keyof typeof timelineFilters

const isNote = ({ event, note }: HistoryRowFragment): boolean => event === 'NOTE' || Boolean(note)

/** Notes are what a person wrote, with a change or without; changes are all that is not a note alone. */
export const passes = (entry: HistoryRowFragment, filter: TimelineFilterName): boolean =>
  filter === 'all' || (filter === 'notes' ? isNote(entry) : entry.event !== 'NOTE')
