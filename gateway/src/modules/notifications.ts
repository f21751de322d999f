import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** As many messages as an invoice ever has. */
const MOST_MESSAGES = 50
/** Of a customer those are shown that came last. */
const LATEST_MESSAGES = 20

/** The messages of one record. A log that does not say whose a message is, is that of others, too: null. */
async function messagesOf(of: 'invoiceId' | 'customerId', id: string | number, perPage: number, { rest }: GatewayContext) {
  const { clientNotifications } = await rest(notificationEndpoints.listClientNotifications, { [of]: id, perPage })
  const isTold = clientNotifications.every((message) => message[of] !== null && message[of] !== undefined)
  return isTold ? clientNotifications.filter((message) => String(message[of]) === String(id)) : null
}

export const notifications = {
  Query: {
    invoiceMessages: (_, { invoiceId }, context) => messagesOf('invoiceId', invoiceId, MOST_MESSAGES, context),
    customerMessages: (_, { customerId }, context) => messagesOf('customerId', customerId, LATEST_MESSAGES, context),
  },
} satisfies Resolvers
