import type { Conflict } from '../../schedule/fields/conflict.ts'
import type { JobFormOwn, JobFormTypes } from '../form/jobForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

export interface Review {
  readonly conflict: Conflict | null
  /** The customer is marked “Do not service”. */
  readonly isDoNotService: boolean
}

export interface NewJob extends JobFormTypes {
  context: JobFormOwn & { readonly initialValues: JobFormValues }
  record: null
  scope: null
  question: Review
}
