import { createApollo } from '../../../lib/api/createApollo.ts'
import { ContactSupportDocument, type ContactSupportMutation, type ContactSupportMutationVariables } from './support.generated.ts'
export { toApiError } from '../../../lib/api/apiError.ts'
export { submitAgain, submitOnce } from '../../../lib/forms/submitOnce.ts'
export { reportSaveError } from '../../../components/form/reportSaveError.ts'

const client = createApollo(() => undefined)

/** Rejects with the gateway's error; see `toApiError`. */
export async function contactSupport(input: ContactSupportMutationVariables['input']): Promise<ContactSupportMutation['contactSupport']> {
  const { data } = await client.mutate({ mutation: ContactSupportDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the message has no data')
  return data.contactSupport
}
