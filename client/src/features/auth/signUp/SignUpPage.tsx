import { useState } from 'react'
import { readSession, useSessionValue } from '../../../lib/session/session.ts'
import { PublicLayout } from '../PublicLayout.tsx'
import { saveDraftFor, readDraft } from './signUpDraft.ts'
import { useSignUpStep, goToStep } from './useSignUpStep.ts'
import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import { SocialButtons } from '../SocialButtons.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import classes from './SignUp.module.css'
import { StepHeader } from './StepHeader.tsx'
import { typeChosenFirst } from './chosenType.ts'
import { useHasSession } from './useHasSession.ts'
import { accountLayout } from '../account/accountValues.ts'
import { LaterSteps } from './lazySignUp.ts'

const labels = { INDIVIDUAL: 'Individual', COMPANY: 'Company' } as const

function ChosenTypeNotice() {
  const hasSession = useHasSession()
  const type = typeChosenFirst()
  if (hasSession || !type) return null
  return (
    <p className={classes.notice}>
      Account type: <strong>{labels[type]}</strong>.{' '}
      <button type="button" className={classes.link} onClick={() => goToStep('chooseType')}>
        Change
      </button>
    </p>
  )
}

function ResumeNotice() {
  const email = useSessionValue('authEmail')
  const isStarted = [useSessionValue('authToken'), useSessionValue('verifyToken')].some((token) => token !== null)
  if (!isStarted) return null
  return (
    <p className={classes.notice}>
      The account {email ? <strong>{email}</strong> : ''} was created.{' '}
      <button type="button" className={classes.link} onClick={() => goToStep(readDraft().isSetUp ? 'chooseCategory' : 'chooseType')}>
        Continue setup
      </button>
    </p>
  )
}

/** Spec §2, step `default`. */
function AccountStep({ email }: { readonly email: string | undefined }) {
  return (
    <>
      <StepHeader step="default" title="Create your account">
        {FREE_TRIAL_DAYS} day free trial, no credit card required.
      </StepHeader>
      <ResumeNotice />
      <ChosenTypeNotice />
      <AccountForm layout={accountLayout} email={email} />
      <SocialButtons />
      <p className={classes.other}>
        Already have an account? <Link to={paths.login()}>Login</Link>
      </p>
    </>
  )
}

/** Spec §2 "Sign-up (/register)". */
export function SignUpPage() {
  useState(() => saveDraftFor(readSession('authEmail')))
  const { step, state } = useSignUpStep()
  return (
    <PublicLayout isWide={step === 'setupType' || step === 'chooseCategory'}>
      {step === 'default' ? <AccountStep email={state.email} /> : <LaterSteps step={step} />}
    </PublicLayout>
  )
}
