import { TextInput } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { useLabel } from '../labels.ts'

interface TextFieldProps {
  readonly name: string
  /** Where the form around does not name it so. */
  readonly label?: string
  readonly type?: string
  readonly placeholder?: string | undefined
  /** What the label does not say. */
  readonly description?: string
  readonly isRequired?: boolean
  /** The dialog begins here. */
  readonly isFirst?: boolean
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** A text of the form around, with its message. */
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
      type={type}
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
