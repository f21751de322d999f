import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import { SocialButtons } from '../../SocialButtons.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountLayout } from './accountLayout.ts'
import { BegunNotice } from '../BegunNotice.tsx'
import { ChosenTypeNotice } from '../ChosenTypeNotice.tsx'
import classes from '../SignUp.module.css'
import { StepHeader } from '../StepHeader.tsx'

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
