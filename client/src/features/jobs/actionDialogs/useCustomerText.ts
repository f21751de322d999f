import { skipToken } from '@apollo/client/react'
import type { customerEvent } from '@callout/contracts/notifications/codes'
import { mediaOf, planDelivery } from '../../messaging/delivery.ts'
import { useRecipientQuery } from '../../messaging/recipient.generated.ts'
import { useCustomerTextQuery } from './customerText.generated.ts'
import type { MessageMedium } from '../../../lib/api/schemaTypes.generated.ts'

export type CustomerEvent = keyof typeof customerEvent

/** Subject of the message; omitted fields are not known yet. */
export interface TextSubject {
  readonly jobId?: string | null
  readonly visitId?: string | null
  readonly customerId?: string | null
  readonly propertyId?: string | null
  readonly date?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

interface CustomerTextOptions {
  readonly event: CustomerEvent
  readonly about: TextSubject
  /** null: unknown recipient. */
  readonly customerId: string | null
  /** Chosen for this message; undefined: as in the message settings. */
  readonly medium?: MessageMedium | undefined
}

const known = (about: TextSubject): Record<string, string> =>
  Object.fromEntries(Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** Loads a message's text and recipient. null: loads nothing. */
export function useCustomerText(options: CustomerTextOptions | null) {
  const { event, about, customerId, medium } = options ?? { event: 'VISIT_MOVED', about: {}, customerId: null }
  const input = { event, ...known(about), ...(medium && { notificationMedium: medium }) } as const
  const text = useCustomerTextQuery(options ? { variables: { input }, fetchPolicy: 'cache-and-network' } : skipToken)
  const recipient = useRecipientQuery(customerId === null ? skipToken : { variables: { id: customerId }, fetchPolicy: 'cache-and-network' })
  const message = (text.data ?? text.previousData)?.customerMessage ?? null
  const customer = recipient.data?.customer ?? null
  const media = medium ? [medium] : message ? mediaOf(message) : []
  return {
    message,
    isLoading: !message && !text.error && !text.data,
    isOutdated: message !== null && !text.data,
    isFailed: text.error !== undefined,
    recipient: customer,
    plan: planDelivery(media, customer),
  }
}

export type LoadedText = ReturnType<typeof useCustomerText>
