import { Suspense, useState } from 'react'
import { readSession } from '../../../lib/session/session.ts'
import { PublicLayout } from '../PublicLayout.tsx'
import { AccountStep } from '../account/AccountStep.tsx'
import { LaterSteps } from './lazySteps.ts'
import { keepDraftFor } from './signUpDraft.ts'
import { StepFallback } from './StepFallback.tsx'
import { useSignUpStep } from './useSignUpStep.ts'

/** Spec §2 "Sign-up (/register)". */
export function SignUpPage() {
  useState(() => keepDraftFor(readSession('authEmail')))
  const { step, state } = useSignUpStep()
  return (
    <PublicLayout isWide={step === 'setupType' || step === 'chooseCategory'}>
      {step === 'default' ? (
        <AccountStep email={state.email} />
      ) : (
        <Suspense fallback={<StepFallback />}>
          <LaterSteps step={step} />
        </Suspense>
      )}
    </PublicLayout>
  )
}
