import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSessionValue } from '../lib/session/useSessionValue.ts'
import { useVerificationWanted, wantVerification } from './verificationWanted.ts'

const VerifyEmailDialog = lazyWithPreload(async () => (await import('../features/auth/otp/VerifyEmailDialog.tsx')).VerifyEmailDialog)

const close = (): void => wantVerification(false)

/** Spec §8: an answer with the OTP message opens the verification; what stands on the screen stays, and loads anew after it. */
export function Verification() {
  const isWanted = useVerificationWanted()
  const email = useSessionValue('authEmail') ?? ''
  const client = useApolloClient()
  useEffect(() => close, [])
  const goOn = (): void => {
    close()
    void client.refetchQueries({ include: 'active' })
  }
  return isWanted && <VerifyEmailDialog email={email} onClose={close} onVerified={goOn} />
}
