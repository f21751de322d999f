import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { Notification as WireNotification } from '@callout/contracts/notifications/bell'
import type { Camel } from '@callout/contracts/casing'
import { companyEvent } from '@callout/contracts/notifications/codes'
import type { GatewayContext } from '../context.ts'
import type { CompanyEvent, Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

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

const events: readonly unknown[] = Object.values(companyEvent).map(({ code }) => code)

/** An event that nobody knows here is told without its kind. */
const shown = <N extends Camel<WireNotification>>(notification: N) => ({
  ...notification,
  event: events.includes(notification.notificationType) ? (notification.notificationType as CompanyEvent) : null,
})

export const notifications = {
  Query: {
    notifications: async (_, { input }, { rest }) => {
      const { notifications: rows, unreadCount, pagination } = await rest(notificationEndpoints.listNotifications, input ?? {})
      return { ...pageOf(rows.map(shown), pagination), unreadCount }
    },
    invoiceMessages: (_, { invoiceId }, context) => messagesOf('invoiceId', invoiceId, MOST_MESSAGES, context),
    customerMessages: (_, { customerId }, context) => messagesOf('customerId', customerId, LATEST_MESSAGES, context),
  },
  Mutation: {
    readNotification: async (_, { id }, { rest }) => {
      const read = await rest(notificationEndpoints.readNotification, { id })
      return read && { notification: shown(read), unreadCount: read.unreadCount }
    },
    readAllNotifications: (_, __, { rest }) => rest(notificationEndpoints.readAllNotifications, {}),
    clearNotifications: (_, { before }, { rest }) => rest(notificationEndpoints.clearNotifications, { before }),
  },
} satisfies Resolvers
