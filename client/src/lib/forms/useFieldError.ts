import { type FieldError, get, useFormState } from 'react-hook-form'

/** What is wrong with a field of the form around, for the component that shows it: no other is drawn anew for it. */
export function useFieldError(name: string): FieldError | undefined {
  const { errors } = useFormState({ name })
  const error: FieldError | undefined = get(errors, name)
  return error
}
