import { memo } from 'react'
import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import { formatDay } from '@callout/contracts/words/day'
import classes from './Calendar.module.css'

interface CalendarDayProps {
  readonly date: string
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isPast: boolean
  readonly isSelected: boolean
  readonly isDisabled: boolean
  /** The one day of the grid that Tab reaches. */
  readonly isEntry: boolean
  readonly closed: string | null
}

type Named = Pick<CalendarDayProps, 'date' | 'isPast' | 'closed'>

/** "Friday, November 27, 2026, in the past, closed: Thanksgiving". */
const nameOf = ({ date, isPast, closed }: Named): string =>
  [weekdayNames[weekdayOf(date)], formatDay(date), isPast && 'in the past', closed && `closed: ${closed}`].filter(Boolean).join(', ')

/** Of a month, which hears of the press: a day is drawn anew only where it is another. */
export const CalendarDay = memo((props: CalendarDayProps) => {
  const { date, isOutside, isToday, isPast, isSelected, isDisabled, isEntry, closed } = props
  return (
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className={classes.day}
        data-date={date}
        data-outside={isOutside || undefined}
        data-past={isPast || undefined}
        data-today={isToday || undefined}
        data-selected={isSelected || undefined}
        data-closed={closed !== null || undefined}
        tabIndex={isEntry ? 0 : -1}
        disabled={isDisabled}
        aria-label={nameOf(props)}
        aria-pressed={isSelected}
        title={closed ? `Closed: ${closed}` : undefined}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
})
