import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { sendEvent } from '../../../lib/analytics/analytics.ts'
import { goTo } from '../../../lib/navigation/address.ts'
import { enter } from '../../../lib/navigation/sessionMoves.ts'
import { paths } from '../../../lib/paths.ts'
import { rememberUser } from '../../../lib/session/cookies.ts'
import { writeSession } from '../../../lib/session/session.ts'
import { sessionOf } from '../../../lib/session/storeUser.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { forgetAttribution } from '../attribution.ts'
import { stepAfterAccount } from '../signUp/chosenType.ts'
import { saveDraftFor } from '../signUp/signUpDraft.ts'
import type { PendingSignIn } from './pendingSignIn.ts'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { SocialLoginDocument, type SocialLoginMutation } from './social.generated.ts'
import type { SocialLoginInput } from '../../../lib/api/schemaTypes.generated.ts'

type SocialLoginResult = SocialLoginMutation['socialLogin']

const client = createApollo(() => undefined)

export async function socialLogin(input: SocialLoginInput): Promise<SocialLoginResult> {
  const { data } = await client.mutate({ mutation: SocialLoginDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('Empty response to the social login')
  return data.socialLogin
}

type Registered = Extract<SocialLoginResult, { __typename: 'Registered' }>
type Pending = Extract<SocialLoginResult, { __typename: 'VerificationPending' }>
type Failed = Extract<SocialLoginResult, { __typename: 'SocialLoginFailed' }>
type SocialUser = NonNullable<Registered['user']>

const hasToVerify = (user: SocialUser): boolean => user.isVerificationRequired === true && user.isVerified !== true

/** The token is pending until the email address is verified. */
function toVerification(token: string | null, user: SocialUser | null): void {
  writeSession({ ...(user && sessionOf(user)), authToken: null, verifyUser: 'true', verifyToken: token })
  goTo(paths.register(), { replace: true, state: { openDiv: 'otpVerification', ...(user && { email: user.email }) } })
}

/** Spec §4: "other failures with a user go to chooseType"; §8: the toast shows the failure. */
function toChooseType(token: string | null, user: SocialUser, message: string | null): void {
  if (message) showError(message)
  writeSession({ ...sessionOf(user), authToken: null, verifyToken: token })
  goTo(paths.register(), { replace: true, state: { openDiv: 'chooseType' } })
}

function pending({ token, pendingUser: user, pendingMessage }: Pending): void {
  if (!user || hasToVerify(user)) toVerification(token, user)
  else toChooseType(token, user, pendingMessage)
}

/** Spec §4 "Social sign-in failure", for any code. */
function failed({ token, failedUser: user, failure }: Failed): void {
  if (!user) return toSignIn()
  if (!hasToVerify(user)) return toChooseType(token, user, failure)
  if (failure) showError(failure)
  toVerification(token, user)
}

/** The service returned no session. */
function toSignIn(): void {
  showError('The service didn’t start a session. Please sign in.')
  goTo(paths.login(), { replace: true })
}

function signedIn({ token, user, isNewUser, message }: Registered, { provider, requested }: PendingSignIn): void {
  if (!user || token === null) return toSignIn()
  if (isNewUser) {
    sendEvent('registration', { provider })
    forgetAttribution()
  }
  if (hasToVerify(user)) return toVerification(token, user)
  const session = { ...sessionOf(user), authToken: token, verifyUser: null, verifyToken: null, isNewUser: isNewUser ? 'true' : null }
  if (user.userProfileDetails) enter(session, requested ?? paths.home())
  else enter(session, paths.register(), { openDiv: stepAfterAccount() })
  const text = meaningfulMessage(message)
  if (text) showSuccess(text)
}

function userIn(result: SocialLoginResult): SocialUser | null {
  if (result.__typename === 'VerificationPending') return result.pendingUser
  return result.__typename === 'Registered' ? result.user : result.failedUser
}

/** Spec §4 "Registration and sign-up flow", for social sign-in. */
export function followSocialLogin(result: SocialLoginResult, started: PendingSignIn): void {
  const user = userIn(result)
  rememberUser(user?.id)
  saveDraftFor(user?.email ?? null)
  if (result.__typename === 'Registered') signedIn(result, started)
  else if (result.__typename === 'SocialLoginFailed') failed(result)
  else pending(result)
}
