import type { Camel } from '@callout/contracts/wire/casing'
import { messageSort } from '@callout/contracts/notifications/codes'
import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import type { ClientMessagesInput } from '../generated/resolvers.ts'
import type { Rest } from '../rest/types.ts'
import type { ClientMessageSource as MessageRow } from '../schema/sources.ts'
import { readRows } from './pagedList.ts'
import { equalFilters, searchIn } from './rowRules.ts'

type WireMessage = Camel<ClientNotification>

/** Logs without ids have one message per time, address and subject. */
export const withId = (message: WireMessage): MessageRow => ({
  ...message,
  id: message.id ?? [message.sentAt ?? message.sentDate, message.sentTime, message.to, message.subject].join('/'),
})

const isOnDay = ({ sentDate }: MessageRow, fits: (day: string) => boolean): boolean | undefined =>
  typeof sentDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(sentDate) ? fits(sentDate) : undefined

const readMessages = readRows(notificationEndpoints.listClientNotifications, 'clientNotifications')

const filters = {
  ...equalFilters('status', 'notificationMedium', 'notificationType', 'customerId', 'jobId'),
  dateFrom: (row: MessageRow, { dateFrom }: ClientMessagesInput) => isOnDay(row, (day) => day >= (dateFrom ?? '')),
  dateTo: (row: MessageRow, { dateTo }: ClientMessagesInput) => isOnDay(row, (day) => day <= (dateTo ?? day)),
  search: searchIn<MessageRow>(({ clientName, to, subject }) => ({ texts: [clientName, to, subject] })),
}

export const clientMessageList = {
  read: async (input: ClientMessagesInput, rest: Rest) => {
    const { rows, pagination } = await readMessages(input, rest)
    return { rows: rows.map(withId), pagination }
  },
  filters,
  sortKeys: { [messageSort.SENT_AT.code]: ({ sentAt }: MessageRow) => sentAt },
}
