import type { Conflict } from '../../schedule/fields/conflict.ts'
import type { JobFormOwn, JobFormTypes, Reach } from '../form/jobForm.ts'
import type { ChangePreview } from './changePreview.ts'
import type { EditedJob } from './editedJob.ts'
import type { JobField } from './valueChanges.ts'

export interface ChangeReview {
  readonly preview: ChangePreview
  readonly fields: readonly JobField[]
  readonly conflict: Conflict | null
  /** The new customer is marked “Do not service”. */
  readonly isDoNotService: boolean
  readonly requestedCount: number
}

export interface EditJob extends JobFormTypes {
  context: JobFormOwn & {
    /** From the URL: one visit is edited. */
    readonly visitId: string | null
    readonly seesPrices: boolean
    /** YYYY-MM-DD, in the account's zone. */
    readonly today: string
  }
  record: EditedJob
  scope: Reach
  question: ChangeReview
}
