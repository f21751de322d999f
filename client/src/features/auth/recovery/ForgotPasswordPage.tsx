import { useState } from 'react'
import { PageTitle } from '../../../components/page/PageTitle.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { InstructionsSent } from './InstructionsSent.tsx'

/** Spec §2 "Forgot password". */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const onSent = (to: string): void => {
    setEmail(to)
    setIsSent(true)
  }
  return (
    <PublicLayout>
      <PageTitle>{isSent ? 'Check your email' : 'Forgot your password?'}</PageTitle>
      {isSent ? <InstructionsSent email={email} onAgain={() => setIsSent(false)} /> : <ForgotPasswordForm email={email} onSent={onSent} />}
    </PublicLayout>
  )
}
