import { createApollo } from '../../lib/api/createApollo.ts'
export { toApiError } from '../../lib/api/apiError.ts'
export { applyFieldErrors } from '../../lib/forms/applyFieldErrors.ts'
import { type SignInInput, type SignInMutation, SignInDocument } from './auth.generated.ts'

export type SignInResult = SignInMutation['signIn']

const client = createApollo(() => undefined)

/** Rejects with the gateway's error; see `toApiError`. */
export async function signIn(input: SignInInput): Promise<SignInResult> {
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('Empty response to the sign-in')
  return data.signIn
}
