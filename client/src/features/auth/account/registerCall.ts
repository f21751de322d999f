import { IpLocationDocument, RegisterDocument, type RegisterInput, type RegisterMutation } from '../signUp/signUp.generated.ts'
import { signUpClient } from '../signUp/signUpClient.ts'

export type RegisterResult = RegisterMutation['register']

/** Rejects with what the gateway refused; see `toApiError`. */
export async function register(input: RegisterInput): Promise<RegisterResult> {
  const { data } = await signUpClient.mutate({ mutation: RegisterDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the registration has no data')
  return data.register
}

/** The dial code of the country where the visitor seems to be; null where nobody can tell. */
export async function visitorDialCode(): Promise<string | null> {
  const { data } = await signUpClient.query({ query: IpLocationDocument, fetchPolicy: 'no-cache', errorPolicy: 'ignore' })
  return data?.ipLocation?.dialCode?.replace(/\D/g, '') || null
}
