import { subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'
import { useMe } from './useMe.ts'

/** The state of an ended subscription; null while it runs, or if the backend doesn't return enough to tell; undefined while loading. */
export function useEndedSubscription(): 'TRIAL_ENDED' | 'EXPIRED' | null | undefined {
  const { data, error } = useMe()
  if (!data) return error ? null : undefined
  const subscription = data.me.subscriptionDetails
  if (!subscription) return null
  const { purchaseSkuName, userPurchaseSku, freeTrialDays, remainingDays } = subscription
  const status = subscriptionStatusOf({
    user_purchase_sku: userPurchaseSku,
    purchase_sku_name: purchaseSkuName,
    free_trail_days: freeTrialDays,
    remaining_days: remainingDays,
  })
  if (status === 'TRIAL_ENDED' && freeTrialDays !== null) return status
  return status === 'EXPIRED' && userPurchaseSku !== null && remainingDays !== null ? status : null
}
