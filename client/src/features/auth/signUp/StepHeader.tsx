import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import classes from './SignUp.module.css'
import { StepProgress } from './StepProgress.tsx'
import type { SignUpStep } from './steps.ts'
import { PageTitle } from '../../../components/page/PageHeader.tsx'
import { createStore } from '../../../lib/createStore.ts'

/** Title of the previous step; null after page load. */
const lastTitle = createStore<string | null>(null)

/** Scrolls to the top and focuses the heading of a following step, so that screen readers announce it. */
function useStepHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const last = lastTitle.read()
    const isNewStep = last !== null && last !== title
    lastTitle.write(title)
    if (!isNewStep) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}

interface StepHeaderProps {
  readonly step: SignUpStep
  readonly title: string
  readonly children?: ReactNode
}

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
