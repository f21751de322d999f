import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'

/** As many messages as an invoice ever has. */
const MOST_MESSAGES = 50

export const notifications = {
  Query: {
    invoiceMessages: async (_, { invoiceId }, { rest }) => {
      const { clientNotifications } = await rest(notificationEndpoints.listClientNotifications, { invoiceId, perPage: MOST_MESSAGES })
      // A log that does not say what a message is about is that of others, too.
      const isTold = clientNotifications.every((message) => message.invoiceId !== null && message.invoiceId !== undefined)
      return isTold ? clientNotifications.filter((message) => String(message.invoiceId) === invoiceId) : null
    },
  },
} satisfies Resolvers
