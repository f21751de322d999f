import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import { SocialButtons } from '../SocialButtons.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountLayout } from './accountLayout.ts'
import { BegunNotice } from '../signUp/BegunNotice.tsx'
import { ChosenTypeNotice } from '../signUp/ChosenTypeNotice.tsx'
import classes from '../signUp/SignUp.module.css'
import { StepHeader } from '../signUp/StepHeader.tsx'

/** Spec §2, step `default`. */
export function AccountStep({ email }: { readonly email: string | undefined }) {
  return (
    <>
      <StepHeader step="default" title="Create your account">
        {FREE_TRIAL_DAYS} day free trial, no credit card required.
      </StepHeader>
      <BegunNotice />
      <ChosenTypeNotice />
      <AccountForm layout={accountLayout} email={email} />
      <SocialButtons />
      <p className={classes.other}>
        Already have an account? <Link to={paths.login()}>Login</Link>
      </p>
    </>
  )
}
