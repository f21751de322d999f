import type { Sender } from '../../../kit/form/defineForm.ts'
import { saveChange } from '../../../kit/form/saveChange.ts'
import { CreatePropertyDocument } from '../../../parts/customers/customerDialogs.generated.ts'
import { propertyNotKept } from '../../../parts/customers/customerNotKept.ts'
import { propertyName } from '../../../parts/customers/customerWords.ts'
import { lookForProperty } from '../../../parts/customers/savedBefore.ts'
import { paths } from '../../../shared/paths.ts'
import { UpdatePropertyDocument } from './propertyForm.generated.ts'
import type { PropertyForm, PropertyFormValues } from './propertyFormValues.ts'
import { propertyFields } from './propertyTable.tsx'

const inputOf = (customerId: string, { isActive: _, ...values }: PropertyFormValues) => ({ ...values, customerId })

/** Adds a property to the customer, or sends what was changed of one. */
export const propertySender: Sender<PropertyForm> = {
  save: async (call) => {
    const { client, own, record, values } = call
    const to = paths.customer(own.customer.id)
    if (record)
      return saveChange(call, {
        rules: propertyFields,
        mutation: UpdatePropertyDocument,
        inputOf: (sent) => ({ ...sent, id: record.id }),
        toldOf: ({ updateProperty }) => updateProperty,
        nameOf: (told) => propertyName(told ?? record),
        to,
      })
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
