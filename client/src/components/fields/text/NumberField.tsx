import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { numberOfText, numericPart, textOfNumber } from './numberOfText.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'name' | 'error'> {
  readonly name: string
  /** Shown at least, where nobody types. */
  readonly decimals?: number
  /** Behind the number, where nobody types. */
  readonly suffix?: string
  /** Without commas: the number of a document counts nothing. */
  readonly isPlain?: boolean
}

/** A number of the form. A field array checks all its fields when it grows: errors show where somebody was (spec §5). What stands in the field while it is being typed, such as '0.', stays; left, it is written out. */
export function NumberField({ name, decimals = 0, suffix = '', isPlain = false, ...others }: NumberFieldProps) {
  const { field, fieldState, formState } = useController<Record<string, number | ''>>({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = typed !== null
  useLayoutEffect(() => {
    // What is typed first takes the place of what stood there.
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
