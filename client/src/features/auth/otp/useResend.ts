import { OTP_RESEND_SECONDS } from '@callout/contracts/constants'
import { useEffect, useRef, useState } from 'react'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { type ApiError, toApiError } from '../../../lib/api/apiError.ts'
import { rememberUser } from '../../../lib/session/cookies.ts'
import { readSession, writeSession } from '../../../lib/session/session.ts'
import { storeUser } from '../../../lib/session/storeUser.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { readDeadline, writeDeadline } from './resendDeadline.ts'
import { type ResendOtpMutation, useResendOtpMutation } from '../signUp/signUp.generated.ts'

const TICK_MS = 1000

/** Remaining whole seconds; 0 when over. */
function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = deadline > now
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    setNow(Date.now())
  }, [deadline])
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Seconds named in the message of a rejected resend. */
export const secondsIn = ({ message }: Pick<ApiError, 'message'>): number => Number(/\d+/.exec(message)?.[0] ?? OTP_RESEND_SECONDS)

/** Spec §4 "OTP": a token returned with the new code replaces the current one, and the profile is cached. */
function renew({ token, user }: ResendOtpMutation['resendOtp']): void {
  if (token) writeSession(readSession('authToken') === null ? { verifyToken: token } : { authToken: token })
  if (!user) return
  storeUser(user)
  rememberUser(user.id)
}

/** Spec §4 "OTP": requests a code on entry unless a countdown runs. A resend rejected as too early shows the remaining time. */
export function useResend(email: string) {
  const [deadline, setDeadline] = useState(() => readDeadline(email))
  const [send, { loading }] = useResendOtpMutation()
  const secondsLeft = useSecondsLeft(deadline)
  const wait = (seconds: number): void => {
    const at = Date.now() + seconds * 1000
    writeDeadline({ email, at })
    setDeadline(at)
  }
  const ask = async (isAskedFor: boolean): Promise<void> => {
    try {
      const { data } = await send()
      if (data) renew(data.resendOtp)
      wait(data?.resendOtp.resendAfter ?? OTP_RESEND_SECONDS)
      if (isAskedFor) showSuccess(meaningfulMessage(data?.resendOtp.message) ?? 'A new code is on its way.')
    } catch (error) {
      const apiError = toApiError(error)
      const isTooEarly = apiError.code === 'TOO_MANY_REQUESTS'
      if (isTooEarly) wait(secondsIn(apiError))
      if (isAskedFor || !isTooEarly) showError(apiError.message)
    }
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (readDeadline(email) === 0) void latest.current(false)
  }, [email])
  return { secondsLeft, isSending: loading, resend: () => ask(true) }
}
