import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { formatNumber } from '../../../lib/format/readNumber.ts'
import { useNumberText } from './useNumberText.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'name' | 'error'> {
  readonly name: string
  /** Two decimals, and no more. */
  readonly isMoney?: boolean
  /** Shown after the number while not focused. */
  readonly suffix?: string
  /** No thousands separators, for document numbers. */
  readonly isPlain?: boolean
}

const CENTS = 2

/** Other text is the value, for validation to reject. Shows errors at touched fields only: field arrays validate all (spec §5). */
export function NumberField({ name, isMoney = false, suffix = '', isPlain = false, description, ...others }: NumberFieldProps) {
  const { field, fieldState, formState } = useController<Record<string, number | string>>({ name })
  const input = useRef<HTMLInputElement>(null)
  const { isTyping, note, text, focus, type, blur } = useNumberText({
    value: field.value,
    onChange: field.onChange,
    format: (number) => {
      const counted = formatNumber(number, isMoney ? CENTS : 0)
      return (isPlain ? counted.replaceAll(',', '') : counted) + suffix
    },
    ...(isMoney && { decimals: CENTS }),
    isPercent: suffix === '%',
  })
  useLayoutEffect(() => {
    // The first key replaces the previous content.
    if (isTyping) input.current?.select()
  }, [isTyping])
  const isOwnUnit = note?.includes(`“${suffix.trim()}”`)
  return (
    <TextInput
      {...others}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      description={(!isOwnUnit && note) || description}
      ref={(element) => {
        input.current = element
        field.ref(element)
      }}
      onFocus={focus}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        blur()
        field.onBlur()
      }}
      error={(fieldState.isTouched || formState.isSubmitted) && fieldState.error?.message}
    />
  )
}
