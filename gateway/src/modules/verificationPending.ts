import type { authEndpoints } from '@callout/contracts/auth/endpoints'
import type { RestOutcome } from '../rest/types.ts'

type OtpAnswer = Extract<RestOutcome<typeof authEndpoints.signIn>, { code: 401 }>

/** 401 with the OTP message, a member of several unions: where a user is sent along, its token is the pending one. */
export const verificationPending = ({ message, data }: OtpAnswer) => ({
  __typename: 'VerificationPending' as const,
  token: data?.user?.authenticationToken,
  user: data?.user,
  message,
})
