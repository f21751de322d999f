import { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

export const agreements = {
  Mutation: {
    sendAttachment: (_, { input, idempotencyKey }, { rest }) => rest(agreementEndpoints.sendAttachment, { ...input, idempotencyKey }),
  },
  SentAttachment: {
    id: ({ clientNotificationId }) => clientNotificationId,
  },
} satisfies Resolvers
