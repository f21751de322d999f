import { entryOfCode } from '@callout/contracts/codeNames'
import { messageMedium } from '@callout/contracts/notifications/codes'
import { formatDialed } from '@callout/contracts/words/phone'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { MessageRowFragment } from './messages.generated.ts'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(text)

/** How a message went; a medium that nobody knows as it is told. */
export const mediumLabel = ({ notificationMedium }: Pick<MessageRowFragment, 'notificationMedium'>): string | null =>
  notificationMedium && (entryOfCode(messageMedium, notificationMedium)?.label ?? notificationMedium)

/** Where a message went: phone numbers as a person reads them. */
export const addressWords = ({ to }: Pick<MessageRowFragment, 'to'>): string | null => to && formatDialed(to)

/** When a message was sent, as the account writes it. The product's specification names a day and a time alone. */
export function sentWhen(
  { sentAt, sentDate, sentTime }: Pick<MessageRowFragment, 'sentAt' | 'sentDate' | 'sentTime'>,
  format: Format,
): string | null {
  if (sentAt !== null) return format.dateTime(sentAt)
  const day = sentDate && (isDay(sentDate) ? format.day(sentDate) : sentDate)
  const time = sentTime && (isClock(sentTime) ? format.clock(sentTime) : sentTime)
  return [day, time].filter(Boolean).join(', ') || null
}

/** The addresses of a text that has commas, semicolons or spaces between them. */
export const addressesOf = (to: string): string[] =>
  to
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter(Boolean)
