import { fromCents, toCents } from '../cents.ts'
import type { CodeOf } from '../codes.ts'
import type { billingCycle } from './codes.ts'

type Cycle = CodeOf<typeof billingCycle>

/** How many days a payment is for. */
export const cycleDays: Readonly<Record<Cycle, number>> = { month: 30, year: 365 }

/** A price for a cycle. */
export interface Price {
  readonly amount: number
  readonly billing_cycle: Cycle
}

/** What a change of plan comes to. */
export interface ChangeCost {
  /** At once, or when the period ends that is paid. */
  readonly begins: 'now' | 'at_renewal'
  /** Of the new plan's first period, with the coupon. */
  readonly price: number
  /** What is left of the period that is paid, at its price. */
  readonly credit: number
  /** To be paid at once. */
  readonly due: number
}

const perDay = ({ amount, billing_cycle }: Price): number => amount / cycleDays[billing_cycle]

/** The part of a paid period that its remaining days are worth, at most all of it; half-up to cents. */
export function creditOf({ amount, billing_cycle }: Price, remainingDays: number): number {
  const days = Math.min(Math.max(0, remainingDays), cycleDays[billing_cycle])
  return fromCents(Math.round((toCents(amount) * days) / cycleDays[billing_cycle]))
}

/**
 * What it costs to change from a plan that is paid to another. A dearer one begins at once, and what is left of the paid
 * period is taken off. A cheaper one, or one whose first period costs less than what is left, begins when that ends: nothing
 * is lost and nothing is paid back. `firstAmount`: with a coupon.
 */
export function costOfChange(paid: Price, next: Price, remainingDays: number, firstAmount: number = next.amount): ChangeCost {
  const credit = creditOf(paid, remainingDays)
  const isNow = perDay(next) > perDay(paid) && toCents(firstAmount) > toCents(credit)
  if (!isNow) return { begins: 'at_renewal', price: next.amount, credit: 0, due: 0 }
  return { begins: 'now', price: firstAmount, credit, due: fromCents(toCents(firstAmount) - toCents(credit)) }
}
