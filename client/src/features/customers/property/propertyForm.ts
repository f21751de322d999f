import { defineForm } from '../../../kit/form/defineForm.ts'
import { propertyName } from '../../../parts/customers/customerWords.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { paths } from '../../../shared/paths.ts'
import { PropertyToEditDocument } from './propertyForm.generated.ts'
import { propertyFields, type PropertyForm, propertyFormValues } from './propertyFormValues.ts'
import { propertySections } from './propertySections.tsx'

/** A property of a customer, new or there (spec §3 "Property"). */
export const propertyForm = defineForm<PropertyForm>({
  name: 'propertyForm',
  noun: 'property',
  needs: 'manage_customers',
  ...propertyFields,
  valuesOf: propertyFormValues,
  rules: latePart(async () => (await import('./propertyRules.ts')).propertyRules),
  sections: propertySections,
  save: { label: 'Save property', keys: 'save' },
  sender: latePart(async () => (await import('./saveProperty.ts')).propertySender),
  found: { nameOf: propertyName, to: ({ customerId }) => paths.customer(customerId), useLabel: 'Use it', againLabel: 'Create another' },
  edit: {
    read: async (client, id) => {
      const { data } = await client.query({ query: PropertyToEditDocument, variables: { id }, fetchPolicy: 'no-cache' })
      return data?.property ?? null
    },
    versionOf: () => null,
  },
  refresh: (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customer' })
  },
})
