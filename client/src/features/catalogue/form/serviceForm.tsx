import { foldedText } from '@callout/contracts/text/foldedText'
import { productType } from '@callout/contracts/jobs/codes'
import { ServiceBody, ServiceChangeBody } from '@callout/contracts/catalogue/schemas'
import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateServiceDocument, ServicesLikeDocument, ServiceToEditDocument, UpdateServiceDocument } from './serviceForm.generated.ts'
import { serviceTable } from './serviceFields.tsx'
import { emptyNumbersAsNull, type ServiceForm, serviceFormValues, type ServiceFormValues } from './serviceFormValues.ts'

const numberOrNull = (value: number | string): number | null => (typeof value === 'number' ? value : null)

/** Validation has already rejected an empty price. */
const sentOf = ({ amount, cost, durationMinutes, ...sent }: Partial<ServiceFormValues>) => ({
  ...sent,
  ...(typeof amount === 'number' && { amount }),
  ...(cost !== undefined && { cost: numberOrNull(cost) }),
  ...(durationMinutes !== undefined && { durationMinutes: numberOrNull(durationMinutes) }),
})

const priceBefore = (base: ServiceFormValues, { amount }: ServiceFormValues): number | undefined =>
  typeof base.amount !== 'number' || typeof amount !== 'number' || amount === base.amount ? undefined : base.amount

/** New or existing service or product (spec §5 "Service"). */
export const serviceForm = defineForm<ServiceForm>()({
  name: 'serviceForm',
  noun: 'service',
  needs: 'manage_services',
  list: { to: paths.priceList(), label: 'Price list' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage services can change the price list.',
  fields: serviceTable,
  valuesOf: serviceFormValues,
  schemas: [ServiceBody, ServiceChangeBody],
  toWire: ({ productType: type, ...sent }) => ({ ...emptyNumbersAsNull(sent), ...(type && { productType: productType[type].code }) }),
  create: {
    write: writeBy(CreateServiceDocument, 'createService'),
    toInput: ({ values }) => {
      const { name, currencyCode, productType: type } = values
      return { ...sentOf(values), name, currencyCode, productType: type, amount: Number(values.amount) }
    },
    findDuplicate: async ({ client, values }) => {
      const { data } = await client.query({ query: ServicesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
      const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
      const found = data?.services.items.find(({ name, amount }) => isSame(name) && (amount === null || amount === values.amount))
      return found ? { name: found.name, to: paths.service(found.id) } : null
    },
  },
  change: {
    read: readBy(ServiceToEditDocument, 'service'),
    write: writeBy(UpdateServiceDocument, 'updateService'),
    toInput: (sent, { id }) => ({ ...sentOf(sent), id }),
  },
  getName: ({ name }) => name,
  getPath: (id) => paths.service(id),
  leadsTo: (id, { base, values }) => (id === null ? paths.priceList() : paths.service(id, priceBefore(base, values))),
  refresh: evictFields('services', 'service', 'categoryServices'),
})
