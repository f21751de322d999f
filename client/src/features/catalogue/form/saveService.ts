import { foldedText } from '@callout/contracts/foldedText'
import { changeNotKept } from '../../../kit/form/changeNotKept.ts'
import type { Sender } from '../../../kit/form/defineForm.ts'
import { sentValues } from '../../../kit/form/fieldChanges.ts'
import { paths } from '../../../shared/paths.ts'
import { CreateServiceDocument, ServicesLikeDocument, UpdateServiceDocument } from './serviceForm.generated.ts'
import { serviceFields, type ServiceForm, type ServiceFormValues } from './serviceFormValues.ts'

/** As the schema has it: an emptied number is null. */
const sentOf = ({ amount, durationMinutes, ...values }: Partial<ServiceFormValues>) => ({
  ...values,
  ...(typeof amount === 'number' && { amount }),
  ...(durationMinutes !== undefined && { durationMinutes: durationMinutes === '' ? null : durationMinutes }),
})

/** The price before, where it was another one. */
const changedFrom = ({ amount }: { readonly amount: number | null }, sent: number | undefined): number | undefined =>
  sent === undefined || amount === null || sent === amount ? undefined : amount

/** Adds a service, or sends what was changed of one. */
export const serviceSender: Sender<ServiceForm> = {
  save: async ({ client, record, base, values }) => {
    if (record) {
      const sent = sentOf(sentValues(serviceFields, base, values))
      const { data } = await client.mutate({ mutation: UpdateServiceDocument, variables: { input: { ...sent, id: record.id } } })
      const told = data?.updateService
      return {
        to: paths.service(record.id, changedFrom(record, sent.amount)),
        words: `${told?.name ?? record.name} updated`,
        missing: told && changeNotKept(serviceFields, sent as Partial<ServiceFormValues>, told),
      }
    }
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
