import { Button, Input, InputBase } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { MonthCalendar } from './MonthCalendar.tsx'
import classes from './Schedule.module.css'

interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD, or ''. */
  readonly value: string
  /** The same in the account's pattern. */
  readonly text: string
  readonly onChange: (date: string) => void
  readonly today: string
  readonly min?: string | undefined
  readonly closedOn: (date: string) => string | null
  readonly error?: string | undefined
  readonly inputRef?: (element: HTMLButtonElement | null) => void
  readonly onBlur?: () => void
  /** Days that are chosen often. */
  readonly quick: readonly { readonly label: string; readonly date: string }[]
}

/** One day, written as the account writes days and chosen from a month that opens below it. */
export function DayField({ label, value, text, onChange, today, min, closedOn, error, inputRef, onBlur, quick }: DayFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setIsOpen(false)
    button.current?.focus()
  }
  const choose = (date: string): void => {
    onChange(date)
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div onKeyDown={onKeyDown}>
      <InputBase
        component="button"
        type="button"
        ref={(element: HTMLButtonElement | null) => {
          button.current = element
          inputRef?.(element)
        }}
        label={label}
        withAsterisk
        pointer
        error={error}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        rightSection={<IconCalendar size={16} aria-hidden />}
        rightSectionPointerEvents="none"
        onClick={() => setIsOpen(!isOpen)}
        onBlur={onBlur}
      >
        {text || <Input.Placeholder>Choose a day</Input.Placeholder>}
      </InputBase>
      {isOpen && (
        <div role="dialog" aria-label={label} className={classes.dayPanel}>
          <MonthCalendar
            withAutofocus
            label={label}
            isBare
            selected={value === '' ? [] : [value]}
            initialDay={value || min || today}
            onSelect={choose}
            today={today}
            min={min ?? ''}
            closedOn={closedOn}
          />
          <div className={classes.spans}>
            {quick.map(({ label: name, date }) => (
              <Button key={name} size="compact-xs" variant="default" onClick={() => choose(date)}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
