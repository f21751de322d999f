import type { Conflict } from '../../schedule/shared/conflict.ts'
import type { EqualJob } from './findEqualJob.ts'
import type { JobFormOwn, JobFormTypes } from './jobForm.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** What is shown before the job is saved: its visits, and who is busy as far as it is known. */
export interface Review {
  readonly conflict: Conflict | null
  /** The customer is marked “Do not service”. */
  readonly isDoNotService: boolean
}

/** The form of a job that is not there yet. */
export interface NewJob extends JobFormTypes {
  own: JobFormOwn & { readonly begins: JobFormValues }
  record: null
  scope: null
  question: Review
  found: EqualJob
}
