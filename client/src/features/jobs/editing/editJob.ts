import type { Conflict } from '../../schedule/shared/conflict.ts'
import type { JobFormOwn, JobFormTypes, Reach } from '../form/jobForm.ts'
import type { ChangeLook } from './changeLook.ts'
import type { EditedJob } from './editedJob.ts'
import type { JobField } from './valueChanges.ts'

/** What a change would do, as it is looked at before it is agreed to. */
export interface ChangeReview {
  readonly look: ChangeLook
  /** What was typed, by field. */
  readonly fields: readonly JobField[]
  readonly conflict: Conflict | null
  /** It is given to a customer who is marked “Do not service”. */
  readonly isDoNotService: boolean
  /** Visits that could clash. */
  readonly wantedCount: number
}

/** The form of a job that is there. */
export interface EditJob extends JobFormTypes {
  own: JobFormOwn & {
    /** From the address: one visit is meant. */
    readonly visitId: string | null
    readonly seesPrices: boolean
    /** YYYY-MM-DD, in the account's zone. */
    readonly today: string
  }
  record: EditedJob
  scope: Reach
  question: ChangeReview
  found: null
}
