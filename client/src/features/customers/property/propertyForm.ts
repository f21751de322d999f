import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { propertyName } from '../picker/customerText.ts'
import { paths } from '../../../lib/paths.ts'
import { PropertyToEditDocument, UpdatePropertyDocument } from './propertyForm.generated.ts'
import { type PropertyForm, propertyFormValues, type PropertyFormValues } from './propertyFormValues.ts'
import { propertyTable } from './propertyTable.tsx'
import { PropertyBody, PropertyChangeBody } from '@callout/contracts/customers/schemas'
import { CreatePropertyDocument } from '../picker/customerDialogs.generated.ts'
import { unsavedPropertyFields } from '../picker/unsavedCustomerFields.ts'
import { lookForProperty } from '../picker/savedBefore.ts'

const toInput = (customerId: string, { isActive: _, ...values }: PropertyFormValues) => ({ ...values, customerId })

const createProperty = writeBy(CreatePropertyDocument, 'createProperty')

/** Form of a new or existing property (spec §3 "Property"). */
export const propertyForm = defineForm<PropertyForm>()({
  name: 'propertyForm',
  noun: 'property',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit properties.',
  fields: propertyTable,
  valuesOf: propertyFormValues,
  schemas: [PropertyBody, PropertyChangeBody],
  // The customer is a parameter of the page's path.
  toWire: (sent, { customer }) => ({ ...sent, customerId: customer.id }),
  create: {
    write: createProperty,
    toInput: ({ context, values }) => toInput(context.customer.id, values),
    unsavedFields: (returned, _call, input) => unsavedPropertyFields(input, returned),
    verb: 'added',
    findDuplicate: async ({ client, context: { customer }, values }) => {
      const found = await lookForProperty(client, toInput(customer.id, values))()
      return found && found !== 'unknown' ? { name: propertyName(found), to: paths.customer(customer.id), useLabel: 'Use it' } : found
    },
  },
  change: {
    read: readBy(PropertyToEditDocument, 'property'),
    write: writeBy(UpdatePropertyDocument, 'updateProperty'),
    toInput: (sent, { id }) => ({ ...sent, id }),
  },
  getName: propertyName,
  leadsTo: (_id, { context }) => paths.customer(context.customer.id),
  refresh: evictFields('customers', 'customer'),
})
