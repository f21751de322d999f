import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { propertyName } from '../shared/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import { PropertyToEditDocument } from './propertyForm.generated.ts'
import { type PropertyForm, propertyFormValues } from './propertyFormValues.ts'
import { propertyTable } from './propertyTable.tsx'
import { PropertyBody, PropertyChangeBody } from '@callout/contracts/customers/schemas'
import { propertySender } from './saveProperty.ts'

/** A property of a customer, new or there (spec §3 "Property"). */
export const propertyForm = defineForm<PropertyForm>({
  name: 'propertyForm',
  noun: 'property',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  words: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit properties.',
  ...propertyTable,
  valuesOf: propertyFormValues,
  schemas: [PropertyBody, PropertyChangeBody],
  // Whose property it is stands in the address of the page.
  asWire: (sent, { customer }) => ({ ...sent, customerId: customer.id }),
  save: { label: 'Save property', keys: 'save' },
  sender: propertySender,
  found: { nameOf: propertyName, to: ({ customerId }) => paths.customer(customerId), useLabel: 'Use it' },
  edit: {
    read: readBy(PropertyToEditDocument, ({ property }) => property),
    nameOf: propertyName,
    pathOf: ({ customerId }) => paths.customer(customerId ?? ''),
    versionOf: () => null,
  },
  refresh: forgetting('customers', 'customer'),
})
