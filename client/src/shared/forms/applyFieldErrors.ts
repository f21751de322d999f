import { camelKey } from '@callout/contracts/casing'
import type { FieldValues, Path, UseFormGetValues, UseFormSetError } from 'react-hook-form'
import { refusalOf } from '../api/refusal.ts'

interface FormErrors<Values extends FieldValues> {
  readonly setError: UseFormSetError<Values>
  readonly getValues: UseFormGetValues<Values>
}

const camelPath = (field: string): string => field.split('.').map(camelKey).join('.')
const topOf = (path: string): string => path.split('.')[0] ?? path

/**
 * Puts the `fields` of an INVALID answer onto the form and the focus on the first of them. Returns whether any belonged
 * to the form: if none did, the caller shows the message elsewhere.
 */
export function applyFieldErrors<Values extends FieldValues>(error: unknown, { setError, getValues }: FormErrors<Values>): boolean {
  const values = getValues()
  const known = refusalOf(error).fields.filter(({ field }) => topOf(camelPath(field)) in values)
  known.forEach(({ field, message }, place) =>
    setError(camelPath(field) as Path<Values>, { type: 'server', message }, { shouldFocus: place === 0 }),
  )
  return known.length > 0
}
