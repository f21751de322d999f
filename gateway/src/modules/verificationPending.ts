import type { authEndpoints } from '@callout/contracts/auth/endpoints'
import type { RestOutcome } from '../rest/types.ts'

type OtpAnswer = Pick<Extract<RestOutcome<typeof authEndpoints.signIn>, { code: 401 }>, 'message' | 'data'>

/** The email address has still to be verified, a member of several unions: where a user is sent along, its token is the pending one. */
export const verificationPending = ({ message, data }: OtpAnswer) => ({
  __typename: 'VerificationPending' as const,
  token: data?.user?.authenticationToken,
  user: data?.user,
  message,
})
