import { foldedText } from '@callout/contracts/foldedText'
import { changeNotKept } from '../../../kit/form/changeNotKept.ts'
import type { Sender } from '../../../kit/form/defineForm.ts'
import { sentValues } from '../../../kit/form/fieldChanges.ts'
import { paths } from '../../../shared/paths.ts'
import { CreateTaxDocument, TaxesLikeDocument, UpdateTaxDocument } from './taxForm.generated.ts'
import { taxFields, type TaxForm, type TaxFormValues } from './taxFormValues.ts'

/** The rules have let no empty rate through. */
const rateOf = ({ rate }: TaxFormValues): number => Number(rate)

/** Adds a tax, or sends what was changed of one. */
export const taxSender: Sender<TaxForm> = {
  save: async ({ client, record, base, values }) => {
    const to = paths.taxes()
    if (record) {
      const sent = sentValues(taxFields, base, values)
      const { rate: _, ...others } = sent
      const input = { ...others, id: record.id, ...('rate' in sent && { rate: rateOf(values) }) }
      const { data } = await client.mutate({ mutation: UpdateTaxDocument, variables: { input } })
      const told = data?.updateTax
      return { to, words: `${told?.name ?? record.name} updated`, missing: told && changeNotKept(taxFields, sent, told) }
    }
    const { data } = await client.mutate({ mutation: CreateTaxDocument, variables: { input: { ...values, rate: rateOf(values) } } })
    return { to, words: `${data?.createTax?.name ?? 'Tax'} created`, missing: null }
  },
  find: async ({ client, values }) => {
    const { data } = await client.query({ query: TaxesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
    const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
    return data?.taxes.items.find(({ name, rate }) => isSame(name) && rate === values.rate) ?? null
  },
}
