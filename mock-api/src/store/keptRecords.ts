/** Records of what is kept beside the work: what was deleted, what hangs on jobs, what was answered. */
import type { JobRecord, VisitRecord } from './workRecords.ts'

interface Deletion {
  readonly deleted_at: number
  /** A user's id. */
  readonly deleted_by: number
}
/** Jobs and visits that are deleted are kept apart from the others, under their ids, so that no list, sum or search has them. */
export type DeletedJobRecord = JobRecord & Deletion
export type DeletedVisitRecord = VisitRecord & Deletion

/** A file that hangs on a job; its content stands in the file store. */
export interface AttachmentRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  /** Nobody guesses it: who knows it may read the file. */
  readonly key: string
  readonly file_name: string
  readonly content_type: string
  /** Bytes. */
  readonly size: number
  readonly created_by: number
  readonly created_at: number
}

/** The answer to a write that may come again with the same key. */
export interface IdempotencyRecord {
  readonly id: number
  readonly company_id: number
  readonly user_id: number
  readonly key: string
  /** Of the call and all that it carried. */
  readonly request_hash: string
  readonly answer: unknown
  readonly created_at: number
}
