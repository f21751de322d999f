import type { Sender } from '../../../components/form/defineForm.ts'
import { recordSender } from '../../../components/form/recordSender.ts'
import { CreatePropertyDocument } from '../shared/customerDialogs.generated.ts'
import { unsavedPropertyFields } from '../shared/unsavedCustomerFields.ts'
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
    returnedOf: ({ createProperty }) => createProperty,
    missing: (returned, _call, input) => unsavedPropertyFields(input, returned),
    said: 'added',
  },
  change: {
    mutation: UpdatePropertyDocument,
    inputOf: (sent, { id }) => ({ ...sent, id }),
    returnedOf: ({ updateProperty }) => updateProperty,
  },
  nameOf: propertyName,
  pathOf: (_id, { own }) => paths.customer(own.customer.id),
  find: async ({ client, own, values }) => {
    const found = await lookForProperty(client, inputOf(own.customer.id, values))()
    return typeof found === 'object' && found ? { ...found, customerId: own.customer.id } : found
  },
})
