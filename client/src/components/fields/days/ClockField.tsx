import { isClock } from '@callout/contracts/time'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatClock } from '@callout/contracts/text/clock'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { SuggestField } from '../choice/SuggestField.tsx'
import { clockOfText } from './clockText.ts'
import { starred, unmarked } from '../../../lib/forms/required.ts'

interface ClockFieldProps {
  readonly name: string
  readonly label: string
  /** The surroundings label the field visually; the label is for assistive technology only. */
  readonly isNamedAround?: boolean
  /** An example time, "HH:mm". */
  readonly example: string
  /** Suggested times ("HH:mm"); others can be typed. */
  readonly times: readonly string[]
  /** Shown beside a suggested time. */
  readonly noteOf?: (time: string) => ReactNode
  readonly onMove?: (time: string) => void
}

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
