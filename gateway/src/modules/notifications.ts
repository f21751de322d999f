import { keyed } from '../lists/keyed.ts'
import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { Notification as WireNotification } from '@callout/contracts/notifications/bell'
import type { Camel } from '@callout/contracts/wire/casing'
import { companyEvent } from '@callout/contracts/notifications/codes'
import type { GatewayContext } from '../schema/context.ts'
import type { CompanyEvent, Resolvers } from '../generated/resolvers.ts'
import { omitNull } from '../rest/emptied.ts'
import { clientMessageList, withId } from '../lists/clientMessages.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { getList } from '../lists/listOf.ts'
import { getPage } from '../lists/page.ts'

const MAX_MESSAGES = 50
const LATEST_MESSAGES = 20

/** The messages of one record. Null if a message lacks that reference: the backend may have ignored the filter. */
async function messagesOf(of: 'invoiceId' | 'customerId' | 'jobId', id: string | number, perPage: number, { rest }: GatewayContext) {
  const { clientNotifications } = await rest(notificationEndpoints.listClientNotifications, { [of]: id, perPage })
  const hasReference = clientNotifications.every((message) => message[of] !== null && message[of] !== undefined)
  return hasReference ? clientNotifications.filter((message) => String(message[of]) === String(id)).map(withId) : null
}

const events: readonly unknown[] = Object.values(companyEvent).map(({ code }) => code)

const shown = <N extends Camel<WireNotification>>(notification: N) => ({
  ...notification,
  event: events.includes(notification.notificationType) ? (notification.notificationType as CompanyEvent) : null,
})

export const notifications = {
  Query: {
    notifications: async (_, { input }, { rest }) => {
      const { notifications: rows, unreadCount, pagination } = await rest(notificationEndpoints.listNotifications, input ?? {})
      return { ...getPage(rows.map(shown), pagination), unreadCount }
    },
    companyNotificationSettings: async (_, __, { rest }) => (await rest(notificationEndpoints.getCompanyNotificationSettings, {})).settings,
    customerNotificationSettings: (_, __, { rest }) => rest(notificationEndpoints.getCustomerNotificationSettings, {}),
    customerMessage: async (_, { input: { event, ...about } }, { rest }) => {
      const { settings, takesMessage, takesMedium } = await rest(notificationEndpoints.getCustomerNotificationSettings, omitNull(about))
      const setting = settings.find((item) => item.event === event)
      return setting ? { ...setting, takesMessage, takesMedium } : null
    },
    templateVariables: async (_, __, { rest }) => keyed(await rest(notificationEndpoints.listTemplateVariables, {})),
    messageTemplates: getList(notificationEndpoints.listMessageTemplates, 'templates'),
    messageTemplate: (_, { id }, { rest }) => rest(notificationEndpoints.getMessageTemplate, { id }),
    clientMessages: (_, { input }, { rest }) => emulatedPage(clientMessageList, input ?? {}, rest),
    invoiceMessages: (_, { invoiceId }, context) => messagesOf('invoiceId', invoiceId, MAX_MESSAGES, context),
    jobMessages: (_, { jobId }, context) => messagesOf('jobId', jobId, MAX_MESSAGES, context),
    customerMessages: (_, { customerId }, context) => messagesOf('customerId', customerId, LATEST_MESSAGES, context),
  },
  Mutation: {
    updateCompanyNotificationSettings: async (_, { settings }, { rest }) => {
      const changed = await rest(notificationEndpoints.updateCompanyNotificationSettings, { settings })
      return changed?.settings
    },
    updateCustomerNotificationSettings: (_, { settings }, { rest }) =>
      rest(notificationEndpoints.updateCustomerNotificationSettings, { settings }),
    createMessageTemplate: (_, { input }, { rest }) => rest(notificationEndpoints.createMessageTemplate, input),
    updateMessageTemplate: (_, { input }, { rest }) => rest(notificationEndpoints.updateMessageTemplate, input),
    deleteMessageTemplate: (_, { id }, { rest }) => rest(notificationEndpoints.deleteMessageTemplate, { id }),
    readNotification: async (_, { id }, { rest }) => {
      const read = await rest(notificationEndpoints.readNotification, { id })
      return read && { notification: shown(read), unreadCount: read.unreadCount }
    },
    readAllNotifications: (_, __, { rest }) => rest(notificationEndpoints.readAllNotifications, {}),
    clearNotifications: (_, { before }, { rest }) => rest(notificationEndpoints.clearNotifications, { before }),
  },
} satisfies Resolvers
