import type { FormErrors } from '../../lib/forms/applyFieldErrors.ts'

/**
 * Puts a refusal where the person can mend it: onto the fields it names, else, for a wrong password, onto the password.
 * What was typed stays. Returns the message.
 */
export async function placeRefusal(error: unknown, form: FormErrors): Promise<string> {
  const { applyFieldErrors, refusalOf } = await import('./signInCall.ts')
  const { code, message } = refusalOf(error)
  if (!applyFieldErrors(error, form) && code === 'INVALID') {
    form.setError('password', { type: 'server', message }, { shouldFocus: true })
  }
  return message
}
