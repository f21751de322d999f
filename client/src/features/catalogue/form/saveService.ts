import { foldedText } from '@callout/contracts/foldedText'
import type { Sender } from '../../../kit/form/defineForm.ts'
import { saveChange } from '../../../kit/form/saveChange.ts'
import { paths } from '../../../shared/paths.ts'
import { CreateServiceDocument, ServicesLikeDocument, UpdateServiceDocument } from './serviceForm.generated.ts'
import { serviceTable } from './serviceFields.tsx'
import { type ServiceForm, type ServiceFormValues, withoutGaps } from './serviceFormValues.ts'

/** An emptied price is refused before. */
const sentOf = ({ amount, ...sent }: Partial<ServiceFormValues>) => ({
  ...withoutGaps(sent),
  ...(typeof amount === 'number' && { amount }),
})

/** The price before, where it was another one. */
const priceBefore = (base: ServiceFormValues, { amount }: ServiceFormValues): number | undefined =>
  base.amount === '' || amount === '' || amount === base.amount ? undefined : base.amount

/** Adds a service, or sends what was changed of one. */
export const serviceSender: Sender<ServiceForm> = {
  save: async (call) => {
    const { client, record, base, values } = call
    if (record)
      return saveChange(call, {
        rules: { labels: serviceTable.labels, sets: ['taxIds'] },
        mutation: UpdateServiceDocument,
        inputOf: (sent) => ({ ...sentOf(sent), id: record.id }),
        toldOf: ({ updateService }) => updateService,
        nameOf: (told) => told?.name ?? record.name,
        to: paths.service(record.id, priceBefore(base, values)),
      })
    const amount = values.amount === '' ? 0 : values.amount
    const { data } = await client.mutate({
      mutation: CreateServiceDocument,
      variables: { input: { ...sentOf(values), ...named(values), amount } },
    })
    const told = data?.createService
    // It is saved, and the backend does not say as what.
    if (!told) return { to: paths.priceList(), words: 'Service created' }
    return { to: paths.service(told.id), words: `${told.name} created`, missing: null }
  },
  find: async ({ client, values }) => {
    const { data } = await client.query({ query: ServicesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
    const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
    return data?.services.items.find(({ name, amount }) => isSame(name) && (amount === null || amount === values.amount)) ?? null
  },
}

const named = ({ name, currencyCode, productType }: ServiceFormValues) => ({ name, currencyCode, productType })
