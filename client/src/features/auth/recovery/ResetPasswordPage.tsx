import { useEffect, useState } from 'react'
import { arrivalAt, takeArrival } from '../../../lib/navigation/arrival.ts'
import { paths } from '../../../lib/paths.ts'
import { PublicLayout } from '../PublicLayout.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { useFocusedHeading } from './useFocusedHeading.ts'
import { PageTitle } from '../../../components/page/PageHeader.tsx'

function UnusableLink({ text: message }: { readonly text: string }) {
  const heading = useFocusedHeading()
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        This link doesn’t work
      </h1>
      <p className={classes.lead}>{message}</p>
      <p>
        <Link to={paths.forgotPassword()} className={`row ${classes.primary}`}>
          Get a new link
        </Link>
      </p>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}

const tokenFromUrl = (): string | null => arrivalAt(paths.resetPassword()).get('token')

function useResetToken(): string | null {
  const [token, setToken] = useState(tokenFromUrl)
  useEffect(() => {
    const onChange = (): void => {
      takeArrival()
      setToken(tokenFromUrl())
    }
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return token
}

export function ResetPasswordPage() {
  const token = useResetToken()
  const [apiError, setApiError] = useState<{ readonly token: string | null; readonly text: string } | null>(null)
  const message = token === null ? 'This reset link is incomplete or was already used.' : apiError?.token === token ? apiError.text : null
  return (
    <PublicLayout>
      <PageTitle>Choose a new password</PageTitle>
      {token === null || message !== null ? (
        <UnusableLink text={message ?? ''} />
      ) : (
        <ResetPasswordForm key={token} token={token} onRefused={(text) => setApiError({ token, text })} />
      )}
    </PublicLayout>
  )
}
