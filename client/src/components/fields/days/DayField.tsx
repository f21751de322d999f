import { isCalendarDay } from '@callout/contracts/time'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { onEscape } from '../../overlays/onEscape.ts'
import { dayOfText } from './dayText.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import classes from './DayField.module.css'
import { starred, unmarked } from '../../../lib/forms/required.ts'
import { isKey } from '../../../lib/isKey.ts'

interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD, '' or invalid text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min?: string | undefined
  /** Why the day is closed; null for a working day. */
  readonly closedOn?: (date: string) => string | null
  readonly error?: ReactNode
  readonly isRequired?: boolean
  /** No required mark, in a form in which every field is required. */
  readonly isMarked?: boolean
  readonly inputRef?: (element: HTMLInputElement | null) => void
  readonly onBlur?: () => void
  readonly withAutofocus?: boolean
  /** Aligns the calendar with the field's right edge. */
  readonly isAtEnd?: boolean
  readonly quick?: readonly { readonly label: string; readonly date: string }[]
}

const open = (): null => null
const noDays: NonNullable<DayFieldProps['quick']> = []

/** A date in the account's format, typed or picked from a calendar. Invalid text stays in the field. */
export function DayField(props: DayFieldProps) {
  const {
    label,
    value,
    onChange,
    min,
    closedOn = open,
    error,
    isRequired = false,
    isMarked = true,
    inputRef,
    onBlur,
    withAutofocus,
    quick = noDays,
    isAtEnd = false,
  } = props
  const { day, today, pattern } = useFormat()
  const [typing, setTyping] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const pointer = useRef('')
  const take = (text: string): void => {
    setTyping(null)
    const next = text === '' ? '' : (dayOfText(text, pattern, today()) ?? text)
    if (next !== value) onChange(next)
  }
  const takeTyped = (): void => {
    if (typing !== null) take(typing.trim())
  }
  const close = (): void => {
    setIsOpen(false)
    input.current?.focus()
  }
  const choose = (date: string): void => {
    take(date)
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isKey(event, 'Enter')) takeTyped()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }
  const chosen = isCalendarDay(value) ? value : ''
  return (
    // Rendered within the page: a filter panel closes on a press outside of it.
    <Popover
      opened={isOpen}
      onChange={(willOpen) => (willOpen ? setIsOpen(true) : close())}
      position={isAtEnd ? 'bottom-end' : 'bottom-start'}
      offset={4}
      width={296}
      trapFocus
      closeOnEscape={false}
      withRoles={false}
      withinPortal={false}
      hideDetached={false}
    >
      <Popover.Target>
        <div className="relative">
          <TextInput
            ref={(element) => {
              input.current = element
              inputRef?.(element)
            }}
            label={label}
            {...(isRequired && (isMarked ? starred : unmarked))}
            error={error}
            autoComplete="off"
            placeholder="Choose a day"
            data-autofocus={withAutofocus || undefined}
            value={typing ?? (chosen === '' ? value : day(chosen))}
            onChange={(event) => setTyping(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              pointer.current = event.pointerType
            }}
            // Touch has no arrow keys: open the calendar at once.
            onClick={() => {
              if (pointer.current === 'touch') setIsOpen(true)
            }}
            onBlur={() => {
              takeTyped()
              onBlur?.()
            }}
            rightSection={
              <ActionIcon
                aria-label={`Calendar: ${label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => (isOpen ? close() : setIsOpen(true))}
              >
                <IconCalendar size={16} aria-hidden />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} tabIndex={-1} className={classes.panel} onKeyDown={onEscape(close)}>
        <MonthCalendar
          withAutofocus
          label={label}
          isBare
          selected={chosen === '' ? [] : [chosen]}
          initialDay={chosen || min || today()}
          onSelect={choose}
          today={today()}
          min={min ?? ''}
          closedOn={closedOn}
        />
        {quick.length > 0 && (
          <div className={classes.spans}>
            {quick.map(({ label: name, date }) => (
              <Button key={name} size="compact-xs" variant="default" onClick={() => choose(date)}>
                {name}
              </Button>
            ))}
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
