import { isCalendarDay } from '@callout/contracts/time'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { dayOfText } from './dayText.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { useListPlace } from '../choice/useListPlace.ts'
import classes from './DayField.module.css'
import { starred, unmarked } from '../../../shared/forms/required.ts'

interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD, '', or what was typed and is no day. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Days before it cannot be chosen. */
  readonly min?: string | undefined
  /** Why nobody works that day; null where people do. */
  readonly closedOn?: (date: string) => string | null
  readonly error?: ReactNode
  readonly isRequired?: boolean
  /** Without a star in a form in which every field is required. */
  readonly isMarked?: boolean
  readonly inputRef?: (element: HTMLInputElement | null) => void
  readonly onBlur?: () => void
  readonly withAutofocus?: boolean
  /** The field stands at the right end of its row: the month ends where it does. */
  readonly isAtEnd?: boolean
  /** Days that are chosen often. */
  readonly quick?: readonly { readonly label: string; readonly date: string }[]
}

const open = (): null => null
const noDays: NonNullable<DayFieldProps['quick']> = []

/** One day, written as the account writes days: typed, or chosen from a month that opens below. What is no day stays as it was typed. */
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
  /** The month goes when the focus does; a click on its edges leaves it where it is. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const choose = (date: string): void => {
    take(date)
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target === input.current) return takeTyped()
    const isOpening = event.key === 'ArrowDown' && event.target === input.current
    if (!isOpening && !(event.key === 'Escape' && isOpen)) return
    event.preventDefault()
    event.stopPropagation()
    if (isOpening) setIsOpen(true)
    else close()
  }
  const chosen = isCalendarDay(value) ? value : ''
  return (
    <div className={classes.field} onKeyDown={onKeyDown} onBlur={leave}>
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
        onPointerDown={(event) => {
          pointer.current = event.pointerType
        }}
        // A finger has no arrow keys: it gets the month at once.
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
      {isOpen && (
        <DayPanel label={label} isAtEnd={isAtEnd}>
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
        </DayPanel>
      )}
    </div>
  )
}

/** Below the field, or above it where there is more room. */
function DayPanel({ label, isAtEnd, children }: { readonly label: string; readonly isAtEnd: boolean; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const place = useListPlace(panel)
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className={classes.dayPanel}
      data-up={place?.isUp || undefined}
      data-end={isAtEnd || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
