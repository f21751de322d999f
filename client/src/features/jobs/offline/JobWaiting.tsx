import { WaitingStepRow } from '../../offlineQueue/WaitingStepRow.tsx'
import { blockedSteps, needsPerson, useWaitingSteps, type WaitingStep } from '../../offlineQueue/waitingSteps.ts'
import type { StepContent } from '../../../lib/offline/queue/step.ts'
import type { QuoteStep } from '../../quotes/door/quoteStep.ts'
import { quoteStepKinds } from '../../quotes/door/quoteStepKinds.ts'
import { jobStepKinds } from './jobStepKinds.ts'
import classes from './JobWaiting.module.css'

const kinds = { ...jobStepKinds, ...quoteStepKinds }

const isQuoteStep = (content: StepContent): content is QuoteStep => content.kind === 'quote'

/** Whether a step belongs to the job, or is a new quote that was made from its page. */
export const isStepOf = ({ lane, content }: WaitingStep, jobId: string): boolean =>
  lane === jobId || (isQuoteStep(content) && content.fromJobId === jobId)

export function JobWaiting({ jobId }: { readonly jobId: string }) {
  const steps = useWaitingSteps().filter((step) => isStepOf(step, jobId))
  if (steps.length === 0) return null
  const late = blockedSteps(steps)
  return (
    <section className={classes.section} aria-label="Waiting to send" data-stuck={steps.some(needsPerson) || undefined}>
      <ol className="stack list">
        {steps.map((step) => (
          <WaitingStepRow key={step.seq} step={step} kinds={kinds} isBlocked={late.has(step.seq)} namesRecord={step.lane !== jobId} />
        ))}
      </ol>
    </section>
  )
}
