import { useNavigate } from 'react-router'
import type { QuestionProps, Sender } from '../../../kit/form/defineForm.ts'
import { QuestionDialog } from '../../../kit/form/QuestionDialog.tsx'
import { saveChange } from '../../../kit/form/saveChange.ts'
import { CreateCustomerDocument } from '../../../parts/customers/customerDialogs.generated.ts'
import { customerNotKept } from '../../../parts/customers/customerNotKept.ts'
import { customerInputOf, withoutBilling } from '../../../parts/customers/customerValues.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { DuplicateProblem } from '../../../parts/customers/DuplicateProblem.tsx'
import { lookForCustomer } from '../../../parts/customers/savedBefore.ts'
import { paths } from '../../../shared/paths.ts'
import { UpdateCustomerDocument } from './customerForm.generated.ts'
import type { CustomerForm } from './customerFormValues.ts'
import { customerFields } from './customerTable.tsx'

/** Adds a customer, after a question where somebody like this is known; or sends what was changed of one. */
export const customerSender: Sender<CustomerForm> = {
  save: async (call, answered) => {
    const { client, record, values } = call
    if (record)
      return saveChange(call, {
        rules: customerFields,
        mutation: UpdateCustomerDocument,
        inputOf: (sent) => ({ ...withoutBilling(sent), id: record.id, lockVersion: record.lockVersion }),
        toldOf: ({ updateCustomer }) => updateCustomer,
        nameOf: (told) => customerName(told ?? record),
        to: paths.customer(record.id),
      })
    const input = { ...customerInputOf(values), ignoreDuplicates: answered !== null }
    const { data } = await client.mutate({ mutation: CreateCustomerDocument, variables: { input } })
    const result = data?.createCustomer
    // It is saved, and the backend does not say as what.
    if (!result) return { to: paths.customers(), words: 'Customer created' }
    if (result.__typename === 'DuplicateCustomer') return { question: result.matches }
    return { to: paths.customer(result.id), words: `${customerName(result)} created`, missing: customerNotKept(values, result) }
  },
  find: ({ client, values }) => lookForCustomer(client, values)(),
}

/** Somebody of that name, email or phone is known already. */
export function KnownDialog({ page, question }: QuestionProps<CustomerForm>) {
  const navigate = useNavigate()
  const open = (id: string): void => {
    page.closeQuestion()
    void navigate(paths.customer(id))
  }
  return (
    <QuestionDialog page={page} title="Save this customer?" confirm="Save anyway">
      <DuplicateProblem matches={question} onTake={open} />
    </QuestionDialog>
  )
}
