import { WaitingStepRow } from '../../offlineQueue/WaitingStepRow.tsx'
import { blockedSteps, needsPerson, useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'
import { jobStepKinds } from './jobStepKinds.ts'
import classes from './JobWaiting.module.css'

export function JobWaiting({ jobId }: { readonly jobId: string }) {
  const steps = useWaitingSteps().filter(({ lane }) => lane === jobId)
  if (steps.length === 0) return null
  const late = blockedSteps(steps)
  return (
    <section className={classes.section} aria-label="Waiting to send" data-stuck={steps.some(needsPerson) || undefined}>
      <ol className="stack list">
        {steps.map((step) => (
          <WaitingStepRow key={step.seq} step={step} kinds={jobStepKinds} isBlocked={late.has(step.seq)} namesRecord={false} />
        ))}
      </ol>
    </section>
  )
}
