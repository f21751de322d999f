/** The forms that are filled in on jobs (spec §3 "Job form"). */
import type { FieldTypeCode } from '@callout/contracts/forms/codes'
import type { FormAnswer } from '@callout/contracts/forms/schemas'
import { defineCollection } from '../../db/collection.ts'
import type { Deletion } from '../jobs/records.ts'

export type FieldType = FieldTypeCode

export interface FormFieldRecord {
  /** Unique within the form; stays when the field is renamed. */
  readonly field_key: string
  readonly name: string
  readonly data_type: FieldType
  readonly is_required: boolean
  /** For dropdowns; otherwise empty. */
  readonly choices: readonly { readonly name: string }[]
  /** The field is asked for only when another one has this value. */
  readonly show_if?: { readonly field_key: string; readonly equals: string } | null | undefined
  readonly terms?: string | null | undefined
}

export interface FormSectionRecord {
  readonly section: { readonly name: string; readonly sort_order: number }
  readonly fields: readonly FormFieldRecord[]
}

/** Where a form is offered: `actions` are those that require it. */
export interface FormPlaceRecord {
  readonly module: string
  readonly actions: readonly string[]
  readonly is_active: boolean
}

export interface FormRecord {
  readonly id: number
  readonly company_id: number
  readonly form_name: string
  readonly attach_to: readonly FormPlaceRecord[]
  /** 11: a sample of the account (spec §3); 1: active; 0: inactive. */
  readonly status: 0 | 1 | 11
  readonly fields_schema: readonly FormSectionRecord[]
  /** One of the product's samples. */
  readonly is_template: boolean
  /** The trades it is for; empty: all of them. */
  readonly category_ids: readonly number[]
  /** Raised with every change, so that what was filled in keeps its questions. */
  readonly version: number
  readonly lock_version: number
  /** null: never, since the account began. */
  readonly updated_at?: number | null
  readonly updated_by?: number | null
}

/** A form as it was before a change, for those who still fill it in so. */
export interface FormVersionRecord {
  readonly id: number
  readonly company_id: number
  readonly form_id: number
  readonly version: number
  readonly form_name: string
  readonly fields_schema: readonly FormSectionRecord[]
}

/** A form that was filled in on a job. Nothing of it follows what becomes of the form or the job later. */
export interface JobFormRecord {
  readonly id: number
  readonly company_id: number
  readonly form_id: number
  readonly form_version: number
  readonly form_name: string
  readonly job_id: number
  readonly visit_id: number | null
  readonly status: 0 | 1
  readonly schema_snapshot: readonly FormSectionRecord[]
  readonly answers: readonly FormAnswer[]
  readonly submitted_by: { readonly id: number; readonly name: string } | null
  readonly submitted_at: number | null
  readonly lock_version: number
  /** The PDF of the submission, never regenerated. Null for drafts and for seeded forms not requested yet. */
  readonly paper: { readonly key: string; readonly file_name: string } | null
}

export const formCollections = {
  forms: defineCollection<FormRecord>()({ indexes: { company_id: (form) => form.company_id } }),
  formVersions: defineCollection<FormVersionRecord>()({ indexes: { form_id: (version) => version.form_id } }),
  /** Stored for answers. */
  deletedForms: defineCollection<FormRecord & Deletion>()({ indexes: {} }),
  jobForms: defineCollection<JobFormRecord>()({ indexes: { job_id: (form) => form.job_id } }),
} as const
