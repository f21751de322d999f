import type { Sender } from '../../../components/form/defineForm.ts'
import { recordSender } from '../../../components/form/recordSender.ts'
import { CreatePropertyDocument } from '../shared/customerDialogs.generated.ts'
import { propertyNotKept } from '../shared/customerNotKept.ts'
import { propertyName } from '../shared/customerWords.ts'
import { lookForProperty } from '../shared/savedBefore.ts'
import { paths } from '../../../lib/paths.ts'
import { UpdatePropertyDocument } from './propertyForm.generated.ts'
import type { PropertyForm, PropertyFormValues } from './propertyFormValues.ts'

const inputOf = (customerId: string, { isActive: _, ...values }: PropertyFormValues) => ({ ...values, customerId })

/** Adds a property to the customer, or sends what was changed of one. */
export const propertySender: Sender<PropertyForm> = recordSender({
  create: {
    mutation: CreatePropertyDocument,
    inputOf: ({ own, values }) => inputOf(own.customer.id, values),
    toldOf: ({ createProperty }) => createProperty,
    missing: (told, _call, input) => propertyNotKept(input, told),
    said: 'added',
  },
  change: {
    mutation: UpdatePropertyDocument,
    inputOf: (sent, { id }) => ({ ...sent, id }),
    toldOf: ({ updateProperty }) => updateProperty,
  },
  nameOf: propertyName,
  pathOf: (_id, { own }) => paths.customer(own.customer.id),
  find: async ({ client, own, values }) => {
    const found = await lookForProperty(client, inputOf(own.customer.id, values))()
    return typeof found === 'object' && found ? { ...found, customerId: own.customer.id } : found
  },
})
