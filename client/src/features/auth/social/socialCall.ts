import { createApollo } from '../../../lib/api/createApollo.ts'
import { SocialLoginDocument, type SocialLoginInput, type SocialLoginMutation } from './social.generated.ts'

export type SocialLoginResult = SocialLoginMutation['socialLogin']

const client = createApollo(() => undefined)

/** Rejects with what the gateway refused; see `refusalOf`. */
export async function socialLogin(input: SocialLoginInput): Promise<SocialLoginResult> {
  const { data } = await client.mutate({ mutation: SocialLoginDocument, variables: { input }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The answer to the social login has no data')
  return data.socialLogin
}
