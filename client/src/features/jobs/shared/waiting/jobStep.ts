import type { JobAction, JobStatus, ManageJobInput } from '../jobs.generated.ts'
import type { AttachmentInput } from './waiting.generated.ts'
import type { FormAnswerInput } from '../../../forms/shared/forms.generated.ts'
import type { MoneyStep } from '../../../invoices/shared/payments/paymentStep.ts'

/** A visit as a person sees it. null: not told. */
export interface SeenVisit {
  readonly status: JobStatus | null
  readonly startAt: number | null
  readonly endAt: number | null
  readonly staff: readonly { readonly id: string; readonly name: string | null }[] | null
}

/** What somebody else has made of it. */
export interface TheirVisit extends SeenVisit {
  readonly version: number | null
  /** Who, and when, as far as the history tells. */
  readonly by: string | null
  readonly at: number | null
}

interface OfVisit {
  readonly jobId: string
  /** null: the job as a whole. */
  readonly visitId: string | null
  /** In sentences: "JOB-1012, visit 2". */
  readonly name: string
}

/** A step of the work. */
export interface StatusStep extends OfVisit {
  readonly kind: 'status'
  readonly action: JobAction
  readonly input: Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion' | 'occurredAt'>
  /** What it was made on. */
  readonly seen: SeenVisit
  /** What it leads to. */
  readonly status: JobStatus
}

/** A note, which may bring files. */
export interface NoteStep extends OfVisit {
  readonly kind: 'note'
  readonly note: string
  readonly attachments: readonly AttachmentInput[]
}

/** A form that was filled in. */
export interface FormStep extends OfVisit {
  readonly kind: 'form'
  readonly formId: string
  /** The version that was filled in; null: not told. */
  readonly formVersion: number | null
  readonly formName: string
  readonly answers: readonly FormAnswerInput[]
}

/** A queued write of the work on a job. */
export type JobStep = StatusStep | NoteStep | FormStep

/** Everything that the offline queue sends. */
export type QueuedStep = JobStep | MoneyStep
