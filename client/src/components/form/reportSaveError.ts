import { type ApiError, type ApiErrorCode, toApiError } from '../../lib/api/apiError.ts'
import { showError } from '../toasts/toasts.ts'
import { type FormErrors, showFieldErrors } from '../../lib/forms/applyFieldErrors.ts'

/** `errorRules.ts` opens a page or dialog with the message for these codes. */
const shownElsewhere: readonly ApiErrorCode[] = ['OTP_REQUIRED', 'SUBSCRIPTION_REQUIRED']

/** Spec §8: shows the server's message of a failed save as an error toast. */
export function toastSaveError(error: unknown): ApiError {
  const apiError = toApiError(error)
  if (!shownElsewhere.includes(apiError.code)) showError(apiError.message)
  return apiError
}

/** Shows an API error at the fields it names. Returns it for the form's alert, or null if a field already shows its message. */
export function showApiError(apiError: ApiError, form: FormErrors): ApiError | null {
  const arePlaced = showFieldErrors(apiError.fields, form)
  const isShown = arePlaced && apiError.fields.some(({ message }) => message === apiError.message)
  return isShown ? null : apiError
}

/** Shows the server's message as a toast and in the form. */
export const reportSaveError = (error: unknown, form: FormErrors): ApiError | null => showApiError(toastSaveError(error), form)
