import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import classes from './SignUp.module.css'
import { StepProgress } from './StepProgress.tsx'
import type { SignUpStep } from './steps.ts'
import { PageTitle } from '../../../components/page/PageHeader.tsx'

/** The step that was shown before; null right after the page was loaded. */
let lastTitle: string | null = null

/** A step that follows another begins at the top, with the focus on its heading, so that it is read out. */
function useStepHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isArrival = lastTitle !== null && lastTitle !== title
    lastTitle = title
    if (!isArrival) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}

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
