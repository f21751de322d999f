import { IpLocationDocument, RegisterDocument, type RegisterMutation } from '../signUp/signUp.generated.ts'
import { signUpClient } from '../signUp/signUpClient.ts'
import type { RegisterInput } from '../../../lib/api/schemaTypes.generated.ts'

export type RegisterResult = RegisterMutation['register']

export async function register(input: RegisterInput): Promise<RegisterResult> {
  const { data } = await signUpClient.mutate({ mutation: RegisterDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('Empty response to the registration')
  return data.register
}

/** Dial code of the visitor's country; null if unknown. */
export async function visitorDialCode(): Promise<string | null> {
  const { data } = await signUpClient.query({ query: IpLocationDocument, fetchPolicy: 'no-cache', errorPolicy: 'ignore' })
  return data?.ipLocation?.dialCode?.replace(/\D/g, '') || null
}
