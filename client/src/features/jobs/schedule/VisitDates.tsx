import type { PlannedSlot } from '@callout/contracts/jobs/schedule'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { PlannedVisits } from './plannedVisits.ts'
import classes from './Schedule.module.css'

interface VisitDatesProps extends Pick<PlannedVisits, 'skipped'> {
  readonly slots: readonly (Pick<PlannedSlot, 'date'> & { readonly startAt: number; readonly endAt: number })[]
  /** Beside a date: who is busy. */
  readonly noteOn?: (date: string) => string | null
}

interface Row {
  readonly date: string
  readonly time: string
  readonly note: string | null
  readonly isSkipped: boolean
}

/** Every date with its visit, and those that are left out, in their order. */
export function VisitDates({ slots, skipped, noteOn }: VisitDatesProps) {
  const { day, shortDay, timeRange } = useFormat()
  const rows: Row[] = [
    ...slots.map(({ date, startAt, endAt }) => ({ date, time: timeRange(startAt, endAt), note: noteOn?.(date) ?? null, isSkipped: false })),
    ...skipped.map(({ date, reason }) => ({ date, time: '', note: `Left out: ${reason}`, isSkipped: true })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return (
    // A list that scrolls is reached by the keyboard, too.
    <ol className={classes.visits} aria-label="Dates of the visits" tabIndex={0}>
      {rows.map(({ date, time, note, isSkipped }) => (
        <li key={date} data-skipped={isSkipped || undefined}>
          <span className={classes.visitDay}>{shortDay(date).slice(0, 3)}</span>
          <span>{day(date)}</span>
          <span className={classes.visitNote}>{note ?? time}</span>
        </li>
      ))}
    </ol>
  )
}
