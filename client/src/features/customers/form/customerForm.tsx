import { lazy } from 'react'
import { defineForm } from '../../../kit/form/defineForm.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { paths } from '../../../shared/paths.ts'
import { CustomerToEditDocument } from './customerForm.generated.ts'
import { customerFields, type CustomerForm, customerFormValues } from './customerFormValues.ts'
import { customerSections } from './customerSections.tsx'

const KnownDialog = lazy(() => import('./KnownDialog.tsx').then((module) => ({ default: module.KnownDialog })))

/** A customer, new or there (spec §5 "Customer"). */
export const customerForm = defineForm<CustomerForm>({
  name: 'customerForm',
  noun: 'customer',
  needs: 'manage_customers',
  ...customerFields,
  valuesOf: customerFormValues,
  rules: latePart(async () => {
    const [{ schemaRules }, { CustomerBody, CustomerChangeBody }] = await Promise.all([
      import('../../../kit/form/schemaRules.ts'),
      import('@callout/contracts/customers/schemas'),
    ])
    return schemaRules<CustomerForm>(customerFields, CustomerBody, CustomerChangeBody)
  }),
  sections: customerSections,
  save: { label: 'Save customer', keys: 'save' },
  sender: latePart(async () => (await import('./saveCustomer.ts')).customerSender),
  Question: KnownDialog,
  found: {
    nameOf: ({ name }) => customerName({ name }),
    to: ({ id }) => paths.customer(id),
    useLabel: 'Open it',
    againLabel: 'Create another',
  },
  edit: {
    read: async (client, id) => {
      const { data } = await client.query({ query: CustomerToEditDocument, variables: { id }, fetchPolicy: 'no-cache' })
      return data?.customer ?? null
    },
    versionOf: ({ lockVersion }) => lockVersion,
  },
  refresh: (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customer' })
  },
})
