import { fromCents, toCents } from '../cents.ts'
import type { CodeOf } from '../wire/codes.ts'
import type { billingCycle } from './codes.ts'

type Cycle = CodeOf<typeof billingCycle>

export const cycleDays: Readonly<Record<Cycle, number>> = { month: 30, year: 365 }

export interface Price {
  readonly amount: number
  readonly billing_cycle: Cycle
}

export interface ChangeCost {
  readonly takesEffect: 'now' | 'at_renewal'
  readonly price: number
  readonly credit: number
  readonly due: number
}

const perDay = ({ amount, billing_cycle }: Price): number => amount / cycleDays[billing_cycle]

/** Value of a paid period's remaining days, at most all of it; half-up to cents. */
export function creditOf({ amount, billing_cycle }: Price, remainingDays: number): number {
  const days = Math.min(Math.max(0, remainingDays), cycleDays[billing_cycle])
  return fromCents(Math.round((toCents(amount) * days) / cycleDays[billing_cycle]))
}

/** A dearer plan starts now, minus the credit; if its first period costs less than the credit, at renewal. `firstAmount`: with a coupon. */
export function costOfChange(paid: Price, next: Price, remainingDays: number, firstAmount: number = next.amount): ChangeCost {
  const credit = creditOf(paid, remainingDays)
  const isNow = perDay(next) > perDay(paid) && toCents(firstAmount) > toCents(credit)
  if (!isNow) return { takesEffect: 'at_renewal', price: next.amount, credit: 0, due: 0 }
  return { takesEffect: 'now', price: firstAmount, credit, due: fromCents(toCents(firstAmount) - toCents(credit)) }
}
