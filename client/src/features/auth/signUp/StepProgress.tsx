import { useState } from 'react'
import { readSession } from '../../../lib/session/session.ts'
import { typeChosenFirst } from './chosenType.ts'
import { readDraft } from './signUpDraft.ts'
import classes from './StepProgress.module.css'
import { type SignUpStep, getSteps } from './steps.ts'
import { useHasSession } from './useHasSession.ts'

/** A verified user has one step less. */
const stepsOfSession = (step: SignUpStep, hasSession: boolean): readonly SignUpStep[] =>
  getSteps({
    isTypeFirst: !hasSession && (step === 'chooseType' || typeChosenFirst() !== undefined),
    isVerified: readSession('authToken') !== null,
  })

export function StepProgress({ step }: { readonly step: SignUpStep }) {
  const hasSession = useHasSession()
  const [steps] = useState(() => stepsOfSession(step, hasSession))
  const current = steps.indexOf(step)
  if (current < 0 || (step === 'otpVerification' && !readDraft().isSetUp)) return null
  return (
    <div className={`row ${classes.progress}`}>
      <p className={`hint ${classes.text}`}>
        Step {current + 1} of {steps.length}
      </p>
      <div className={classes.marks} aria-hidden>
        {steps.map((name, index) => (
          <span key={name} data-done={index <= current || undefined} />
        ))}
      </div>
    </div>
  )
}
