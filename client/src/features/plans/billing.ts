import type { ApolloClient } from '@apollo/client'
import { MeDocument } from '../../lib/session/me.generated.ts'
import { windowStore } from '../../lib/preferences/storage.ts'
import type { OwnSubscriptionFieldsFragment } from './shared/plans.generated.ts'

const KEY = 'afterPaying'

/** Keeps where somebody was whom a plan was asked of: the page that pays is loaded anew. */
export const rememberReturnPath = (to: string): void => void windowStore.write(KEY, to)

/** Hands it out once; null where nobody was sent here. Nothing but an address of the product is one. */
export function takeWayBack(): string | null {
  const to = windowStore.read(KEY)
  windowStore.remove(KEY)
  return to !== null && /^\/(?![/\\])/.test(to) ? to : null
}

/** What is known of the plan is out of date: it is read anew, here and in the shell. */
export async function renewBilling(client: ApolloClient): Promise<void> {
  for (const fieldName of ['subscription', 'transactions', 'paymentConfiguration', 'dashboard']) client.cache.evict({ fieldName })
  client.cache.gc()
  await client.refetchQueries({ include: [MeDocument] })
}

type PaymentCard = NonNullable<OwnSubscriptionFieldsFragment['card']>

/** "Visa ending in 4242", as far as it is told. */
export const cardWords = ({ brand, last4 }: PaymentCard): string =>
  [brand ?? 'Card', last4 && `ending in ${last4}`].filter(Boolean).join(' ')

/** "08/2031"; null where it is not told. */
export const expiryWords = ({ expMonth, expYear }: PaymentCard): string | null =>
  expMonth === null || expYear === null ? null : `${String(expMonth).padStart(2, '0')}/${expYear}`

/** Whether its last month is over. */
export function isCardOver({ expMonth, expYear }: PaymentCard, now: Date = new Date()): boolean {
  if (expMonth === null || expYear === null) return false
  return new Date(expYear, expMonth, 1) <= now
}
