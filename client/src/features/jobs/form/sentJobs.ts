import { pageScoped } from '../../../lib/createStore.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'

export interface SentJob {
  readonly input: Partial<JobInput>
  readonly isNew: boolean
  /** The account's zone, in which the form's times are. */
  readonly zone: string
}

const sent = pageScoped(new Map<string, SentJob>())

/** Remembers the input until the job's page reads it. */
export const rememberSent = (jobId: string, what: SentJob): void => void sent.set(jobId, what)

export const hasSent = (jobId: string): boolean => sent.has(jobId)

export function takeSent(jobId: string): SentJob | undefined {
  const what = sent.get(jobId)
  sent.delete(jobId)
  return what
}
