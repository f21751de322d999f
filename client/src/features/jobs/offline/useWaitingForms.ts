import { useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'

import type { StepContent } from '../../../lib/offline/queue/step.ts'
import type { FormStep } from './jobStep.ts'

const isForm = (content: StepContent): content is FormStep => content.kind === 'form'

/** Ids of the job's forms that are filled in on this device and not sent yet. */
export function useWaitingForms(jobId: string): ReadonlySet<string> {
  const steps = useWaitingSteps()
  return new Set(steps.flatMap(({ content }) => (isForm(content) && content.jobId === jobId ? [content.formId] : [])))
}
