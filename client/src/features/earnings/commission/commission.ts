import { fromCents, toCents } from '@callout/contracts/cents'
import { splitCents } from '@callout/contracts/jobs/money/totals'

/** Percent with at most 2 decimals. */
const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

/** Shares of a payment without the tax that it contains. The tax is divided with the largest remainder method, so that it sums to `tax`. */
export function netShares(tax: number, shares: readonly number[]): number[] {
  const cents = shares.map(toCents)
  const taxes = splitCents(toCents(tax), cents)
  return cents.map((share, index) => fromCents(share - (taxes[index] ?? 0)))
}

/** `rate`: percent (0 to 100) of all amounts, rounded half up once. Largest remainder method: the parts sum to it. */
export function commissionOf(amounts: readonly number[], rate: number): { readonly total: number; readonly parts: readonly number[] } {
  const cents = amounts.map(toCents)
  const sum = cents.reduce((all, part) => all + part, 0)
  const total = Math.floor((sum * Math.round(rate * HUNDREDTHS) * 2 + WHOLE) / (2 * WHOLE))
  return { total: fromCents(total), parts: splitCents(total, cents).map(fromCents) }
}
