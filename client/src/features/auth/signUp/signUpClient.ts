import { createApollo } from '../../../lib/api/createApollo.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { leaveToLogin } from '../../../lib/navigation/sessionMoves.ts'
import { pageScoped } from '../../../lib/createStore.ts'
import { readSession } from '../../../lib/session/session.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { goToStep } from './useSignUpStep.ts'

const hasSession = (): boolean => readSession('authToken') !== null || readSession('verifyToken') !== null

/** Spec §8 "Global response rule" during sign-up. Input stays in this window. */
function applyRules(error: unknown): void {
  const { code, message } = toApiError(error)
  if (code === 'OTP_REQUIRED') goToStep('otpVerification')
  if (code !== 'UNAUTHENTICATED' || !hasSession()) return
  showError(message)
  leaveToLogin()
}

export const signUpClient = createApollo(applyRules)
pageScoped({ clear: () => void signUpClient.clearStore() })
