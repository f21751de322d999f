import { defineForm } from '../../../components/form/defineForm.ts'
import { askQuestion, type QuestionProps } from '../../../components/form/formTypes.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { customerName } from '../picker/customerText.ts'
import type { CustomerInput } from '../../../lib/api/schemaTypes.generated.ts'
import { paths } from '../../../lib/paths.ts'
import { CustomerToEditDocument, UpdateCustomerDocument } from './customerForm.generated.ts'
import { type CustomerForm, customerFormValues } from './customerFormValues.ts'
import { customerTable } from './customerTable.tsx'
import { CustomerBody, CustomerChangeBody } from '@callout/contracts/customers/schemas'
import { QuestionDialog } from '../../../components/form/QuestionDialog.tsx'
import { CreateCustomerDocument } from '../picker/customerDialogs.generated.ts'
import { unsavedCustomerFields } from '../picker/unsavedCustomerFields.ts'
import { customerInputOf, withoutBilling } from '../picker/customerValues.ts'
import { DuplicateProblem } from '../picker/DuplicateProblem.tsx'
import { lookForCustomer } from '../picker/savedBefore.ts'

function KnownDialog({ page, question }: QuestionProps<CustomerForm>) {
  return (
    <QuestionDialog page={page} title="Save this customer?" confirm="Save anyway">
      {(leaveFor) => <DuplicateProblem matches={question} onTake={(id) => leaveFor(paths.customer(id))} />}
    </QuestionDialog>
  )
}

const createCustomer = writeBy(CreateCustomerDocument, 'createCustomer')

/** Form of a new or existing customer (spec §5 "Customer"). */
export const customerForm = defineForm<CustomerForm>()({
  name: 'customerForm',
  noun: 'customer',
  needs: 'manage_customers',
  list: { to: paths.customers(), label: 'Customers' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage customers can add or edit them.',
  fields: customerTable,
  valuesOf: customerFormValues,
  schemas: [CustomerBody, CustomerChangeBody],
  create: {
    write: async (client, input: CustomerInput) => {
      const returned = await createCustomer(client, input)
      return returned?.__typename === 'DuplicateCustomer' ? askQuestion(returned.matches) : returned
    },
    toInput: ({ values }, answered) => ({ ...customerInputOf(values), ignoreDuplicates: answered !== null }),
    unsavedFields: (returned, { values }) => unsavedCustomerFields(values, returned),
    findDuplicate: async ({ client, values }) => {
      const found = await lookForCustomer(client, values)()
      return found && found !== 'unknown' ? { name: customerName(found), to: paths.customer(found.id) } : found
    },
  },
  change: {
    read: readBy(CustomerToEditDocument, 'customer'),
    write: writeBy(UpdateCustomerDocument, 'updateCustomer'),
    toInput: (sent, { id, lockVersion }) => ({ ...withoutBilling(sent), id, lockVersion }),
    getVersion: ({ lockVersion }) => lockVersion,
  },
  getName: customerName,
  getPath: paths.customer,
  Question: KnownDialog,
  refresh: evictFields('customers', 'customer'),
})
