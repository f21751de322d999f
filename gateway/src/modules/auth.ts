import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { DEVICE_TYPE_WEB } from '@callout/contracts/constants'
import { messages } from '@callout/contracts/text/messages'
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts'
import type { RestOutcome } from '../rest/types.ts'
import { registrationPayload, registrationResult, socialLoginPayload, socialLoginResult, verificationPending } from './registration.ts'

/** Spec §4 "Sign-in response handling": each response code is a member of the union. */
function signInResult(answer: RestOutcome<typeof authEndpoints.signIn>): Awaited<ResolversTypes['SignInResult']> {
  if (answer.code === 204) return { __typename: 'UnknownEmail', message: answer.message || messages.unknownEmail }
  if (answer.code === 401 || answer.message === messages.confirmWithOtp) return verificationPending(answer)
  const { user } = answer.data
  return { __typename: 'SignedIn', token: user.authenticationToken, user, message: answer.message }
}

export const auth = {
  Mutation: {
    signIn: async (_, { input }, { rest, signIn }) => {
      const work = () => rest.outcome(authEndpoints.signIn, { ...input, deviceType: DEVICE_TYPE_WEB })
      return signInResult(await signIn(input.email, work, ({ code }) => code === 204))
    },
    register: async (_, { input }, { rest, countMessage }) => {
      await countMessage()
      return registrationResult(await rest.outcome(authEndpoints.register, registrationPayload(input)))
    },
    socialLogin: async (_, { input }, { rest }) =>
      socialLoginResult(await rest.outcome(authEndpoints.socialLogin, socialLoginPayload(input))),
    verifyUser: async (_, { input }, { rest, countMessage }) => {
      await countMessage()
      const { data, message } = await rest.outcome(authEndpoints.verifyUser, input)
      return { token: data?.user.authenticationToken, user: data?.user, message }
    },
    resendOtp: async (_, __, { rest }) => {
      const { data, message } = await rest.outcome(authEndpoints.resendOtp, {})
      return { resendAfter: data?.resendAfter, message, token: data?.user?.authenticationToken, user: data?.user }
    },
    forgotPassword: async (_, { input }, { rest, countMessage }) => {
      await countMessage()
      return rest.outcome(authEndpoints.forgotPassword, input)
    },
    resetPassword: (_, { input }, { rest }) => rest.outcome(authEndpoints.setPassword, input),
    changePassword: async (_, { input }, { rest, countMessage }) => {
      await countMessage()
      const { data, message } = await rest.outcome(authEndpoints.setPassword, input)
      return { token: data?.user?.authenticationToken, message }
    },
  },
} satisfies Resolvers
