import { createApollo } from '../../../lib/api/createApollo.ts'
import { ContactSupportDocument, type ContactSupportMutation, type ContactSupportMutationVariables } from './support.generated.ts'
export { refusalOf } from '../../../lib/api/refusal.ts'
export { sendAnother, sendOnce } from '../../../lib/forms/sendOnce.ts'
export { reportSaveError } from '../../../components/form/reportSaveError.ts'

const client = createApollo(() => undefined)

/** Rejects with what the gateway refused; see `refusalOf`. */
export async function contactSupport(input: ContactSupportMutationVariables['input']): Promise<ContactSupportMutation['contactSupport']> {
  const { data } = await client.mutate({ mutation: ContactSupportDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the message has no data')
  return data.contactSupport
}
