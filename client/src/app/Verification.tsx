import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useEffect } from 'react'
import { useSessionValue } from '../shared/session/useSessionValue.ts'
import { useVerificationWanted, wantVerification } from './verificationWanted.ts'

const VerifyEmailDialog = lazy(() =>
  import('../public/signUp/VerifyEmailDialog.tsx').then((module) => ({ default: module.VerifyEmailDialog })),
)

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
  return <Suspense fallback={null}>{isWanted && <VerifyEmailDialog email={email} onClose={close} onVerified={goOn} />}</Suspense>
}
