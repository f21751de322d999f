import { defineForm, type Sender } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { propertyName } from '../picker/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import { PropertyToEditDocument, UpdatePropertyDocument } from './propertyForm.generated.ts'
import { type PropertyForm, propertyFormValues, type PropertyFormValues } from './propertyFormValues.ts'
import { propertyTable } from './propertyTable.tsx'
import { PropertyBody, PropertyChangeBody } from '@callout/contracts/customers/schemas'
import { recordSender } from '../../../components/form/recordSender.ts'
import { CreatePropertyDocument } from '../picker/customerDialogs.generated.ts'
import { unsavedPropertyFields } from '../picker/unsavedCustomerFields.ts'
import { lookForProperty } from '../picker/savedBefore.ts'

const inputOf = (customerId: string, { isActive: _, ...values }: PropertyFormValues) => ({ ...values, customerId })

/** Creates a property, or sends a property's changes. */
const propertySender: Sender<PropertyForm> = recordSender({
  create: {
    mutation: CreatePropertyDocument,
    inputOf: ({ own, values }) => inputOf(own.customer.id, values),
    returnedOf: ({ createProperty }) => createProperty,
    missing: (returned, _call, input) => unsavedPropertyFields(input, returned),
    verb: 'added',
  },
  change: {
    mutation: UpdatePropertyDocument,
    inputOf: (sent, { id }) => ({ ...sent, id }),
    returnedOf: ({ updateProperty }) => updateProperty,
  },
  nameOf: propertyName,
  pathOf: (_id, { own }) => paths.customer(own.customer.id),
  findDuplicate: async ({ client, own, values }) => {
    const found = await lookForProperty(client, inputOf(own.customer.id, values))()
    return typeof found === 'object' && found ? { ...found, customerId: own.customer.id } : found
  },
})

/** Form of a new or existing property (spec §3 "Property"). */
export const propertyForm = defineForm<PropertyForm>({
  name: 'propertyForm',
  noun: 'property',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit properties.',
  ...propertyTable,
  valuesOf: propertyFormValues,
  schemas: [PropertyBody, PropertyChangeBody],
  // The customer is a parameter of the page's path.
  toWire: (sent, { customer }) => ({ ...sent, customerId: customer.id }),
  save: { label: 'Save property', verb: 'save' },
  sender: propertySender,
  found: { nameOf: propertyName, to: ({ customerId }) => paths.customer(customerId), useLabel: 'Use it' },
  edit: {
    read: readBy(PropertyToEditDocument, ({ property }) => property),
    nameOf: propertyName,
    pathOf: ({ customerId }) => paths.customer(customerId ?? ''),
    versionOf: () => null,
  },
  refresh: evictFields('customers', 'customer'),
})
