import { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

/** Which types there are is for the backend to say: it refuses with the field. */
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
