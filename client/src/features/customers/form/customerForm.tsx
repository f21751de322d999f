import { defineForm, type QuestionProps, type Sender } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { customerName } from '../picker/customerWords.ts'
import { paths } from '../../../lib/paths.ts'
import { CustomerToEditDocument, UpdateCustomerDocument } from './customerForm.generated.ts'
import { type CustomerForm, customerFormValues } from './customerFormValues.ts'
import { customerTable } from './customerTable.tsx'
import { CustomerBody, CustomerChangeBody } from '@callout/contracts/customers/schemas'
import { QuestionDialog } from '../../../components/form/QuestionDialog.tsx'
import { recordSender } from '../../../components/form/recordSender.ts'
import { CreateCustomerDocument } from '../picker/customerDialogs.generated.ts'
import { unsavedCustomerFields } from '../picker/unsavedCustomerFields.ts'
import { customerInputOf, withoutBilling } from '../picker/customerValues.ts'
import { DuplicateProblem } from '../picker/DuplicateProblem.tsx'
import { lookForCustomer } from '../picker/savedBefore.ts'

/** Creates a customer, after asking about possible duplicates, or sends a customer's changes. */
const customerSender: Sender<CustomerForm> = recordSender({
  create: {
    mutation: CreateCustomerDocument,
    inputOf: ({ values }, answered) => ({ ...customerInputOf(values), ignoreDuplicates: answered !== null }),
    questionIn: ({ createCustomer: returned }) => (returned?.__typename === 'DuplicateCustomer' ? returned.matches : null),
    returnedOf: ({ createCustomer: returned }) => (returned?.__typename === 'DuplicateCustomer' ? null : returned),
    missing: (returned, { values }) => unsavedCustomerFields(values, returned),
  },
  change: {
    mutation: UpdateCustomerDocument,
    inputOf: (sent, { id, lockVersion }) => ({ ...withoutBilling(sent), id, lockVersion }),
    returnedOf: ({ updateCustomer }) => updateCustomer,
  },
  nameOf: customerName,
  pathOf: (id) => (id === null ? paths.customers() : paths.customer(id)),
  findDuplicate: ({ client, values }) => lookForCustomer(client, values)(),
})

/** Asks about customers with the same name, email or phone. */
function KnownDialog({ page, question }: QuestionProps<CustomerForm>) {
  return (
    <QuestionDialog page={page} title="Save this customer?" confirm="Save anyway">
      {(leaveFor) => <DuplicateProblem matches={question} onTake={(id) => leaveFor(paths.customer(id))} />}
    </QuestionDialog>
  )
}

/** Form of a new or existing customer (spec §5 "Customer"). */
export const customerForm = defineForm<CustomerForm>({
  name: 'customerForm',
  noun: 'customer',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit them.',
  ...customerTable,
  valuesOf: customerFormValues,
  schemas: [CustomerBody, CustomerChangeBody],
  save: { label: 'Save customer', verb: 'save' },
  sender: customerSender,
  Question: KnownDialog,
  found: { nameOf: ({ name }) => customerName({ name }), to: ({ id }) => paths.customer(id) },
  edit: {
    read: readBy(CustomerToEditDocument, ({ customer }) => customer),
    nameOf: customerName,
    pathOf: ({ id }) => paths.customer(id),
    versionOf: ({ lockVersion }) => lockVersion,
  },
  refresh: evictFields('customers', 'customer'),
})
