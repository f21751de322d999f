import type { ApolloClient } from '@apollo/client'
import { MeDocument } from '../../lib/session/me.generated.ts'
import { ownPath } from '../../lib/navigation/address.ts'
import { windowStore } from '../../lib/preferences/storage.ts'
import type { OwnSubscriptionFieldsFragment } from './payment/plans.generated.ts'

const KEY = 'afterPaying'

/** Saves where a plan was required, because the checkout page is a full page load. */
export const rememberReturnPath = (to: string): void => void windowStore.write(KEY, to)

/** Takes the saved return path; null if there is none. Only paths within the product are accepted. */
export function takeReturnPath(): string | null {
  const to = windowStore.read(KEY)
  windowStore.remove(KEY)
  return ownPath(to)
}

/** Refetches everything about the plan, including the shell. */
export async function refetchBilling(client: ApolloClient): Promise<void> {
  for (const fieldName of ['subscription', 'transactions', 'paymentConfiguration', 'dashboard']) client.cache.evict({ fieldName })
  client.cache.gc()
  await client.refetchQueries({ include: [MeDocument] })
}

type PaymentCard = NonNullable<OwnSubscriptionFieldsFragment['card']>

/** "Visa ending in 4242", omitting missing parts. */
export const formatCard = ({ brand, last4 }: PaymentCard): string =>
  [brand ?? 'Card', last4 && `ending in ${last4}`].filter(Boolean).join(' ')

/** "08/2031"; null if missing. */
export const formatExpiry = ({ expMonth, expYear }: PaymentCard): string | null =>
  expMonth === null || expYear === null ? null : `${String(expMonth).padStart(2, '0')}/${expYear}`

export function isCardExpired({ expMonth, expYear }: PaymentCard, now: Date = new Date()): boolean {
  if (expMonth === null || expYear === null) return false
  return new Date(expYear, expMonth, 1) <= now
}
