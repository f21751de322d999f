import { ContactForm } from '@callout/contracts/support/schemas'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { phoneReader } from '../../../lib/phones/phoneReader.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { ContactSupportDocument, type ContactSupportMutation, type ContactSupportMutationVariables } from './support.generated.ts'

/** The form has every field; an empty phone is not sent. */
export type ContactValues = Required<ContactForm>

/** Digits with the country code. Text that is no phone is unchanged, so that the rules reject it. */
async function readContactPhone(text: string): Promise<string> {
  if (/^\d*$/.test(text)) return text
  const { readPhones } = await phoneReader.load()
  const [phone, ...others] = readPhones(text, null)
  return phone && phone.extension === null && others.length === 0 ? phone.code + phone.digits : text
}

const rules = wireResolver<ContactValues>(ContactForm)
/** The contract's rules with the messages of spec §5. */
export const contactResolver: typeof rules = async (values, context, options) =>
  await rules({ ...values, phone: await readContactPhone(values.phone) }, context, options)

const client = createApollo(() => undefined)

export async function contactSupport(input: ContactSupportMutationVariables['input']): Promise<ContactSupportMutation['contactSupport']> {
  const { data } = await client.mutate({ mutation: ContactSupportDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the message has no data')
  return data.contactSupport
}
