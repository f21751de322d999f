import { defineForm, type Sender } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { rateWords } from '../taxWords.ts'
import { TaxToEditDocument, CreateTaxDocument, TaxesLikeDocument, UpdateTaxDocument } from './taxForm.generated.ts'
import { taxFields, type TaxForm, taxFormValues, type TaxFormValues } from './taxFormValues.ts'
import { taxSections } from './taxSections.tsx'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { foldedText } from '@callout/contracts/foldedText'
import { saveChange } from '../../../components/form/saveChange.ts'

/** Validation excludes an empty rate. */
const rateOf = ({ rate }: TaxFormValues): number => Number(rate)

/** Creates a tax, or sends its changes. */
const taxSender: Sender<TaxForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.taxes()
    if (record)
      return saveChange(call, {
        rules: taxFields,
        mutation: UpdateTaxDocument,
        inputOf: ({ rate, ...others }) => ({ ...others, id: record.id, ...(rate !== undefined && { rate: rateOf(values) }) }),
        returnedOf: ({ updateTax }) => updateTax,
        nameOf: (returned) => returned?.name ?? record.name,
        to,
      })
    const { data } = await client.mutate({ mutation: CreateTaxDocument, variables: { input: { ...values, rate: rateOf(values) } } })
    return { to, words: `${data?.createTax?.name ?? 'Tax'} created`, missing: null }
  },
  find: async ({ client, values }) => {
    const { data } = await client.query({ query: TaxesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
    const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
    return data?.taxes.items.find(({ name, rate }) => isSame(name) && rate === values.rate) ?? null
  },
}

/** Form of a new or existing tax (spec §5 "Tax"). */
export const taxForm = defineForm<TaxForm>({
  name: 'taxForm',
  noun: 'tax',
  needs: 'manage_taxes',
  list: { to: paths.taxes(), label: 'Taxes' },
  words: 'Only the owner, a branch head, or a staff admin who can manage taxes can add or edit them.',
  ...taxFields,
  valuesOf: taxFormValues,
  schemas: [TaxBody, TaxChangeBody],
  sections: taxSections,
  save: { label: 'Save tax', keys: 'save' },
  sender: taxSender,
  found: {
    nameOf: ({ name, rate }) => `${name} (${rateWords(rate)})`,
    to: ({ id }) => paths.editTax(id),
  },
  edit: {
    read: readBy(TaxToEditDocument, ({ tax }) => tax),
    nameOf: ({ name }) => name,
    pathOf: () => paths.taxes(),
    versionOf: () => null,
  },
  refresh: forgetting('taxes', 'tax', 'companySettings'),
})
