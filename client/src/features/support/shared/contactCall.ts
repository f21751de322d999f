import { ContactForm } from '@callout/contracts/support/schemas'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { ContactSupportDocument, type ContactSupportMutation, type ContactSupportMutationVariables } from './support.generated.ts'

/** The form has every field; an empty phone is not sent. */
export type ContactValues = Required<ContactForm>

/** The contract's rules with the messages of spec §5. */
export const contactResolver = wireResolver<ContactValues>(ContactForm)

const client = createApollo(() => undefined)

/** Rejects with the gateway's error; see `toApiError`. */
export async function contactSupport(input: ContactSupportMutationVariables['input']): Promise<ContactSupportMutation['contactSupport']> {
  const { data } = await client.mutate({ mutation: ContactSupportDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the message has no data')
  return data.contactSupport
}
