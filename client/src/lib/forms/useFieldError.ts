import { type FieldError, get, useFormState } from 'react-hook-form'

export function useFieldError(name: string): FieldError | undefined {
  const { errors } = useFormState({ name })
  const error: FieldError | undefined = get(errors, name)
  return error
}
