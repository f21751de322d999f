import { jobStatus } from '@callout/contracts/jobs/status/status'
import { hoursText, type Stamp, type TimesheetRow } from './timesheet.ts'
import { isoDayCell } from '../../../components/csv/csvRows.ts'
import type { CsvCell } from '../../../components/csv/csvText.ts'
import { formatHours } from '../../../lib/format/durations.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { TimesheetVisit } from './loadTimesheet.ts'
import type { PersonWeek } from './peopleOf.ts'

const stampLabels: Readonly<Record<Stamp, string>> = {
  onTheWayAt: 'On the way',
  reachedAt: 'Arrived',
  startedAt: 'Started',
  finishedAt: 'Finished',
}

/** Missing times of a visit; null if complete. */
export function formatGap({ missing, isOutOfOrder, isOpen, visit }: TimesheetRow<TimesheetVisit>): string | null {
  if (isOutOfOrder) return 'The recorded times contradict each other. Not counted.'
  const names = missing.map((name) => stampLabels[name])
  const notes = [
    names.length > 0 && `Not recorded: ${names.join(', ')}`,
    missing.includes('reachedAt') && visit.startedAt !== null && 'time on site counts from the start of work',
    isOpen && (visit.status === jobStatus.CANCELLED.code ? 'Cancelled' : 'Still in progress'),
  ].filter(Boolean)
  return notes.length > 0 ? notes.join(' · ') : null
}

/** "1:24": hours and minutes. */
export const hours = (seconds: number | null): string => (seconds === null ? '–' : formatHours(seconds / 60))

const header = [
  'Technician',
  'Date',
  'Job',
  'Customer',
  'Visit',
  ...Object.values(stampLabels),
  'Travel',
  'On site',
  'Between visits',
  'Counted twice',
  'Not recorded',
]

export function timesheetCsv(people: readonly PersonWeek[], format: Pick<Format, 'wall'>): readonly (readonly CsvCell[])[] {
  const duration = (seconds: number | null): CsvCell => (seconds === null ? null : { seconds, text: hoursText(seconds) })
  const rows = people.flatMap(({ name, days }) =>
    days.flatMap(({ date, rows: ofDay }) =>
      ofDay.map((row): readonly CsvCell[] => {
        const { visit, travel, onSite, between, overlap } = row
        const stamps = [visit.onTheWayAt, visit.reachedAt, visit.startedAt, visit.finishedAt]
        return [
          name,
          isoDayCell(date),
          visit.name,
          visit.customer,
          visit.visitNumber === null ? null : { amount: visit.visitNumber, decimals: 0 },
          ...stamps.map((at) => (at === null ? null : stampCell(at, format))),
          duration(travel),
          duration(onSite),
          duration(between),
          duration(overlap),
          formatGap(row),
        ]
      }),
    ),
  )
  return [header, ...rows]
}

/** A time in the account's zone, to the second as the timeline stores it. */
function stampCell(instant: number, { wall }: Pick<Format, 'wall'>): CsvCell {
  const { date, time } = wall(instant)
  const text = `${time}:${String(((instant % 60) + 60) % 60).padStart(2, '0')}`
  return { day: `${date}T${text}`, text }
}
