import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { OtpForm } from './OtpForm.tsx'
import type { SignUpUserFragment } from '../signUp/signUp.generated.ts'

interface VerifyEmailDialogProps {
  readonly email: string
  readonly onClose: () => void
  readonly onVerified: (user: SignUpUserFragment | null) => void
}

/** Spec §2 "Email verification modal": the same form inside the app. */
export function VerifyEmailDialog({ email, onClose, onVerified }: VerifyEmailDialogProps) {
  return (
    <AppDialog isOpen onClose={onClose} title="Verify your email address" size={420}>
      <OtpForm email={email} onVerified={onVerified} />
    </AppDialog>
  )
}
