/** Field types (spec §3 "Job form": the first two and the last; wire.md §3). */
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

/** Form status (wire.md D4). 11 is a sample, offered like an active form. */
export const formStatus = {
  INACTIVE: { code: 0, label: 'Inactive' },
  ACTIVE: { code: 1, label: 'Active' },
  SAMPLE: { code: 11, label: 'Sample' },
} as const

export const jobFormStatus = {
  DRAFT: { code: 0, label: 'Draft' },
  SUBMITTED: { code: 1, label: 'Submitted' },
} as const

export const signatureKind = {
  DRAWN: { code: 'drawn', label: 'Drawn' },
  TYPED: { code: 'typed', label: 'Typed' },
} as const

export const formSort = {
  FORM_NAME: { code: 'form_name', label: 'Name' },
  UPDATED_AT: { code: 'updated_at', label: 'Last changed' },
} as const

export const JOBS_MODULE = 'jobs'
/** Form actions: `create` adds the form to new jobs of its categories and requires it to finish them. */
export const CARRIED_ACTION = 'create'
export const NEEDED_ACTION = 'finish'
export const TICKED = 'true'
