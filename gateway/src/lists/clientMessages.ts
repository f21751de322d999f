import type { Camel } from '@callout/contracts/casing'
import { messageSort } from '@callout/contracts/notifications/codes'
import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import type { ClientMessagesInput } from '../generated/resolvers.ts'
import type { Rest } from '../rest/types.ts'
import type { ClientMessageSource as MessageRow } from '../sources.ts'
import { equalFilters, orderBy, searchIn } from './rowRules.ts'

type WireMessage = Camel<ClientNotification>

/** Logs without ids have one message per time, address and subject. */
export const withId = (message: WireMessage): MessageRow => ({
  ...message,
  id: message.id ?? [message.sentAt ?? message.sentDate, message.sentTime, message.to, message.subject].join('/'),
})

const isOnDay = ({ sentDate }: MessageRow, fits: (day: string) => boolean): boolean | undefined =>
  typeof sentDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(sentDate) ? fits(sentDate) : undefined

const filters = {
  ...equalFilters('status', 'notificationMedium', 'notificationType', 'customerId', 'jobId'),
  dateFrom: (row: MessageRow, { dateFrom }: ClientMessagesInput) => isOnDay(row, (day) => day >= (dateFrom ?? '')),
  dateTo: (row: MessageRow, { dateTo }: ClientMessagesInput) => isOnDay(row, (day) => day <= (dateTo ?? day)),
}

const matchesSearch = searchIn<MessageRow>(({ clientName, to, subject }) => [clientName, to, subject])

const orderOf = orderBy<MessageRow>({ [messageSort.SENT_AT.code]: ({ sentAt }) => sentAt })

/** The log of messages sent to customers. */
export const clientMessageList = (rest: Rest) => ({
  read: async ({ sortDirection, ...input }: ClientMessagesInput) => {
    const asked = { ...input, sortDir: sortDirection }
    const { clientNotifications, pagination } = await rest(notificationEndpoints.listClientNotifications, asked)
    return { rows: clientNotifications.map(withId), pagination }
  },
  filters,
  matchesSearch,
  orderOf,
})
