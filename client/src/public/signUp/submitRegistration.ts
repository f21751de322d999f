import type { UseFormReturn } from 'react-hook-form'
import { trackOnce } from '../../shared/analytics/trackOnce.ts'
import { refusalOf } from '../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../shared/forms/applyFieldErrors.ts'
import { paths } from '../../shared/paths.ts'
import { rememberUser } from '../../shared/session/cookies.ts'
import { enter } from '../../shared/navigation/sessionMoves.ts'
import { writeSession } from '../../shared/session/session.ts'
import { sessionOf } from '../../shared/session/storeUser.ts'
import { showError, showSuccess } from '../../shared/toasts/toasts.ts'
import { forgetAttribution, readAttribution } from '../attribution.ts'
import type { AccountValues } from './accountValues.ts'
import { browserZone } from './browserZone.ts'
import { register, type RegisterResult } from './registerCall.ts'
import { keepDraftFor } from './signUpDraft.ts'
import type { RegisterInput } from './signUp.generated.ts'
import { goToStep } from './useSignUpStep.ts'

/** Spec §3 "Registration payload"; the gateway adds what a browser does not choose. */
const inputOf = ({ firstName, lastName, phone, ...values }: AccountValues): RegisterInput => ({
  ...values,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
  ...(phone && { phone }),
  timezone: browserZone(),
  attribution: readAttribution(),
})

/** The two members of the union, read alike. */
const partsOf = (result: RegisterResult) => {
  if (result.__typename === 'VerificationPending')
    return { user: result.pendingUser, message: null, token: result.token, isPending: true, isNewUser: false }
  const { user, token, message, isNewUser } = result
  return { user, token, message, isPending: user.isVerificationRequired === true && user.isVerified !== true, isNewUser }
}

/** Spec §4 "Registration and sign-up flow": the session begins, or a pending one, and the next step is there. */
function begin(result: RegisterResult, email: string): void {
  const { user, token, message, isPending, isNewUser } = partsOf(result)
  const tokens = isPending
    ? { authToken: null, verifyUser: 'true', verifyToken: token }
    : { authToken: token, verifyUser: null, verifyToken: null }
  writeSession({ authEmail: email, ...(user && sessionOf(user)), ...tokens, isNewUser: isNewUser ? 'true' : null })
  rememberUser(user?.id)
  forgetAttribution()
  keepDraftFor(email)
  if (message) showSuccess(message)
  const isComplete = Boolean(user?.userProfileDetails)
  if (isComplete && !isPending) enter({}, paths.home())
  else goToStep(isComplete ? 'otpVerification' : 'chooseType')
}

/** Registers; a refusal stands at the fields that it names and in a toast, and what was typed stays. */
export async function submitRegistration(values: AccountValues, form: UseFormReturn<AccountValues>): Promise<void> {
  trackOnce('sign_up_create_account_tap')
  try {
    begin(await register(inputOf(values)), values.email)
  } catch (error) {
    trackOnce('sign_up_api_error', { reason: refusalOf(error).code })
    applyFieldErrors(error, form)
    showError(refusalOf(error).message)
  }
}
