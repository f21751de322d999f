import { TextInput } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { useLabel } from '../labels.ts'

interface TextFieldProps {
  readonly name: string
  readonly label?: string
  readonly type?: 'text' | 'email' | 'password'
  readonly placeholder?: string | undefined
  readonly description?: string
  readonly isRequired?: boolean
  readonly isFirst?: boolean
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Browsers rewrite domains with other letters in fields of type email. */
const emailKeyboard = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

export function TextField({
  name,
  label,
  type = 'text',
  placeholder,
  description,
  isRequired = false,
  isFirst = false,
  onPaste,
}: TextFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <TextInput
      {...register(name)}
      label={useLabel(name, label)}
      {...(type === 'email' ? emailKeyboard : { type })}
      placeholder={placeholder}
      description={description}
      {...(isRequired && starred)}
      autoComplete="off"
      onPaste={onPaste}
      data-autofocus={isFirst || undefined}
      error={error?.message}
    />
  )
}
