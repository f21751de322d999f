import { changeNotKept } from '../../../kit/form/changeNotKept.ts'
import type { Sender } from '../../../kit/form/defineForm.ts'
import { sentValues } from '../../../kit/form/fieldChanges.ts'
import { CreatePropertyDocument } from '../../../parts/customers/customerDialogs.generated.ts'
import { propertyNotKept } from '../../../parts/customers/customerNotKept.ts'
import { propertyName } from '../../../parts/customers/customerWords.ts'
import { lookForProperty } from '../../../parts/customers/savedBefore.ts'
import { paths } from '../../../shared/paths.ts'
import { UpdatePropertyDocument } from './propertyForm.generated.ts'
import { propertyFields, type PropertyForm, type PropertyFormValues } from './propertyFormValues.ts'

const inputOf = (customerId: string, { isActive: _, ...values }: PropertyFormValues) => ({ ...values, customerId })

/** Adds a property to the customer, or sends what was changed of one. */
export const propertySender: Sender<PropertyForm> = {
  save: async ({ client, own, record, base, values }) => {
    const to = paths.customer(own.customer.id)
    if (record) {
      const sent = sentValues(propertyFields, base, values)
      const { data } = await client.mutate({ mutation: UpdatePropertyDocument, variables: { input: { ...sent, id: record.id } } })
      const told = data?.updateProperty
      return { to, words: `${propertyName(told ?? record)} updated`, missing: told && changeNotKept(propertyFields, sent, told) }
    }
    const input = inputOf(own.customer.id, values)
    const { data } = await client.mutate({ mutation: CreatePropertyDocument, variables: { input } })
    const told = data?.createProperty
    return { to, words: `${told ? propertyName(told) : 'Property'} added`, missing: told && propertyNotKept(input, told) }
  },
  find: async ({ client, own, values }) => {
    const found = await lookForProperty(client, inputOf(own.customer.id, values))()
    return typeof found === 'object' && found ? { ...found, customerId: own.customer.id } : found
  },
}
