import { blockedSteps, WaitingStepRow } from './WaitingStepRow.tsx'
import { needsPerson, useWaitingSteps } from './waitingSteps.ts'
import classes from './Waiting.module.css'

/** Unsent steps of a job; renders nothing if there are none. */
export function JobWaiting({ jobId }: { readonly jobId: string }) {
  const steps = useWaitingSteps().filter(({ line }) => line === jobId)
  if (steps.length === 0) return null
  const late = blockedSteps(steps)
  return (
    <section className={classes.ofJob} aria-label="Waiting to send" data-stuck={steps.some(needsPerson) || undefined}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <WaitingStepRow key={step.seq} step={step} isBlocked={late.has(step.seq)} namesJob={false} />
        ))}
      </ol>
    </section>
  )
}
