import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { numberOfText, numericPart, textOfNumber } from './numberOfText.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'name' | 'error'> {
  readonly name: string
  /** Minimum decimals while not focused. */
  readonly decimals?: number
  /** Shown after the number while not focused. */
  readonly suffix?: string
  /** No thousands separators, for document numbers. */
  readonly isPlain?: boolean
}

/**
 * A number form field. A growing field array validates all its fields, so errors show only at touched fields (spec §5). Partial
 * input such as '0.' stays while typing and is formatted on blur.
 */
export function NumberField({ name, decimals = 0, suffix = '', isPlain = false, ...others }: NumberFieldProps) {
  const { field, fieldState, formState } = useController<Record<string, number | ''>>({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = typed !== null
  useLayoutEffect(() => {
    // The first key replaces the previous content.
    if (isTyping) input.current?.select()
  }, [isTyping])
  const counted = textOfNumber(field.value, decimals)
  const written = isPlain ? counted.replaceAll(',', '') : counted
  return (
    <TextInput
      {...others}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (written && written + suffix)}
      ref={(element) => {
        input.current = element
        field.ref(element)
      }}
      onFocus={() => setTyped(textOfNumber(field.value).replaceAll(',', ''))}
      onChange={(event) => {
        const text = numericPart(event.currentTarget.value)
        setTyped(text)
        field.onChange(numberOfText(text))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={(fieldState.isTouched || formState.isSubmitted) && fieldState.error?.message}
    />
  )
}
