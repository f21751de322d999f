import type { JobInput } from './sendJob.generated.ts'

/** What a form has sent of a job. */
export interface SentJob {
  readonly input: Partial<JobInput>
  readonly isNew: boolean
  /** The account's, in which the form means its times. */
  readonly zone: string
}

const sent = new Map<string, SentJob>()

/** Until the page of the job has read it. */
export const rememberSent = (jobId: string, what: SentJob): void => void sent.set(jobId, what)

export const hasSent = (jobId: string): boolean => sent.has(jobId)

/** Hands it out, once. */
export function takeSent(jobId: string): SentJob | undefined {
  const what = sent.get(jobId)
  sent.delete(jobId)
  return what
}
