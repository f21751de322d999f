import { readSession } from '../../../lib/session/session.ts'
import { useLocation } from 'react-router'
import { AccountNote } from '../account/AccountNote.tsx'
import { leaveSignUp } from '../signUp/leaveSignUp.ts'
import { OtpForm } from './OtpForm.tsx'
import type { SignUpUserFragment } from '../signUp/signUp.generated.ts'
import { StepHeader } from '../signUp/StepHeader.tsx'
import { signUpStateOf } from '../signUp/steps.ts'
import { goToStep } from '../signUp/useSignUpStep.ts'

/** A user without profile goes to the setup first. */
const continueSignUp = (user: SignUpUserFragment | null): void =>
  user && !user.userProfileDetails ? goToStep('chooseType') : leaveSignUp()

/** Spec §2, step `otpVerification`. */
export function OtpStep() {
  const { email } = signUpStateOf(useLocation().state as unknown)
  return (
    <>
      <StepHeader step="otpVerification" title="Verify your email address" />
      <OtpForm email={readSession('authEmail') ?? email ?? 'your email address'} onVerified={continueSignUp} />
      <AccountNote />
    </>
  )
}
