import { FREE_TRIAL_SKU } from '@callout/contracts/constants'

/** Names of `subscription_details` that decide over the status, with the pattern that keeps the decision. */
type Patterns = Readonly<Record<string, string>>

const positive = '^[1-9]\\d*(\\.0+)?$'
const ended = '^(0|-\\d+)(\\.0+)?$'
const otherThanTrial = `^(?!${FREE_TRIAL_SKU}$)[\\s\\S]+$`

/** Spec §4: whether a trial or a plan, and whether days are left of that one; what the other would count means nothing. */
export function patternsOfSubscription({
  user_purchase_sku,
  free_trail_days,
  remaining_days,
}: Readonly<Record<string, unknown>>): Patterns {
  const patternOf = (days: unknown): string => (Number(days) > 0 ? positive : ended)
  if (user_purchase_sku === FREE_TRIAL_SKU) return { user_purchase_sku: `^${FREE_TRIAL_SKU}$`, free_trail_days: patternOf(free_trail_days) }
  return { user_purchase_sku: otherThanTrial, remaining_days: patternOf(remaining_days), purchase_sku_name: '^[\\s\\S]+$' }
}
