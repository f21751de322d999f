import { useFormContext } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { GrowingTextarea } from '../../page/GrowingTextarea.tsx'
import { useLabel } from '../labels.ts'

interface LongTextFieldProps {
  readonly name: string
  readonly label?: string
  readonly placeholder?: string
  readonly isRequired?: boolean
}

export function LongTextField({ name, label, placeholder, isRequired = false }: LongTextFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <GrowingTextarea
      {...register(name)}
      label={useLabel(name, label)}
      placeholder={placeholder}
      {...(isRequired && starred)}
      minRows={2}
      maxRows={10}
      error={error?.message}
    />
  )
}
