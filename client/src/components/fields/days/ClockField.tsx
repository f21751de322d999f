import { isClock } from '@callout/contracts/time'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatClock } from '@callout/contracts/words/clock'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SuggestField } from '../choice/SuggestField.tsx'
import { clockOfText } from './clockText.ts'
import { starred, unmarked } from '../../../lib/forms/required.ts'

interface ClockFieldProps {
  readonly name: string
  readonly label: string
  /** What stands around names the field; the label is said to assistive technology alone. */
  readonly isNamedAround?: boolean
  /** "HH:mm", as an example. */
  readonly example: string
  /** Times to choose from ("HH:mm"); others can be typed. */
  readonly times: readonly string[]
  /** Beside a time of the list. */
  readonly noteOf?: (time: string) => ReactNode
  /** After another time stands in the field. */
  readonly onMove?: (time: string) => void
}

/** A time of day on the account's clock, to be typed or chosen. What is no time stays as it was typed, and is refused. */
export function ClockField({ name, label, isNamedAround = false, example, times, noteOf, onMove }: ClockFieldProps) {
  const { is24Hour } = useFormat()
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const [typing, setTyping] = useState<string | null>(null)
  const write = (time: string): string => formatClock(time, is24Hour)
  const take = (time: string): void => {
    setTyping(null)
    field.onChange(time)
    if (time !== field.value) onMove?.(time)
  }
  const found = typing === null ? times : times.filter((time) => write(time).startsWith(typing.trim()))
  return (
    <SuggestField
      ref={field.ref}
      {...(isNamedAround ? { 'aria-label': label, ...unmarked } : { label, ...starred })}
      placeholder={write(example)}
      error={fieldState.error?.message}
      text={typing ?? (isClock(field.value) ? write(field.value) : field.value)}
      isChosen={typing === null && isClock(field.value)}
      onType={setTyping}
      onChoose={take}
      onBlur={() => {
        if (typing !== null) take(clockOfText(typing, is24Hour) ?? typing.trim())
        field.onBlur()
      }}
      listLabel={`Times: ${label}`}
      suggestions={found.map((time) => ({
        value: time,
        label: (
          <>
            {write(time)} {noteOf?.(time)}
          </>
        ),
      }))}
    />
  )
}
