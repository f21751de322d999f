import { useNavigationState } from '../shared/navigation/address.ts'
import { paths } from '../shared/paths.ts'
import { SUPPORT_EMAIL } from '../shared/support.ts'
import { leaveToLogin } from '../shared/navigation/sessionMoves.ts'
import { useSessionValue } from '../shared/session/useSessionValue.ts'
import { PageTitle } from '../shared/ui/PageTitle.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import classes from './PlainPage.module.css'
import { PublicLink } from './PublicLink.tsx'

interface RegisterState {
  readonly openDiv?: string
  readonly email?: string
}

const words: Record<string, { readonly title: string; readonly text: string }> = {
  otpVerification: {
    title: 'Verify your email address',
    text: 'This account still has to be verified. Please write to us from its email address, and we confirm it for you.',
  },
  chooseType: {
    title: 'Your account is not set up yet',
    text: 'Details of your company are missing. Please write to us, and we complete the account with you.',
  },
}
const invitation = {
  title: 'Join Callout',
  text: 'Ask the owner of your company for an invitation, or write to us to open an account for a new company.',
}

/** Says what somebody without a complete account can do now (spec §2 "Sign-up" names the steps). */
export function RegisterPage() {
  const state = (useNavigationState() ?? {}) as RegisterState
  const hasSession = useSessionValue('authToken') !== null
  const { title, text } = words[state.openDiv ?? ''] ?? invitation
  const subject = encodeURIComponent(state.email ? `Account for ${state.email}` : 'Account')
  return (
    <PublicLayout>
      <PageTitle>{title}</PageTitle>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <p>
        <a className={classes.primary} href={`mailto:${SUPPORT_EMAIL}?subject=${subject}`}>
          Write to {SUPPORT_EMAIL}
        </a>
      </p>
      <p className={classes.text}>
        Already have an account?{' '}
        {hasSession ? (
          <button type="button" className={classes.link} onClick={() => leaveToLogin()}>
            Sign in with another account
          </button>
        ) : (
          <PublicLink to={paths.login()}>Login</PublicLink>
        )}
      </p>
    </PublicLayout>
  )
}
