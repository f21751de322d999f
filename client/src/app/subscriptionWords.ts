import { FREE_TRIAL_SKU } from '@callout/contracts/constants'

interface Subscription {
  readonly purchaseSkuName: string | null
  readonly userPurchaseSku: string | null
  readonly freeTrialDays: number | null
  readonly remainingDays: number | null
}

export type SubscriptionState = 'Trialing' | 'Trial Ended' | 'Active' | 'Expired'

/** Spec §4 "Subscription status (derived)". */
export function subscriptionState({ purchaseSkuName, userPurchaseSku, freeTrialDays, remainingDays }: Subscription): SubscriptionState {
  if (userPurchaseSku === FREE_TRIAL_SKU) return (freeTrialDays ?? 0) > 0 ? 'Trialing' : 'Trial Ended'
  return purchaseSkuName && (remainingDays ?? 0) > 0 ? 'Active' : 'Expired'
}

const days = (count: number | null): string => `${count ?? 0} ${count === 1 ? 'day' : 'days'}`

/** What the plans page says about each state: a heading and a sentence. */
export function subscriptionWords(subscription: Subscription): { readonly title: string; readonly text: string } {
  const plan = subscription.purchaseSkuName ? `the ${subscription.purchaseSkuName} plan` : 'your plan'
  const words = {
    Trialing: { title: 'Your free trial is running', text: `It lasts ${days(subscription.freeTrialDays)} more.` },
    'Trial Ended': {
      title: 'Your free trial has ended',
      text: 'Your jobs, customers and invoices are kept. Choose a plan to go on working with them.',
    },
    Active: { title: 'Your subscription is active', text: `You are on ${plan}, for ${days(subscription.remainingDays)} more.` },
    Expired: {
      title: 'Your subscription has expired',
      text: `The period paid for ${plan} is over. Your jobs, customers and invoices are kept.`,
    },
  } as const
  return words[subscriptionState(subscription)]
}
