import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { messageMedium } from '@callout/contracts/notifications/codes'
import { formatPhone } from '../../lib/phones/formatPhone.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import type { MessageRowFragment } from './messages.generated.ts'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(text)

export const mediumLabel = ({ notificationMedium }: Pick<MessageRowFragment, 'notificationMedium'>): string | null =>
  notificationMedium && (entryOfCode(messageMedium, notificationMedium)?.label ?? notificationMedium)

export const formatAddress = ({ to }: Pick<MessageRowFragment, 'to'>): string | null => to && (to.startsWith('+') ? formatPhone(to) : to)

/** When a message was sent, formatted. The spec has only a date and a time. */
export function sentAtText(
  { sentAt, sentDate, sentTime }: Pick<MessageRowFragment, 'sentAt' | 'sentDate' | 'sentTime'>,
  format: Format,
): string | null {
  if (sentAt !== null) return format.dateTime(sentAt)
  const day = sentDate && (isDay(sentDate) ? format.day(sentDate) : sentDate)
  const time = sentTime && (isClock(sentTime) ? format.clock(sentTime) : sentTime)
  return [day, time].filter(Boolean).join(', ') || null
}

export const addressesOf = (to: string): string[] =>
  to
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter(Boolean)
