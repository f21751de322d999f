import { camelKey } from '@callout/contracts/casing'
import { type ApiError, toApiError } from '../api/apiError.ts'

/** Where errors of the server go: any form of react-hook-form. */
export interface FormErrors {
  setError(name: string, error: { readonly type: string; readonly message: string }, options?: { readonly shouldFocus?: boolean }): void
  getValues(): object
}

const camelPath = (field: string): string => field.split('.').map(camelKey).join('.')
const topOf = (path: string): string => path.split('.')[0] ?? path

/**
 * Puts what is wrong with fields of the wire onto the form, and the focus on the first of them. Returns whether any belonged
 * to the form: if none did, the caller shows the message elsewhere.
 */
export function showFieldErrors(fields: ApiError['fields'], form: FormErrors): boolean {
  const values = form.getValues()
  const known = fields.filter(({ field }) => topOf(camelPath(field)) in values)
  known.forEach(({ field, message }, place) => form.setError(camelPath(field), { type: 'server', message }, { shouldFocus: place === 0 }))
  return known.length > 0
}

/** The same with the `fields` of an INVALID answer. */
export const applyFieldErrors = (error: unknown, form: FormErrors): boolean => showFieldErrors(toApiError(error).fields, form)
