import type {
  AttachmentInput,
  FormAnswerInput,
  JobAction,
  JobStatus,
  ManageJobInput,
  ProductType,
} from '../../../lib/api/schemaTypes.generated.ts'

/** A visit as displayed. null: missing. */
export interface SeenVisit {
  readonly status: JobStatus | null
  readonly startAt: number | null
  readonly endAt: number | null
  readonly staff: readonly { readonly id: string; readonly name: string | null }[] | null
}

/** The visit after another user's change. */
export interface RemoteVisit extends SeenVisit {
  readonly version: number | null
  /** Author and time from the history, if returned. */
  readonly by: string | null
  readonly at: number | null
}

interface OfVisit {
  readonly jobId: string
  /** null: the job as a whole. */
  readonly visitId: string | null
  /** In a sentence: "JOB-1012, visit 2". */
  readonly name: string
}

export interface StatusStep extends OfVisit {
  readonly kind: 'status'
  readonly action: JobAction
  readonly input: Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion' | 'occurredAt'>
  readonly seen: SeenVisit
  readonly status: JobStatus
}

export interface NoteStep extends OfVisit {
  readonly kind: 'note'
  readonly note: string
  readonly attachments: readonly AttachmentInput[]
}

export interface FormStep extends OfVisit {
  readonly kind: 'form'
  readonly formId: string
  /** Form version that was filled in; null: missing. */
  readonly formVersion: number | null
  readonly formName: string
  readonly answers: readonly FormAnswerInput[]
}

/** A price list item as it is added to a job. `amount`: null if prices are hidden or missing; the backend then takes the price list's. */
export interface AddedLine {
  readonly serviceId: string
  readonly name: string
  readonly description: string | null
  readonly productType: ProductType | null
  readonly quantity: number
  readonly unit: string | null
  readonly amount: number | null
  readonly isTaxExempt: boolean | null
}

export interface LineStep extends OfVisit {
  readonly kind: 'line'
  readonly line: AddedLine
  /** Equal lines that the job had, by id; null: without ids. */
  readonly before: readonly (string | null)[]
}

export interface AttachStep extends OfVisit {
  readonly kind: 'attach'
  readonly forms: readonly { readonly id: string; readonly name: string }[]
}

export type JobStep = StatusStep | NoteStep | FormStep | LineStep | AttachStep
