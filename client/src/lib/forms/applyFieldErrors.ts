import { camelKey } from '@callout/contracts/wire/casing'
import { type ApiError, toApiError } from '../api/apiError.ts'

/** The parts of a react-hook-form that server errors need. */
export interface FormErrors {
  setError(name: string, error: { readonly type: string; readonly message: string }, options?: { readonly shouldFocus?: boolean }): void
  getValues(): object
}

const camelPath = (field: string): string => field.split('.').map(camelKey).join('.')
const topOf = (path: string): string => path.split('.')[0] ?? path

/** Sets field errors of the server on the form and focuses the first. Returns false if none belongs to the form. */
export function showFieldErrors(fields: ApiError['fields'], form: FormErrors): boolean {
  const values = form.getValues()
  const known = fields.filter(({ field }) => topOf(camelPath(field)) in values)
  known.forEach(({ field, message }, index) => form.setError(camelPath(field), { type: 'server', message }, { shouldFocus: index === 0 }))
  return known.length > 0
}

export const applyFieldErrors = (error: unknown, form: FormErrors): boolean => showFieldErrors(toApiError(error).fields, form)
