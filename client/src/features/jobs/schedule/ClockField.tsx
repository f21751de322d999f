import { Autocomplete, type ComboboxParsedItem } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type FieldPath, useController } from 'react-hook-form'
import { formatClock } from '../../../shared/format/dates.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { closedUnmounted } from '../form/closedUnmounted.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { clockOfText } from './clockText.ts'

interface ClockFieldProps {
  readonly name: Extract<FieldPath<JobFormValues>, 'startTime' | 'endTime'>
  readonly label: string
  /** Times to choose from ("HH:mm"); others can be typed. */
  readonly times: readonly string[]
  /** Beside a time of the list. */
  readonly noteOf?: (time: string) => ReactNode
  /** After another time stands in the field. */
  readonly onMove?: (time: string) => void
}

const beginsWith = (option: ComboboxParsedItem, text: string): boolean => 'value' in option && String(option.value).startsWith(text)
const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(text)

/** A time of day on the account's clock, to be typed or chosen. What is no time stays as it was typed, and is refused. */
export function ClockField({ name, label, times, noteOf, onMove }: ClockFieldProps) {
  const { is24Hour } = useFormat()
  const { field, fieldState } = useController<JobFormValues, typeof name>({ name })
  const [typing, setTyping] = useState<string | null>(null)
  const shown = isClock(field.value) ? formatClock(field.value, is24Hour) : field.value
  const take = (text: string): void => {
    const time = clockOfText(text, is24Hour) ?? text.trim()
    field.onChange(time)
    if (time !== field.value) onMove?.(time)
  }
  return (
    <Autocomplete
      ref={field.ref}
      label={label}
      withAsterisk
      comboboxProps={closedUnmounted}
      autoComplete="off"
      openOnFocus={false}
      placeholder={formatClock('09:00', is24Hour)}
      data={times.map((time) => formatClock(time, is24Hour))}
      filter={({ options, search }) => (typing === null ? options : options.filter((option) => beginsWith(option, search.trim())))}
      maxDropdownHeight={220}
      value={typing ?? shown}
      error={fieldState.error?.message}
      onChange={setTyping}
      onOptionSubmit={(text) => {
        take(text)
        setTyping(null)
      }}
      onBlur={() => {
        if (typing !== null) take(typing)
        setTyping(null)
        field.onBlur()
      }}
      renderOption={({ option }) => (
        <>
          {option.value} {noteOf?.(clockOfText(option.value, is24Hour) ?? '')}
        </>
      )}
    />
  )
}
