import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { PlannedVisits } from '../visits/plannedVisits.ts'
import classes from './Schedule.module.css'

interface VisitDatesProps extends Pick<PlannedVisits, 'slots' | 'skipped'> {
  /** Warning about a date. */
  readonly warningOn: (date: string) => string | null
}

interface Row {
  readonly date: string
  /** The time, or why it is skipped. */
  readonly note: string
  readonly warning: string | null
  readonly isSkipped: boolean
}

export function VisitDates({ slots, skipped, warningOn }: VisitDatesProps) {
  const { day, shortDay, timeRange } = useFormat()
  const rows: Row[] = [
    ...slots.map(({ date, start_at, end_at }) => ({
      date,
      note: noBreak(timeRange(start_at, end_at)),
      warning: warningOn(date),
      isSkipped: false,
    })),
    ...skipped.map(({ date, reason }) => ({ date, note: `Skipped: ${reason}`, warning: null, isSkipped: true })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return (
    // A scrollable list needs keyboard access.
    <ol className={classes.visits} aria-label="Visit dates" tabIndex={0}>
      {rows.map(({ date, note, warning, isSkipped }) => (
        <li key={date} data-skipped={isSkipped || undefined}>
          <span className="dim">{shortDay(date).slice(0, 3)}</span>
          <span>{day(date)}</span>
          <span className={classes.visitNote}>{note}</span>
          {warning && <span className={classes.visitWarning}>{warning}</span>}
        </li>
      ))}
    </ol>
  )
}
