import { type ApiError, type ApiErrorCode, toApiError } from '../lib/api/apiError.ts'
import { setServerAway } from '../lib/api/reach.ts'
import { plansAddress } from '../lib/plansAddress.ts'
import { saveForms } from '../lib/forms/savedForms.ts'
import { currentAddress, currentPathname } from '../lib/navigation/address.ts'
import { leaveToLogin } from '../lib/navigation/sessionMoves.ts'
import { readSession } from '../lib/session/session.ts'
import { showError } from '../components/toasts/toasts.ts'
import { createStore, useStore } from '../lib/createStore.ts'

/** Whether the server requires email verification during a session. */
const isVerificationRequested = createStore(false)

export const wantVerification = isVerificationRequested.write
export const useVerificationRequested = (): boolean => useStore(isVerificationRequested)

export type Go = (to: string, options?: { readonly state?: unknown }) => void

function sessionEnded({ message }: ApiError): void {
  if (readSession('authToken') === null) return
  showError(message)
  saveForms()
  leaveToLogin(currentAddress(), message)
}

function toPlans({ message }: ApiError, go: Go): void {
  if (currentPathname() === plansAddress()) return
  saveForms()
  go(plansAddress(), { state: { from: currentAddress(), reason: message } })
}

const away = (): void => setServerAway(true)

/** Spec §8, "Global response rule": applies to all operations. The screen shows everything else. */
const rules: { readonly [C in ApiErrorCode]?: (apiError: ApiError, go: Go) => void } = {
  UNAUTHENTICATED: sessionEnded,
  OTP_REQUIRED: () => wantVerification(true),
  SUBSCRIPTION_REQUIRED: toPlans,
  UPSTREAM_UNAVAILABLE: away,
  NETWORK: away,
}

/** `isOfQueue`: an operation of the offline queue; the queue itself shows a step rejected for lack of a plan. */
export function applyErrorRules(error: unknown, go: Go, isOfQueue = false): void {
  const apiError = toApiError(error)
  if (isOfQueue && apiError.code === 'SUBSCRIPTION_REQUIRED') return
  rules[apiError.code]?.(apiError, go)
}
