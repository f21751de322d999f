import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Hands on the values of a form as they are typed. */
export function useSavedValues<Values extends FieldValues>(form: UseFormReturn<Values>, keep: (values: Values) => void): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }), [form])
}
