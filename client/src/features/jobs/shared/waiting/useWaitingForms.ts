import { useWaitingSteps } from './waitingSteps.ts'

/** The forms of a job that are filled in on this device and wait to be sent, by their ids. */
export function useWaitingForms(jobId: string): ReadonlySet<string> {
  const steps = useWaitingSteps()
  return new Set(steps.flatMap(({ content }) => (content.kind === 'form' && content.jobId === jobId ? [content.formId] : [])))
}
