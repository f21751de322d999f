import type { Camel } from '@callout/contracts/casing'
import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import type { ClientMessagesInput } from '../generated/resolvers.ts'
import type { Rest } from '../rest/types.ts'
import type { ClientMessageSource as MessageRow } from '../sources/agreements.ts'
import type { RowOrder } from './pagedList.ts'
import { hasShown } from './shownWords.ts'

type Told = Camel<ClientNotification>

/** A log that has no ids has one message for each time, address and subject. */
export const withId = (message: Told): MessageRow => ({
  ...message,
  id: message.id ?? [message.sentAt ?? message.sentDate, message.sentTime, message.to, message.subject].join('/'),
})

const isTold = (value: unknown): boolean => value !== null && value !== undefined
const isSame = (told: unknown, wanted: unknown): boolean | undefined => (isTold(told) ? String(told) === String(wanted) : undefined)

/** The day of a message, in the account's zone. */
const isOnDay = ({ sentDate }: MessageRow, fits: (day: string) => boolean): boolean | undefined =>
  typeof sentDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(sentDate) ? fits(sentDate) : undefined

const filters = {
  status: ({ status }: MessageRow, { status: wanted }: ClientMessagesInput) => isSame(status, wanted),
  notificationMedium: ({ notificationMedium: told }: MessageRow, { notificationMedium: wanted }: ClientMessagesInput) =>
    isSame(told, wanted),
  notificationType: ({ notificationType: told }: MessageRow, { notificationType: wanted }: ClientMessagesInput) => isSame(told, wanted),
  customerId: ({ customerId }: MessageRow, { customerId: wanted }: ClientMessagesInput) => isSame(customerId, wanted),
  jobId: ({ jobId }: MessageRow, { jobId: wanted }: ClientMessagesInput) => isSame(jobId, wanted),
  dateFrom: (row: MessageRow, { dateFrom }: ClientMessagesInput) => isOnDay(row, (day) => day >= (dateFrom ?? '')),
  dateTo: (row: MessageRow, { dateTo }: ClientMessagesInput) => isOnDay(row, (day) => day <= (dateTo ?? day)),
}

function shows({ clientName, to, subject }: MessageRow, search: string): boolean | undefined {
  if (hasShown({ texts: [clientName, to, subject] }, search)) return true
  return [clientName, to, subject].every(isTold) ? false : undefined
}

function orderOf({ sortBy, sortDirection }: ClientMessagesInput): RowOrder<MessageRow> | null {
  if (!sortBy || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return ({ sentAt: one }, { sentAt: other }) => (typeof one === 'number' && typeof other === 'number' ? sign * (one - other) : undefined)
}

/** The log of what customers were sent. */
export const clientMessageList = (rest: Rest) => ({
  read: async ({ sortDirection, ...input }: ClientMessagesInput) => {
    const asked = { ...input, sortDir: sortDirection }
    const { clientNotifications, pagination } = await rest(notificationEndpoints.listClientNotifications, asked)
    return { rows: clientNotifications.map(withId), pagination }
  },
  complete: (rows: MessageRow[]) => rows,
  filters,
  shows,
  orderOf,
})
