import { foldedText } from '@callout/contracts/text/foldedText'
import type { Sender } from '../../../components/form/defineForm.ts'
import { recordSender } from '../../../components/form/recordSender.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateServiceDocument, ServicesLikeDocument, UpdateServiceDocument } from './serviceForm.generated.ts'
import { type ServiceForm, type ServiceFormValues } from './serviceFormValues.ts'

const numberOrNull = (value: number | string): number | null => (typeof value === 'number' ? value : null)

/** Validation has already rejected an empty price. */
const sentOf = ({ amount, cost, durationMinutes, ...sent }: Partial<ServiceFormValues>) => ({
  ...sent,
  ...(typeof amount === 'number' && { amount }),
  ...(cost !== undefined && { cost: numberOrNull(cost) }),
  ...(durationMinutes !== undefined && { durationMinutes: numberOrNull(durationMinutes) }),
})

/** The previous price, if it changed. */
const priceBefore = (base: ServiceFormValues, { amount }: ServiceFormValues): number | undefined =>
  typeof base.amount !== 'number' || typeof amount !== 'number' || amount === base.amount ? undefined : base.amount

/** Adds a service, or sends the changed fields of one. */
export const serviceSender: Sender<ServiceForm> = recordSender({
  create: {
    mutation: CreateServiceDocument,
    inputOf: ({ values }) => ({ ...sentOf(values), ...named(values), amount: Number(values.amount) }),
    returnedOf: ({ createService }) => createService,
  },
  change: {
    mutation: UpdateServiceDocument,
    inputOf: (sent, { id }) => ({ ...sentOf(sent), id }),
    returnedOf: ({ updateService }) => updateService,
  },
  nameOf: ({ name }) => name,
  pathOf: (id, { base, values }) => (id === null ? paths.priceList() : paths.service(id, priceBefore(base, values))),
  findDuplicate: async ({ client, values }) => {
    const { data } = await client.query({ query: ServicesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
    const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
    return data?.services.items.find(({ name, amount }) => isSame(name) && (amount === null || amount === values.amount)) ?? null
  },
})

const named = ({ name, currencyCode, productType }: ServiceFormValues) => ({ name, currencyCode, productType })
