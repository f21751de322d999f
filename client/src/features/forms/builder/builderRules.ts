import { fieldType, formStatus } from '@callout/contracts/forms/codes'
import { FormBody } from '@callout/contracts/forms/schemas'
import { z } from '@callout/contracts/zod'
import { camelKey } from '@callout/contracts/casing'
import { type FieldErrors, set } from 'react-hook-form'
import type { Rules } from '../../../components/form/defineForm.ts'
import { type BuilderForm, type BuilderValues, sectionsToSend } from './builderValues.ts'

/** A form as the contract has it. */
const wireOf = ({ formName, sections, attachTo, categoryIds, status }: BuilderValues) => ({
  form_name: formName,
  attach_to: attachTo.map(({ isActive, ...place }) => ({ ...place, is_active: isActive })),
  status: formStatus[status].code,
  category_ids: categoryIds,
  fields_schema: sectionsToSend(sections).map(({ name, fields }) => ({
    section: { name },
    fields: fields.map(({ fieldKey, name: label, dataType, isRequired, choices, showIf, terms }) => ({
      field_key: fieldKey,
      name: label,
      data_type: fieldType[dataType].code,
      is_required: isRequired,
      choices: (choices ?? []).map((choice) => ({ name: choice })),
      show_if: showIf && { field_key: showIf.fieldKey, equals: showIf.equals },
      terms,
    })),
  })),
})

/** Where the builder shows what is wrong at that place: `fields_schema.0.fields.1.choices.2.name` in `sections.0.fields.1.choices`. */
export function placeOf(path: readonly PropertyKey[]): string {
  const [root, section, part, field, name, ...rest] = path.map(String)
  if (root !== 'fields_schema') return path.map((step) => (typeof step === 'string' ? camelKey(step) : String(step))).join('.')
  if (section === undefined) return 'sections.root'
  if (part === 'section') return `sections.${section}.name`
  if (field === undefined || name === undefined) return `sections.${section}.fields.root`
  return [`sections.${section}.fields.${field}`, camelKey(name), ...(name === 'choices' ? rest.slice(0, 1) : [])].join('.')
}

/** The rules of the contract, at the fields of the builder. */
export const builderRules: Rules<BuilderForm> = () => (values) => {
  const { error } = z.safeParse(FormBody, wireOf(values))
  if (!error) return { values, errors: {} }
  const errors: FieldErrors<BuilderValues> = {}
  for (const { path, message } of error.issues) set(errors, placeOf(path), { type: 'custom', message })
  return { values: {}, errors }
}
