import { PageTitle } from '../../components/page/PageTitle.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Spec §2 "Sign-in (/login)". */
export function SignInPage() {
  return (
    <PublicLayout>
      <PageTitle>Sign in</PageTitle>
      <SignInForm />
    </PublicLayout>
  )
}
