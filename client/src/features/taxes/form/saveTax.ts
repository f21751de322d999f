import { foldedText } from '@callout/contracts/foldedText'
import type { Sender } from '../../../components/form/defineForm.ts'
import { saveChange } from '../../../components/form/saveChange.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateTaxDocument, TaxesLikeDocument, UpdateTaxDocument } from './taxForm.generated.ts'
import { taxFields, type TaxForm, type TaxFormValues } from './taxFormValues.ts'

/** The rules have let no empty rate through. */
const rateOf = ({ rate }: TaxFormValues): number => Number(rate)

/** Adds a tax, or sends what was changed of one. */
export const taxSender: Sender<TaxForm> = {
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
