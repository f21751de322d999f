import { defineForm } from '../../../components/form/defineForm.ts'
import type { PartProps, Rules } from '../../../components/form/formTypes.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { FormToEditDocument, CreateFormDocument, FormsLikeDocument, UpdateFormDocument } from './builder.generated.ts'
import { type BuilderForm, builderValues, type BuilderValues, sectionsToSend } from './builderValues.ts'
import { builderTable } from './builderTable.tsx'
import { useState } from 'react'
import { useWatch, type FieldErrors, set } from 'react-hook-form'
import { type FilledForm, withFilled } from '../questions/answers.ts'
import { Questions } from '../questions/Questions.tsx'
import classes from './Builder.module.css'
import { foldedText } from '@callout/contracts/text/foldedText'
import { fieldType, formStatus } from '@callout/contracts/forms/codes'
import { FormBody } from '@callout/contracts/forms/schemas'
import { z } from '@callout/contracts/wire/zod'
import { camelKey } from '@callout/contracts/wire/casing'

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

/** Maps an error path to the builder: `fields_schema.0.fields.1.choices.2.name` to `sections.0.fields.1.choices`. */
function getPlace(path: readonly PropertyKey[]): string {
  const [root, section, part, field, name, ...rest] = path.map(String)
  if (root !== 'fields_schema') return path.map((step) => (typeof step === 'string' ? camelKey(step) : String(step))).join('.')
  if (section === undefined) return 'sections.root'
  if (part === 'section') return `sections.${section}.name`
  if (field === undefined || name === undefined) return `sections.${section}.fields.root`
  return [`sections.${section}.fields.${field}`, camelKey(name), ...(name === 'choices' ? rest.slice(0, 1) : [])].join('.')
}

/** The contract's rules, with errors at the builder's fields. */
const builderRules: Rules<BuilderForm> = () => (values) => {
  const { error } = z.safeParse(FormBody, wireOf(values))
  if (!error) return { values, errors: {} }
  const errors: FieldErrors<BuilderValues> = {}
  for (const { path, message } of error.issues) set(errors, getPlace(path), { type: 'custom', message })
  return { values: {}, errors }
}

function PhonePreview(_: PartProps<BuilderForm>) {
  const [filled, setFilled] = useState<FilledForm>({})
  const formName = useWatch<BuilderValues, 'formName'>({ name: 'formName' })
  const sections = useWatch<BuilderValues, 'sections'>({ name: 'sections' })
  const named = sectionsToSend(sections).map(({ name, fields }, index) => ({
    name: name || `Section ${index + 1}`,
    fields: fields.map((field) => ({ ...field, name: field.name || 'New question', choices: field.choices?.filter(Boolean) ?? [] })),
  }))
  return (
    <section className={classes.phone} aria-label="Preview on a phone">
      <div className={classes.screen}>
        <p className={classes.phoneTitle} dir="auto">
          {formName || 'New form'}
        </p>
        <Questions
          sections={named}
          filled={filled}
          onFill={(key, next) => setFilled((now) => withFilled(now, key, next))}
          problems={{}}
          hasIds={false}
        />
      </div>
    </section>
  )
}

const updateForm = writeBy(UpdateFormDocument, 'updateForm')

/** Form of a new or existing job form (spec §3 "Job form"). */
export const builderForm = defineForm<BuilderForm>()({
  name: 'jobFormBuilder',
  noun: 'form',
  needs: 'manage_forms',
  list: { to: paths.forms(), label: 'Forms' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage forms can add or edit them.',
  fields: builderTable,
  valuesOf: builderValues,
  rules: builderRules,
  Summary: PhonePreview,
  create: {
    write: writeBy(CreateFormDocument, 'createForm'),
    toInput: ({ values: { sections, ...others } }) => ({ ...others, sections: sectionsToSend(sections) }),
    findDuplicate: async ({ client, values }) => {
      const { data } = await client.query({ query: FormsLikeDocument, variables: { search: values.formName }, fetchPolicy: 'no-cache' })
      const found = data?.forms.items.find(({ formName }) => foldedText(formName) === foldedText(values.formName.trim()))
      return found ? { name: found.formName, to: paths.editForm(found.id) } : null
    },
  },
  change: {
    read: readBy(FormToEditDocument, 'form'),
    write: updateForm,
    toInput: ({ sections, ...sent }, { id, lockVersion }) => ({
      ...sent,
      ...(sections && { sections: sectionsToSend(sections) }),
      id,
      ...(lockVersion !== null && { lockVersion }),
    }),
    getVersion: ({ lockVersion }) => lockVersion,
    readable: () => ({}),
    verb: (returned) => `updated.${returned?.version ? ` Now version ${returned.version}.` : ''}`,
  },
  getPlace: (field) => getPlace(field.replace(/^fieldsSchema/, 'fields_schema').split('.')),
  getName: ({ formName }) => formName,
  refresh: evictFields('forms', 'form'),
})
