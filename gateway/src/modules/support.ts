import { APP_VERSION } from '@callout/contracts/constants'
import { supportEndpoints } from '@callout/contracts/support/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const support = {
  Mutation: {
    contactSupport: async (_, { input: { withoutVersion, ...input } }, { rest, countMessage }) => {
      await countMessage()
      const written = withoutVersion === true ? input : { ...input, appVersion: APP_VERSION }
      const { data, message } = await rest.outcome(supportEndpoints.contactSupport, written)
      return { ...data, message }
    },
  },
} satisfies Resolvers
