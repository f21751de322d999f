import { FREE_TRIAL_SKU } from '../constants.ts'

/** Spec §4 "Subscription status (derived)". */
export const subscriptionStatus = {
  TRIALING: { code: 'Trialing', label: 'Trialing' },
  TRIAL_ENDED: { code: 'Trial Ended', label: 'Trial Ended' },
  ACTIVE: { code: 'Active', label: 'Active' },
  EXPIRED: { code: 'Expired', label: 'Expired' },
} as const
export type SubscriptionStatusName = keyof typeof subscriptionStatus

/** `plan_name` is the spec's `purchase_sku_name`. */
export interface SubscriptionFacts {
  readonly user_purchase_sku?: string | null | undefined
  readonly purchase_sku_name?: string | null | undefined
  readonly free_trail_days?: number | null | undefined
  readonly remaining_days?: number | null | undefined
}

/** Trialing or ended with the free trial's sku; otherwise active while days are left. */
export function subscriptionStatusOf(facts: SubscriptionFacts): SubscriptionStatusName {
  if (facts.user_purchase_sku === FREE_TRIAL_SKU) return (facts.free_trail_days ?? 0) > 0 ? 'TRIALING' : 'TRIAL_ENDED'
  return facts.purchase_sku_name && (facts.remaining_days ?? 0) > 0 ? 'ACTIVE' : 'EXPIRED'
}
