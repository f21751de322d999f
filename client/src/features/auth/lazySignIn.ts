import type { SignInForm } from '@callout/contracts/auth/schemas'
import type { Resolver } from 'react-hook-form'
import { prepareToasts } from '../../components/toasts/toasts.ts'

export type SignInValues = SignInForm

const loadRules = () => import('./signInRules.ts')
const loadCall = () => import('./signInCall.ts')

/** Schemas, the GraphQL client and the toasts are no part of the first load: they come with the first focus. */
export function prepareSignIn(): void {
  void loadRules()
  void loadCall()
  prepareToasts()
}

export const signInResolver: Resolver<SignInValues> = async (values, context, options) => {
  const { resolver } = await loadRules()
  return resolver(values, context, options)
}

export const callSignIn = async (values: SignInValues) => (await loadCall()).signIn(values)
