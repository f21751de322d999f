import type { ContactForm } from '@callout/contracts/support/schemas'
import type { Resolver } from 'react-hook-form'
import { prepareToasts } from '../../../components/toasts/toasts.ts'

/** The form has every field; an empty phone is not sent. */
export type ContactValues = Required<ContactForm>

const loadRules = () => import('./contactRules.ts')
const loadCall = () => import('./contactCall.ts')

/** Preloads schemas, the GraphQL client and toasts on first focus. */
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
