import { type SubscriptionStatusName, subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'

/** What of a subscription its state follows from. */
export interface Subscription {
  readonly purchaseSkuName: string | null
  readonly userPurchaseSku: string | null
  readonly freeTrialDays: number | null
  readonly remainingDays: number | null
}

/** Of an account of which nothing is known. */
export const noSubscription: Subscription = { purchaseSkuName: null, userPurchaseSku: null, freeTrialDays: null, remainingDays: null }

/** Spec §4 "Subscription status (derived)". */
export const stateOf = (subscription: Subscription): SubscriptionStatusName =>
  subscriptionStatusOf({
    user_purchase_sku: subscription.userPurchaseSku,
    purchase_sku_name: subscription.purchaseSkuName,
    free_trail_days: subscription.freeTrialDays,
    remaining_days: subscription.remainingDays,
  })

export const isRunning = (subscription: Subscription): boolean => ['TRIALING', 'ACTIVE'].includes(stateOf(subscription))

const days = (count: number | null): string => `${count ?? 0} ${count === 1 ? 'day' : 'days'}`

/** A heading and a sentence for each state. `paidUntil`: as a day is written; null where it is unknown. */
export function subscriptionWords(subscription: Subscription, paidUntil: string | null): { readonly title: string; readonly text: string } {
  const plan = subscription.purchaseSkuName ? `the ${subscription.purchaseSkuName} plan` : 'your plan'
  const words = {
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
  return words[stateOf(subscription)]
}

/** What the shell says about it in a few words; null where there is nothing to say. */
export function shortWords(subscription: Subscription): string | null {
  const { freeTrialDays } = subscription
  const words = {
    TRIALING: freeTrialDays === 1 ? 'Last day of your trial' : `Trial: ${days(freeTrialDays)} left`,
    TRIAL_ENDED: 'Trial ended',
    ACTIVE: null,
    EXPIRED: 'Subscription expired',
  } as const
  return words[stateOf(subscription)]
}

/** The same where there is little room, beside an hourglass. */
export function fewWords(subscription: Subscription): string {
  const { freeTrialDays } = subscription
  const words = {
    TRIALING: freeTrialDays === 1 ? 'Last day' : days(freeTrialDays),
    TRIAL_ENDED: 'Ended',
    ACTIVE: '',
    EXPIRED: 'Expired',
  } as const
  return words[stateOf(subscription)]
}
