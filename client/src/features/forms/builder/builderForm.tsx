import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { FormToEditDocument } from './builder.generated.ts'
import { builderFields, type BuilderForm, builderValues } from './builderValues.ts'
import { builderSections } from './builderSections.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { builderRules } from './builderRules.ts'
import { formSender } from './saveForm.ts'

/** A job form, new or there (spec §3 "Job form"). */
export const builderForm = defineForm<BuilderForm>({
  name: 'jobFormBuilder',
  noun: 'form',
  needs: 'manage_forms',
  list: { to: paths.forms(), label: 'Forms' },
  words: 'Only the owner, a branch head, or a staff admin who can manage forms can add or edit them.',
  ...builderFields,
  valuesOf: builderValues,
  rules: builderRules,
  sections: builderSections,
  Summary: PhonePreview,
  save: { label: 'Save form', keys: 'save' },
  sender: formSender,
  found: { nameOf: ({ formName }) => formName, to: ({ id }) => paths.editForm(id) },
  edit: {
    read: readBy(FormToEditDocument, ({ form }) => form),
    nameOf: ({ formName }) => formName,
    pathOf: () => paths.forms(),
    versionOf: ({ lockVersion }) => lockVersion,
  },
  refresh: forgetting('forms', 'form'),
})
