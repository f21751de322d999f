import '@mantine/dates/styles.layer.css'
import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import { formatDay } from '@callout/contracts/text/day'
import { Calendar, type DayOfWeek } from '@mantine/dates'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFirstDay } from './firstDay.ts'
import { dayByKey } from './monthGrid.ts'
import classes from './Calendar.module.css'

export interface Focusable {
  readonly focus: () => void
}

interface MonthCalendarProps {
  readonly label: string
  readonly selected: readonly string[]
  readonly onSelect: (date: string) => void
  /** In the account's time zone. */
  readonly today: string
  /** Why the day is closed; null for a working day. */
  readonly closedOn: (date: string) => string | null
  readonly min?: string
  /** Initial keyboard focus; default: the first chosen day, else today. */
  readonly initialDay?: string
  /** No border, for use inside a framed element. */
  readonly isBare?: boolean
  /** Receives the focus of its popup. */
  readonly withAutofocus?: boolean
  readonly ref?: Ref<Focusable>
}

const labels = { previousMonth: 'Previous month', nextMonth: 'Next month' }
const header = { calendarHeaderLevel: { 'aria-live': 'polite' } }
const noWeekend: never[] = []

export function MonthCalendar(props: MonthCalendarProps) {
  const { label, selected, onSelect, today, closedOn, min = '', initialDay, isBare = false, withAutofocus = false, ref } = props
  const firstDay = useFirstDay()
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(selected[0] ?? initialDay ?? today)
  const focusDay = (date: string): void => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  useImperativeHandle(ref, () => ({ focus: () => focusDay(active) }))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const date = (event.target as HTMLElement).dataset['date']
    const next = date && dayByKey(event.key, date, firstDay)
    if (!next) return
    event.preventDefault()
    // Calendar's own arrow keys stop at the ends of the month.
    event.stopPropagation()
    if (next < min) return
    setActive(next)
    requestAnimationFrame(() => focusDay(next))
  }
  /** "Friday, November 27, 2026, in the past, closed: Thanksgiving". */
  const getName = (date: string): string => {
    const closed = closedOn(date)
    return [weekdayNames[weekdayOf(date)], formatDay(date), date < today && 'in the past', closed && `closed: ${closed}`]
      .filter(Boolean)
      .join(', ')
  }
  const getDayProps = (date: string) => {
    const closed = closedOn(date)
    const isSelected = selected.includes(date)
    return {
      selected: isSelected,
      disabled: date < min,
      onClick: () => {
        setActive(date)
        onSelect(date)
      },
      title: closed ? `Closed: ${closed}` : undefined,
      'aria-pressed': isSelected,
      'data-date': date,
      'data-today': date === today || undefined,
      'data-past': date < today || undefined,
      'data-closed': closed !== null || undefined,
      'data-autofocus': (withAutofocus && date === active) || undefined,
    }
  }
  return (
    <Calendar
      ref={root}
      role="group"
      aria-label={label}
      ariaLabels={labels}
      attributes={header}
      className={classes.calendar}
      data-bare={isBare || undefined}
      date={active}
      onDateChange={setActive}
      maxLevel="month"
      firstDayOfWeek={firstDay as DayOfWeek}
      weekendDays={noWeekend}
      fullWidth
      highlightToday
      getDayProps={getDayProps}
      getDayAriaLabel={getName}
      onKeyDownCapture={onKeyDown}
    />
  )
}
