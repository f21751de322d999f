import { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

/** The backend validates the content type. */
type SentFile = RestInput<typeof agreementEndpoints.sendAttachment>['file']

export const agreements = {
  Mutation: {
    sendAttachment: (_, { input: { file, ...input }, idempotencyKey }, { rest }) =>
      rest(agreementEndpoints.sendAttachment, { ...input, file: file as SentFile, idempotencyKey }),
  },
  SentAttachment: {
    id: ({ clientNotificationId }) => clientNotificationId,
  },
} satisfies Resolvers
