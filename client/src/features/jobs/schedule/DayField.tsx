import { Input, InputBase, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type Focusable, MonthCalendar } from './MonthCalendar.tsx'

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
  /** Below the days: quick choices. */
  readonly children?: ReactNode
}

const focusFirst = (calendar: Focusable | null): void => calendar?.focus()

/** One day, written as the account writes days and chosen from a month. */
export function DayField(props: DayFieldProps) {
  const { label, value, text, onChange, today, min, closedOn, error, inputRef, onBlur, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const choose = (date: string): void => {
    onChange(date)
    setIsOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus hideDetached={false}>
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          ref={inputRef}
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
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <MonthCalendar
          ref={focusFirst}
          label={label}
          isBare
          selected={value === '' ? [] : [value]}
          initialDay={value || min || today}
          onSelect={choose}
          today={today}
          min={min ?? ''}
          closedOn={closedOn}
        />
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
