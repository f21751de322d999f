import { billingCycle } from '@callout/contracts/plans/codes'
import { type ChangeCost, costOfChange, type Price } from '@callout/contracts/plans/planChange'
import type { OwnPlanFragment, OwnSubscriptionFieldsFragment } from './shared/plans.generated.ts'

const priceIn = (plan: OwnPlanFragment | null): Price | null =>
  plan && plan.amount !== null && plan.billingCycle ? { amount: plan.amount, billing_cycle: billingCycle[plan.billingCycle].code } : null

/**
 * What a plan comes to; null where the service does not tell enough. Whoever has a plan that is paid changes it, all others begin
 * one.
 */
export function costOf(
  plan: OwnPlanFragment,
  { status, plan: own, remainingDays }: Pick<OwnSubscriptionFieldsFragment, 'status' | 'plan' | 'remainingDays'>,
  firstAmount: number | null,
): ChangeCost | null {
  const next = priceIn(plan)
  if (!next) return null
  if (status !== 'ACTIVE') return { begins: 'now', price: firstAmount ?? next.amount, credit: 0, due: firstAmount ?? next.amount }
  const paid = priceIn(own)
  return paid && remainingDays !== null ? costOfChange(paid, next, remainingDays, firstAmount ?? next.amount) : null
}
