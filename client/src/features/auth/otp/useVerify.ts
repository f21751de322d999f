import { VerifyForm } from '@callout/contracts/auth/schemas'
import { messages } from '@callout/contracts/text/messages'
import { z } from '@callout/contracts/wire/zod'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { rememberUser } from '../../../lib/session/cookies.ts'
import { readSession, writeSession } from '../../../lib/session/session.ts'
import { sessionOf, storeUser } from '../../../lib/session/storeUser.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { clearDeadline } from './resendDeadline.ts'
import {
  type SignUpUserFragment,
  useVerifyUserMutation,
  VerifiedProfileDocument,
  type VerifyUserMutation,
} from '../signUp/signUp.generated.ts'

/** Spec §4 "OTP": replaces the pending token with the session's, and clears the verification flags. */
function begin({ token, user, message }: VerifyUserMutation['verifyUser']): void {
  const authToken = token ?? readSession('verifyToken')
  writeSession({ ...(user && sessionOf(user)), authToken, verifyUser: null, verifyToken: null })
  rememberUser(user?.id)
  clearDeadline()
  const text = meaningfulMessage(message)
  if (text) showSuccess(text)
}

export function useVerify(onVerified: (user: SignUpUserFragment | null) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isVerifying, setVerifying] = useState(false)
  const [send] = useVerifyUserMutation()
  const client = useApolloClient()
  const freshProfile = async (user: SignUpUserFragment | null): Promise<SignUpUserFragment | null> => {
    const { data } = await client.query({ query: VerifiedProfileDocument, fetchPolicy: 'network-only' }).catch(() => ({ data: undefined }))
    if (data) storeUser(data.me)
    return data?.me ?? user
  }
  const refuse = (message: string): false => {
    setProblem(message)
    if (message === messages.typeCode) showError(message)
    return false
  }
  const verifyCode = async (userCode: string): Promise<boolean> => {
    try {
      const { data } = await send({ variables: { input: { userCode } } })
      if (!data) return false
      begin(data.verifyUser)
      onVerified(await freshProfile(data.verifyUser.user))
      return true
    } catch (error) {
      const { message } = toApiError(error)
      showError(message)
      return refuse(message)
    }
  }
  const verify = async (code: string): Promise<boolean> => {
    const { data, error } = z.safeParse(VerifyForm, { user_code: code })
    if (error) return refuse(error.issues[0]?.message ?? messages.typeCode)
    setVerifying(true)
    const isRight = await verifyCode(data.user_code)
    if (!isRight) setVerifying(false)
    return isRight
  }
  return { verify, problem, forget: () => setProblem(null), isVerifying }
}
