/** The forms that are filled in on jobs (spec §3 "Job form"). */
import { defineCollection } from '../collection.ts'

/** What a person does in a field. */
export type FieldType = 'textbox' | 'textarea' | 'number' | 'date' | 'checkbox' | 'photo' | 'signature' | 'dropdown_single_choice'

export interface FormFieldRecord {
  /** Unique within the form; kept when the field is renamed. */
  readonly field_key: string
  readonly name: string
  readonly data_type: FieldType
  readonly is_required: boolean
  /** Of a dropdown; empty for all others. */
  readonly choices: readonly { readonly name: string }[]
  /** The field is asked for only when another one has this value. */
  readonly show_if?: { readonly field_key: string; readonly equals: string }
}

export interface FormSectionRecord {
  readonly section: { readonly name: string; readonly sort_order: number }
  readonly fields: readonly FormFieldRecord[]
}

/** Where a form is offered: `actions` are those of a visit at which it is due. */
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
  /** 11: a sample that comes with the account (spec §3); 1: a form in use; 0: one that is put away. */
  readonly status: 0 | 1 | 11
  readonly fields_schema: readonly FormSectionRecord[]
  /** One of the product's samples. */
  readonly is_template: boolean
  /** The trades it is for; empty: all of them. */
  readonly category_ids: readonly number[]
  /** Raised with every change, so that what was filled in keeps its questions. */
  readonly version: number
  readonly lock_version: number
}

export const formCollections = {
  forms: defineCollection<FormRecord>()({ keys: { company_id: (form) => form.company_id }, sorted: {} }),
} as const
