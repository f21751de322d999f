import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { customerName } from '../shared/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import { CustomerToEditDocument } from './customerForm.generated.ts'
import { type CustomerForm, customerFormValues } from './customerFormValues.ts'
import { customerTable } from './customerTable.tsx'
import { CustomerBody, CustomerChangeBody } from '@callout/contracts/customers/schemas'
import { customerSender, KnownDialog } from './saveCustomer.tsx'

/** A customer, new or there (spec §5 "Customer"). */
export const customerForm = defineForm<CustomerForm>({
  name: 'customerForm',
  noun: 'customer',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  words: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit them.',
  ...customerTable,
  valuesOf: customerFormValues,
  schemas: [CustomerBody, CustomerChangeBody],
  save: { label: 'Save customer', keys: 'save' },
  sender: customerSender,
  Question: KnownDialog,
  found: { nameOf: ({ name }) => customerName({ name }), to: ({ id }) => paths.customer(id) },
  edit: {
    read: readBy(CustomerToEditDocument, ({ customer }) => customer),
    nameOf: customerName,
    pathOf: ({ id }) => paths.customer(id),
    versionOf: ({ lockVersion }) => lockVersion,
  },
  refresh: forgetting('customers', 'customer'),
})
