import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { applyFieldErrors, type FormErrors } from '../../../lib/forms/applyFieldErrors.ts'
import { paths } from '../../../lib/paths.ts'
import { rememberUser } from '../../../lib/session/cookies.ts'
import { goTo } from '../../../lib/navigation/address.ts'
import { enter } from '../../../lib/navigation/sessionMoves.ts'
import { type Session, writeSession } from '../../../lib/session/session.ts'
import { sessionOf } from '../../../lib/session/storeUser.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { forgetAttribution, readAttribution } from '../attribution.ts'
import type { AccountValues } from './accountValues.ts'
import { stepAfterAccount } from '../signUp/chosenType.ts'
import { register, type RegisterResult } from './registerCall.ts'
import { saveDraftFor } from '../signUp/signUpDraft.ts'
import { goToStep } from '../signUp/useSignUpStep.ts'
import { trackOnce } from '../../../lib/analytics/eventFlags.ts'
import { browserZone } from '../../../lib/format/dates.ts'
import type { RegisterInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Spec §3 "Registration payload"; the gateway adds the fixed values. */
const toInput = ({ firstName, lastName, phone, ...values }: AccountValues): RegisterInput => ({
  ...values,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
  ...(phone && { phone }),
  timezone: browserZone(),
  attribution: readAttribution(),
})

type Registered = Extract<RegisterResult, { __typename: 'Registered' }>
type Pending = Extract<RegisterResult, { __typename: 'VerificationPending' }>

/** Saves the session. `user` is missing if the backend didn't send one. */
function remember(email: string, user: Registered['user'], session: Session): void {
  writeSession({ authEmail: email, ...(user && sessionOf(user)), ...session })
  rememberUser(user?.id)
  forgetAttribution()
  saveDraftFor(email)
}

const verifyingWith = (token: string | null): Session => ({ authToken: null, verifyUser: 'true', verifyToken: token })

/** A user who registered before and is unverified continues at the code. */
function verify({ token, pendingUser }: Pending, email: string): void {
  remember(email, pendingUser, { ...verifyingWith(token), isNewUser: null })
  goToStep('otpVerification', email)
}

/** The account exists, but the backend returned no session. */
function toSignIn(message: string | null, email: string): void {
  writeSession({ authEmail: email })
  forgetAttribution()
  showSuccess(meaningfulMessage(message) ?? 'Your account was created. Please sign in.')
  goTo(paths.login())
}

/** Spec §4 "Registration and sign-up flow": starts the session, or a pending one, and the next step. */
function begin({ user, token, message, isNewUser }: Registered, email: string): void {
  if (!user || token === null) return toSignIn(message, email)
  const isPending = user.isVerificationRequired === true && user.isVerified !== true
  const session = isPending ? verifyingWith(token) : { authToken: token, verifyUser: null, verifyToken: null }
  remember(email, user, { ...session, isNewUser: isNewUser ? 'true' : null })
  const text = meaningfulMessage(message)
  if (text) showSuccess(text)
  const isComplete = Boolean(user.userProfileDetails)
  if (isComplete && !isPending) enter({}, paths.home())
  else if (isComplete) goToStep('otpVerification')
  else goToStep(stepAfterAccount())
}

export async function submitRegistration(values: AccountValues, form: FormErrors): Promise<void> {
  trackOnce('sign_up_create_account_tap')
  try {
    const result = await register(toInput(values))
    if (result.__typename === 'Registered') begin(result, values.email)
    else if (result.__typename === 'VerificationPending') verify(result, values.email)
  } catch (error) {
    trackOnce('sign_up_api_error', { reason: toApiError(error).code })
    applyFieldErrors(error, form)
    showError(toApiError(error).message)
  }
}
