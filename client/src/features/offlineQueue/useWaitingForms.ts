import { useWaitingSteps } from './waitingSteps.ts'

/** Ids of the job's forms that are filled in on this device and not sent yet. */
export function useWaitingForms(jobId: string): ReadonlySet<string> {
  const steps = useWaitingSteps()
  return new Set(steps.flatMap(({ content }) => (content.kind === 'form' && content.jobId === jobId ? [content.formId] : [])))
}
