import { fromCents, toCents } from '@callout/contracts/cents'
import { invalid } from '../../http/apiError.ts'

/** Discount of the first period, in percent. */
const coupons: Readonly<Record<string, { readonly percent: number; readonly isOver?: true }>> = {
  WELCOME20: { percent: 20 },
  FRIENDS50: { percent: 50 },
  SPRING25: { percent: 25, isOver: true },
}

/** An amount after the coupon; unchanged without one. Throws 422. */
export function amountWith(coupon: string | undefined, amount: number): number {
  if (!coupon) return amount
  const known = coupons[coupon.toUpperCase()]
  if (!known) throw invalid({ field: 'coupon', message: 'This coupon isn’t valid.' })
  if (known.isOver) throw invalid({ field: 'coupon', message: 'This coupon has expired.' })
  return fromCents(toCents(amount) - Math.round((toCents(amount) * known.percent) / 100))
}
