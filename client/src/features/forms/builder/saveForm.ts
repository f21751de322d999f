import { foldedText } from '@callout/contracts/foldedText'
import type { Sender } from '../../../components/form/defineForm.ts'
import { sentValues } from '../../../components/form/fieldChanges.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateFormDocument, FormsLikeDocument, UpdateFormDocument } from './builder.generated.ts'
import { placeOf } from './builderRules.ts'
import { type BuilderForm, builderFields, type BuilderValues, sectionsToSend } from './builderValues.ts'

const inputOf = ({ sections, ...sent }: Partial<BuilderValues>) => ({ ...sent, ...(sections && { sections: sectionsToSend(sections) }) })

/** Adds a form, or sends what was changed of one. */
export const formSender: Sender<BuilderForm> = {
  save: async ({ client, record, base, values }) => {
    const to = paths.forms()
    if (record) {
      const { lockVersion } = record
      const input = { ...inputOf(sentValues(builderFields, base, values)), id: record.id, ...(lockVersion !== null && { lockVersion }) }
      const { data } = await client.mutate({ mutation: UpdateFormDocument, variables: { input } })
      const returned = data?.updateForm
      const version = returned?.version ? ` Now version ${returned.version}.` : ''
      return { to, words: `${returned?.formName ?? record.formName} updated.${version}`, missing: null }
    }
    const { sections, ...others } = values
    const input = { ...others, sections: sectionsToSend(sections) }
    const { data } = await client.mutate({ mutation: CreateFormDocument, variables: { input } })
    return { to, words: `${data?.createForm?.formName ?? 'Form'} created`, missing: null }
  },
  find: async ({ client, values }) => {
    const { data } = await client.query({ query: FormsLikeDocument, variables: { search: values.formName }, fetchPolicy: 'no-cache' })
    return data?.forms.items.find(({ formName }) => foldedText(formName) === foldedText(values.formName.trim())) ?? null
  },
  placeOf: (field) => placeOf(field.replace(/^fieldsSchema/, 'fields_schema').split('.')),
}
