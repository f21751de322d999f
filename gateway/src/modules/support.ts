import { APP_VERSION } from '@callout/contracts/constants'
import { supportEndpoints } from '@callout/contracts/support/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const support = {
  Mutation: {
    contactSupport: async (_, { input }, { rest }) => {
      const { data, message } = await rest.outcome(supportEndpoints.contactSupport, { ...input, appVersion: APP_VERSION })
      return { ...data, message }
    },
  },
} satisfies Resolvers
