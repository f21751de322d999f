import type { OwnSubscriptionFieldsFragment } from './shared/plans.generated.ts'

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
