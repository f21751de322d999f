import { type FieldError, get, useFormState } from 'react-hook-form'

/** The error of one field of the surrounding form. Re-renders only its caller. */
export function useFieldError(name: string): FieldError | undefined {
  const { errors } = useFormState({ name })
  const error: FieldError | undefined = get(errors, name)
  return error
}
