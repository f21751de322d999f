import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { registerForm, takeSavedForm } from './savedForms.ts'

/**
 * A form that loses nothing when a 401 or a 402 leads away: after the person has come back it stands there with the same
 * values. `name` tells the forms of one address apart.
 */
export function useSavedForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): void {
  const { isDirty } = form.formState
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const { getValues, reset } = form
  useEffect(() => {
    const saved = takeSavedForm(name)
    if (saved && typeof saved === 'object') reset({ ...getValues(), ...saved }, { keepDefaultValues: true })
    return registerForm(name, () => (dirty.current ? getValues() : null))
  }, [getValues, reset, name])
}
