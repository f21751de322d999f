import type { FieldType, FormFieldRecord, FormPlaceRecord, FormRecord, FormSectionRecord } from './records.ts'

export type FormDraft = Pick<FormRecord, 'form_name' | 'attach_to' | 'fields_schema'>
interface FieldDraft {
  readonly name: string
  readonly type: FieldType
  readonly isOptional?: true
  readonly choices?: readonly string[]
  readonly showIf?: NonNullable<FormFieldRecord['show_if']>
  readonly terms?: string
}

export const fieldKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

function getField({ name, type, isOptional, choices = [], showIf, terms }: FieldDraft): FormFieldRecord {
  const field = {
    field_key: fieldKeyOf(name),
    name,
    data_type: type,
    is_required: isOptional !== true,
    choices: choices.map((choice) => ({ name: choice })),
  }
  return { ...field, ...(showIf && { show_if: showIf }), ...(terms !== undefined && { terms }) }
}

/** Sections in their order. */
export const sectionsOf = (sections: Readonly<Record<string, readonly FieldDraft[]>>): FormSectionRecord[] =>
  Object.entries(sections).map(([name, fields], index) => ({ section: { name, sort_order: index + 1 }, fields: fields.map(getField) }))

export const onJobs = (...actions: string[]): FormPlaceRecord[] => [{ module: 'jobs', actions, is_active: true }]
