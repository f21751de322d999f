import { type Refusal, type RefusalCode, refusalOf } from '../../lib/api/refusal.ts'
import { showError } from '../toasts/toasts.ts'
import { type FormErrors, showFieldErrors } from '../../lib/forms/applyFieldErrors.ts'

/** For these codes `errorRules.ts` opens a page or a dialog that shows the message. */
const shownElsewhere: readonly RefusalCode[] = ['OTP_REQUIRED', 'SUBSCRIPTION_REQUIRED']

/** Spec §8: shows the server's message of a refused save as an error toast. */
export function toastSaveError(error: unknown): Refusal {
  const refusal = refusalOf(error)
  if (!shownElsewhere.includes(refusal.code)) showError(refusal.message)
  return refusal
}

/** Shows a refusal at the fields it names. Returns it for the form's alert, or null if a field shows its message already. */
export function placeRefusal(refusal: Refusal, form: FormErrors): Refusal | null {
  const arePlaced = showFieldErrors(refusal.fields, form)
  const isShown = arePlaced && refusal.fields.some(({ message }) => message === refusal.message)
  return isShown ? null : refusal
}

/** Both: the server's message appears as a toast and in the form. */
export const reportSaveError = (error: unknown, form: FormErrors): Refusal | null => placeRefusal(toastSaveError(error), form)
