import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { DEVICE_TYPE_WEB } from '@callout/contracts/constants'
import { messages } from '@callout/contracts/messages'
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts'
import type { RestOutcome } from '../rest/types.ts'

/** Spec §4 "Sign-in response handling": each response code is a member of the union. */
function signInResult({ code, message, data }: RestOutcome<typeof authEndpoints.signIn>): Awaited<ResolversTypes['SignInResult']> {
  if (code === 204) return { __typename: 'UnknownEmail', message: message || messages.unknownEmail }
  if (code === 401) return { __typename: 'VerificationPending', token: data?.user?.authenticationToken, user: data?.user, message }
  return { __typename: 'SignedIn', token: data.user.authenticationToken, user: data.user, message }
}

export const auth = {
  Mutation: {
    signIn: async (_, { input }, { rest }) =>
      signInResult(await rest.outcome(authEndpoints.signIn, { ...input, deviceType: DEVICE_TYPE_WEB })),
  },
} satisfies Resolvers
