import { SignInForm } from '@callout/contracts/auth/schemas'
import { createApollo } from '../../lib/api/createApollo.ts'
import { wireResolver } from '../../lib/forms/wireResolver.ts'
import { type SignInMutation, SignInDocument } from './auth.generated.ts'
import type { SignInInput } from '../../lib/api/schemaTypes.generated.ts'

/** Spec §5: email and password required, 'Invalid' for a malformed email. */
export const signInResolver = wireResolver<SignInForm>(SignInForm)

export type SignInResult = SignInMutation['signIn']

const client = createApollo(() => undefined)

export async function signIn(input: SignInInput): Promise<SignInResult> {
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('Empty response to the sign-in')
  return data.signIn
}
