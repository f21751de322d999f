import type { ReactNode } from 'react'
import { PageTitle } from '../../../components/page/PageTitle.tsx'
import classes from './SignUp.module.css'
import { StepProgress } from './StepProgress.tsx'
import type { SignUpStep } from './steps.ts'
import { useStepHeading } from './useStepHeading.ts'

interface StepHeaderProps {
  readonly step: SignUpStep
  /** The step's heading, and the title of the tab. */
  readonly title: string
  readonly children?: ReactNode
}

/** The head of a step: how far one is, what is asked, and why. */
export function StepHeader({ step, title, children }: StepHeaderProps) {
  const heading = useStepHeading(title)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StepProgress step={step} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children && <p className={classes.lead}>{children}</p>}
    </>
  )
}
