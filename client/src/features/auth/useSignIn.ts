import { messages } from '@callout/contracts/text/messages'
import { meaningfulMessage } from '../../lib/api/serverMessage.ts'
import type { FormErrors } from '../../lib/forms/applyFieldErrors.ts'
import { paths } from '../../lib/paths.ts'
import { goTo } from '../../lib/navigation/address.ts'
import { enter } from '../../lib/navigation/sessionMoves.ts'
import { rememberUser } from '../../lib/session/cookies.ts'
import { writeSession } from '../../lib/session/session.ts'
import { sessionOf } from '../../lib/session/storeUser.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { loadAuthCalls } from './lazyAuthCalls.ts'
import type { SignInResult } from './signInCall.ts'
import { requestedPath } from './signInState.ts'
import type { SignInForm } from '@callout/contracts/auth/schemas'
import type { Resolver } from 'react-hook-form'

/** Shows an error at the fields that it names, or a wrong password at the password. Input is preserved. Returns the message. */
async function showApiError(error: unknown, form: FormErrors): Promise<string> {
  const { applyFieldErrors, toApiError } = await loadAuthCalls()
  const { code, message } = toApiError(error)
  if (!applyFieldErrors(error, form) && code === 'INVALID') {
    form.setError('password', { type: 'server', message }, { shouldFocus: true })
  }
  return message
}

export type SignInValues = SignInForm

export const signInResolver: Resolver<SignInValues> = async (...form) => (await loadAuthCalls()).signInResolver(...form)

const callSignIn = async (values: SignInValues) => (await loadAuthCalls()).signIn(values)

type Outcome<Name extends SignInResult['__typename']> = Extract<SignInResult, { __typename: Name }>

function begin({ token, user, message }: Outcome<'SignedIn'>, state: unknown): void {
  if (user === null || token === null) throw new Error('The gateway returned no session')
  const session = { ...sessionOf(user), authToken: token, verifyUser: null, verifyToken: null }
  rememberUser(user.id)
  if (user.userProfileDetails) enter(session, requestedPath(state) ?? paths.home())
  else enter(session, paths.register(), { openDiv: 'chooseType' })
  showSuccess(meaningfulMessage(message) ?? messages.signedIn)
}

/** Spec §4 "Sign-in response handling" and §8 "Sign-in". `onUnknownEmail` opens the sign-up prompt. */
export function useSignIn(form: FormErrors, state: unknown, onUnknownEmail: (email: string) => void) {
  const verify = ({ pendingToken }: Outcome<'VerificationPending'>, email: string): void => {
    writeSession({ authEmail: email, verifyUser: 'true', verifyToken: pendingToken })
    // Spec §8: the toast of the 401, whose own message asks for the code.
    showSuccess(messages.signedIn)
    goTo(paths.register(), { state: { openDiv: 'otpVerification', email } })
  }
  return async (values: SignInValues): Promise<void> => {
    try {
      const result = await callSignIn(values)
      if (result.__typename === 'SignedIn') begin(result, state)
      else if (result.__typename === 'VerificationPending') verify(result, values.email)
      else onUnknownEmail(values.email)
    } catch (error) {
      showError(await showApiError(error, form))
    }
  }
}
