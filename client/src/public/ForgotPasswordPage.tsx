import { paths } from '../shared/paths.ts'
import { SUPPORT_EMAIL } from '../shared/support.ts'
import { PageTitle } from '../shared/ui/PageTitle.tsx'
import classes from './PlainPage.module.css'
import { PublicLayout } from './PublicLayout.tsx'
import { PublicLink } from './PublicLink.tsx'

/** Spec §2 "Forgot password". */
export function ForgotPasswordPage() {
  return (
    <PublicLayout>
      <PageTitle>Forgot your password?</PageTitle>
      <h1 className={classes.title}>Forgot your password?</h1>
      <p className={classes.text}>
        The owner of your company can set a new one for you. Are you the owner? Write to us from the email address of the account.
      </p>
      <p>
        <a className={classes.primary} href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('New password')}`}>
          Write to {SUPPORT_EMAIL}
        </a>
      </p>
      <p className={classes.text}>
        <PublicLink to={paths.login()}>Go back to Login</PublicLink>
      </p>
    </PublicLayout>
  )
}
