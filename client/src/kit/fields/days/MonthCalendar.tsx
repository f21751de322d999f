import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { formatDay } from '@callout/contracts/words/day'
import { CalendarDay } from './CalendarDay.tsx'
import { useFirstDay } from './firstDay.ts'
import { addMonths, dayByKey, inWeekOrder, monthOf, weeksOf } from './monthGrid.ts'
import classes from './Calendar.module.css'

/** Something that an error of the form can put the focus on. */
export interface Focusable {
  readonly focus: () => void
}

interface MonthCalendarProps {
  readonly label: string
  readonly selected: readonly string[]
  readonly onSelect: (date: string) => void
  readonly today: string
  /** Why nobody works that day; null where people do. */
  readonly closedOn: (date: string) => string | null
  /** Days before it cannot be chosen. */
  readonly min?: string
  /** Where the keyboard begins; the first chosen day, else today, where it is missing. */
  readonly initialDay?: string
  /** Without a frame, inside another one. */
  readonly isBare?: boolean
  /** The keyboard begins in it. */
  readonly withAutofocus?: boolean
  readonly ref?: Ref<Focusable>
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** A month of days to choose from, by pointer and by keyboard: arrows, Home, End, Page Up and Page Down. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, selected, onSelect, today, closedOn, min = '', initialDay, isBare = false, withAutofocus = false, ref } = props
  const titleId = useId()
  const firstDay = useFirstDay()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(selected[0] ?? initialDay ?? today)
  const [month, setMonth] = useState(monthOf(active))
  const entry = monthOf(active) === month ? active : `${month}-01`

  useEffect(() => {
    if (withAutofocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [withAutofocus])

  const focusDay = (date: string): void => {
    setActive(date)
    setMonth(monthOf(date))
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, entry, firstDay)
    if (!next) return
    event.preventDefault()
    focusDay(next)
  }
  const onClick = ({ target }: MouseEvent): void => {
    const date = (target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset['date']
    if (date === undefined) return
    setActive(date)
    onSelect(date)
  }
  const focusable = (element: HTMLTableElement | null): void => {
    grid.current = element
    const handle = element && { focus: () => element.querySelector<HTMLElement>('[tabindex="0"]')?.focus() }
    if (typeof ref === 'function') ref(handle)
    else if (ref) ref.current = handle
  }
  return (
    <div className={classes.calendar} data-bare={isBare || undefined} role="group" aria-label={label}>
      <div className={classes.head}>
        <ActionIcon aria-label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <span id={titleId} className={classes.month} aria-live="polite">
          {formatDay(`${month}-01`, 'MMMM yyyy')}
        </span>
        <ActionIcon aria-label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <table
        ref={focusable}
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable
        className={classes.grid}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <thead>
          <tr>
            {inWeekOrder(weekdays, firstDay).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  isOutside={monthOf(date) !== month}
                  isToday={date === today}
                  isPast={date < today}
                  isSelected={selected.includes(date)}
                  isDisabled={date < min}
                  isEntry={date === entry}
                  closed={closedOn(date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
