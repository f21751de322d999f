import { historyEvent } from '@callout/contracts/jobs/codes'
import type { Format } from '../../../shared/format/useFormat.ts'
import { statusTable } from '../../../shared/status/statusTable.ts'
import type { HistoryRowFragment } from '../jobs.generated.ts'

/** What happened. A status, a payment and a receipt are called by their labels in spec §4. */
export function headlineOf({ event, status, label }: HistoryRowFragment): string {
  if (event === 'PAYMENT_PROCESSED' || event === 'RECEIPT_GENERATED') return statusTable[event].label
  if (event === 'STATUS_CHANGED' && status) return statusTable[status].label
  return event === 'STATUS_CHANGED' ? (label ?? historyEvent[event].label) : historyEvent[event].label
}

const fieldLabels: Readonly<Record<string, string>> = {
  start_at: 'Start',
  end_at: 'End',
  staff_ids: 'Staff',
  staffs: 'Staff',
  jobfinished_notes: 'Finish notes',
  cancel_reason: 'Reason',
}

/** "arrival_window" to "Arrival window". */
const humanised = (field: string): string => {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueWords(field: string, value: string | null, format: Format): string | null {
  if (value === null || value === '') return null
  if (field.endsWith('_at') && /^\d{9,}$/.test(value)) return format.dateTime(Number(value))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.day(value)
  return /^\d\d:\d\d$/.test(value) ? format.clock(value) : value
}

/** One value that changed. null: there was, or is, none. */
interface ChangeWords {
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

export const changesOf = ({ changes }: HistoryRowFragment, format: Format): ChangeWords[] =>
  (changes ?? []).map(({ field, from, to }) => ({
    label: fieldLabels[field] ?? humanised(field),
    from: valueWords(field, from, format),
    to: valueWords(field, to, format),
  }))

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
