import { type SubscriptionStatusName, subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'

/** Subscription fields that determine its state. */
export interface Subscription {
  readonly purchaseSkuName: string | null
  readonly userPurchaseSku: string | null
  readonly freeTrialDays: number | null
  readonly remainingDays: number | null
}

/** Subscription of an account without any data. */
export const noSubscription: Subscription = { purchaseSkuName: null, userPurchaseSku: null, freeTrialDays: null, remainingDays: null }

/** Spec §4 "Subscription status (derived)". */
export const getState = (subscription: Subscription): SubscriptionStatusName =>
  subscriptionStatusOf({
    user_purchase_sku: subscription.userPurchaseSku,
    purchase_sku_name: subscription.purchaseSkuName,
    free_trail_days: subscription.freeTrialDays,
    remaining_days: subscription.remainingDays,
  })

export const isRunning = (subscription: Subscription): boolean => ['TRIALING', 'ACTIVE'].includes(getState(subscription))

const days = (count: number | null): string => `${count ?? 0} ${count === 1 ? 'day' : 'days'}`

/** Heading and sentence for each state. `paidUntil`: formatted date; null if unknown. */
export function formatSubscription(
  subscription: Subscription,
  paidUntil: string | null,
): { readonly title: string; readonly text: string } {
  const plan = subscription.purchaseSkuName ? `the ${subscription.purchaseSkuName} plan` : 'your plan'
  const labels = {
    TRIALING: {
      title: 'You’re on a free trial',
      text: `You have ${days(subscription.freeTrialDays)} left. Choose a plan before it ends to keep working.`,
    },
    TRIAL_ENDED: {
      title: 'Your free trial has ended',
      text: 'Your jobs, customers and invoices are safe. Choose a plan to keep working.',
    },
    ACTIVE: { title: 'Your subscription is active', text: `You’re on ${plan}.${paidUntil === null ? '' : ` Paid until ${paidUntil}.`}` },
    EXPIRED: {
      title: 'Your subscription has expired',
      text: `The paid period for ${plan} has ended. Your jobs, customers and invoices are safe.`,
    },
  } as const
  return labels[getState(subscription)]
}

/** Short text for the shell; null if there is nothing to show. */
export function shortText(subscription: Subscription): string | null {
  const { freeTrialDays } = subscription
  const labels = {
    TRIALING: freeTrialDays === 1 ? 'Last day of your trial' : `Trial: ${days(freeTrialDays)} left`,
    TRIAL_ENDED: 'Trial ended',
    ACTIVE: null,
    EXPIRED: 'Subscription expired',
  } as const
  return labels[getState(subscription)]
}

export function compactText(subscription: Subscription): string {
  const { freeTrialDays } = subscription
  const labels = {
    TRIALING: freeTrialDays === 1 ? 'Last day' : days(freeTrialDays),
    TRIAL_ENDED: 'Ended',
    ACTIVE: '',
    EXPIRED: 'Expired',
  } as const
  return labels[getState(subscription)]
}
