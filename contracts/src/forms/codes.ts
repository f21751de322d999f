/** What a person does in a field of a form (spec §3 "Job form": the first, the second and the last; wire.md 3). */
export const fieldType = {
  TEXTBOX: { code: 'textbox', label: 'Short text' },
  SIGNATURE: { code: 'signature', label: 'Signature' },
  DROPDOWN_SINGLE_CHOICE: { code: 'dropdown_single_choice', label: 'Multiple choice' },
  TEXTAREA: { code: 'textarea', label: 'Long text' },
  NUMBER: { code: 'number', label: 'Number' },
  DATE: { code: 'date', label: 'Date' },
  CHECKBOX: { code: 'checkbox', label: 'Checkbox' },
  PHOTO: { code: 'photo', label: 'Photos' },
} as const
export type FieldTypeCode = (typeof fieldType)[keyof typeof fieldType]['code']

/** Whether a form is offered (wire.md D4): 11 is a sample, which is offered too. */
export const formStatus = {
  INACTIVE: { code: 0, label: 'Inactive' },
  ACTIVE: { code: 1, label: 'Active' },
  SAMPLE: { code: 11, label: 'Sample' },
} as const

/** Where a submitted form stands. */
export const jobFormStatus = {
  DRAFT: { code: 0, label: 'Draft' },
  SUBMITTED: { code: 1, label: 'Submitted' },
} as const

/** How a signature came about. */
export const signatureKind = {
  DRAWN: { code: 'drawn', label: 'Drawn' },
  TYPED: { code: 'typed', label: 'Typed' },
} as const

/** What forms can be sorted by. */
export const formSort = {
  FORM_NAME: { code: 'form_name', label: 'Name' },
  UPDATED_AT: { code: 'updated_at', label: 'Last changed' },
} as const

/** Of what forms are a part. */
export const JOBS_MODULE = 'jobs'
/** Actions of a form's place: every new job of its categories carries the form; a job is not finished without it. */
export const CARRIED_ACTION = 'create'
export const NEEDED_ACTION = 'finish'
/** A checkbox that is ticked. */
export const TICKED = 'true'
