import type { ContactForm } from '@callout/contracts/support/schemas'
import type { Resolver } from 'react-hook-form'
import { prepareToasts } from '../../../components/toasts/toasts.ts'

/** Every field is there in the form; an empty phone is not sent. */
export type ContactValues = Required<ContactForm>

const loadRules = () => import('./contactRules.ts')
const loadCall = () => import('./contactCall.ts')

/** Schemas, the GraphQL client and the toasts come with the first focus. */
export function prepareContact(): void {
  void loadRules()
  void loadCall()
  prepareToasts()
}

export const contactResolver: Resolver<ContactValues> = async (values, context, options) => {
  const { resolver } = await loadRules()
  return resolver(values, context, options)
}

export { loadCall as loadContactCall }
