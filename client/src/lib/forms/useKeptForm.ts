import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { registerForm, takeKept } from './keptForms.ts'

/**
 * A form that loses nothing when a 401 or a 402 leads away: after the person has come back it stands there with the same
 * values. `name` tells the forms of one address apart.
 */
export function useKeptForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): void {
  const { isDirty } = form.formState
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const { getValues, reset } = form
  useEffect(() => {
    const kept = takeKept(name)
    if (kept && typeof kept === 'object') reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    return registerForm(name, () => (dirty.current ? getValues() : null))
  }, [getValues, reset, name])
}
