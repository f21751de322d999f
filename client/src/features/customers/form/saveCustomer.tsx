import type { QuestionProps, Sender } from '../../../components/form/defineForm.ts'
import { QuestionDialog } from '../../../components/form/QuestionDialog.tsx'
import { recordSender } from '../../../components/form/recordSender.ts'
import { CreateCustomerDocument } from '../shared/customerDialogs.generated.ts'
import { unsavedCustomerFields } from '../shared/unsavedCustomerFields.ts'
import { customerInputOf, withoutBilling } from '../shared/customerValues.ts'
import { customerName } from '../shared/customerWords.ts'
import { DuplicateProblem } from '../shared/DuplicateProblem.tsx'
import { lookForCustomer } from '../shared/savedBefore.ts'
import { paths } from '../../../lib/paths.ts'
import { UpdateCustomerDocument } from './customerForm.generated.ts'
import type { CustomerForm } from './customerFormValues.ts'

/** Adds a customer, after a question where somebody like this is known; or sends what was changed of one. */
export const customerSender: Sender<CustomerForm> = recordSender({
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
  find: ({ client, values }) => lookForCustomer(client, values)(),
})

/** Somebody of that name, email or phone is known already. */
export function KnownDialog({ page, question }: QuestionProps<CustomerForm>) {
  return (
    <QuestionDialog page={page} title="Save this customer?" confirm="Save anyway">
      {(leaveFor) => <DuplicateProblem matches={question} onTake={(id) => leaveFor(paths.customer(id))} />}
    </QuestionDialog>
  )
}
