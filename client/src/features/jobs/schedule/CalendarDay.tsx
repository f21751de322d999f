import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import { formatDay } from '../../../shared/format/dates.ts'
import classes from './Calendar.module.css'

interface CalendarDayProps {
  readonly date: string
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly isDisabled: boolean
  /** The one day of the grid that Tab reaches. */
  readonly isEntry: boolean
  readonly closed: string | null
  readonly onSelect: () => void
}

/** "Friday, November 27, 2026, closed: Thanksgiving". */
const nameOf = (date: string, closed: string | null): string =>
  `${weekdayNames[weekdayOf(date)]}, ${formatDay(date)}${closed ? `, closed: ${closed}` : ''}`

export function CalendarDay({ date, isOutside, isToday, isSelected, isDisabled, isEntry, closed, onSelect }: CalendarDayProps) {
  return (
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className={classes.day}
        data-date={date}
        data-outside={isOutside || undefined}
        data-today={isToday || undefined}
        data-selected={isSelected || undefined}
        data-closed={closed !== null || undefined}
        tabIndex={isEntry ? 0 : -1}
        disabled={isDisabled}
        aria-label={nameOf(date, closed)}
        aria-pressed={isSelected}
        title={closed ? `Closed: ${closed}` : undefined}
        onClick={onSelect}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
