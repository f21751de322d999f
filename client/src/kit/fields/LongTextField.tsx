import { Textarea } from '@mantine/core'
import { useFormContext } from 'react-hook-form'

interface LongTextFieldProps {
  readonly name: string
  readonly label: string
  readonly placeholder?: string
}

/** A text of several lines of the form around. */
export function LongTextField({ name, label, placeholder }: LongTextFieldProps) {
  const { register, formState, getFieldState } = useFormContext()
  const { error } = getFieldState(name, formState)
  return <Textarea {...register(name)} label={label} placeholder={placeholder} autosize minRows={2} maxRows={10} error={error?.message} />
}
