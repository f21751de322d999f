import type { Card } from '@callout/contracts/plans/schemas'
import { invalid } from '../../http/apiError.ts'

interface KnownCard {
  readonly card: Card
  readonly apiError?: string
}

const until = (brand: string, last4: string, exp_month = 8, exp_year = 2031): Card => ({ brand, last4, exp_month, exp_year })

const cards: Readonly<Record<string, KnownCard>> = {
  pm_mock_visa: { card: until('Visa', '4242') },
  pm_mock_mastercard: { card: until('Mastercard', '4444') },
  pm_mock_secure: { card: until('Visa', '3220') },
  pm_mock_empty: { card: until('Visa', '0341'), apiError: 'Your card has insufficient funds.' },
  pm_mock_old: { card: until('Visa', '0069', 5, 2026), apiError: 'Your card has expired.' },
}

/** null where there is none. */
export const cardOf = (paymentMethodId: string | undefined): Card | null =>
  paymentMethodId === undefined ? null : (cards[paymentMethodId]?.card ?? null)

const wrong = (message: string) => invalid({ field: 'payment_method_id', message })

/** Throws 422 for a card that is not known. */
export function requireCard(paymentMethodId: string | undefined): void {
  if (paymentMethodId === undefined) throw wrong('Add a card first.')
  if (!cards[paymentMethodId]) throw wrong('This card isn’t known. Enter it again.')
}

/** Why the card is not charged; null where it is. */
export const declineReason = (paymentMethodId: string | undefined): string | null => {
  const card = cards[paymentMethodId ?? '']
  return card ? (card.apiError ?? null) : 'This card isn’t known. Enter it again.'
}

/** Throws 422 where the card is not known, or is declined. */
export function charge(paymentMethodId: string | undefined): void {
  requireCard(paymentMethodId)
  const apiError = declineReason(paymentMethodId)
  if (apiError !== null) throw wrong(apiError)
}
