import { lazyWithPreload } from '../../../shared/lazyWithPreload.tsx'
import { defineForm } from '../../../kit/form/defineForm.ts'
import { forgetting, readBy } from '../../../kit/form/recordQueries.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { paths } from '../../../shared/paths.ts'
import { CustomerToEditDocument } from './customerForm.generated.ts'
import { type CustomerForm, customerFormValues } from './customerFormValues.ts'
import { customerTable } from './customerTable.tsx'

/** A customer, new or there (spec §5 "Customer"). */
export const customerForm = defineForm<CustomerForm>({
  name: 'customerForm',
  noun: 'customer',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  words: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit them.',
  ...customerTable,
  valuesOf: customerFormValues,
  schemas: async () => {
    const { CustomerBody, CustomerChangeBody } = await import('@callout/contracts/customers/schemas')
    return [CustomerBody, CustomerChangeBody]
  },
  save: { label: 'Save customer', keys: 'save' },
  sender: async () => (await import('./saveCustomer.tsx')).customerSender,
  Question: lazyWithPreload(async () => (await import('./saveCustomer.tsx')).KnownDialog),
  found: { nameOf: ({ name }) => customerName({ name }), to: ({ id }) => paths.customer(id) },
  edit: {
    read: readBy(CustomerToEditDocument, ({ customer }) => customer),
    nameOf: customerName,
    pathOf: ({ id }) => paths.customer(id),
    versionOf: ({ lockVersion }) => lockVersion,
  },
  refresh: forgetting('customers', 'customer'),
})
