import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { registerForm, takeSavedForm } from './savedForms.ts'

/** Restores a form's values after a 401 or 402 redirect. `name` distinguishes the forms of one address. */
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
