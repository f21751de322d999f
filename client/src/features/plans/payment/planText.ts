import { formatMoney } from '@callout/contracts/text/money'
import { getState, type Subscription } from './subscription.ts'
import type { CurrentPlansQuery } from './plans.generated.ts'

export type PublicPlan = CurrentPlansQuery['plans'][number]
/** Whether it is the account's current plan. Without a SKU, plans are compared by name. */
export const isOwnPlan = ({ sku, name }: PublicPlan, subscription: Subscription | null): boolean =>
  subscription !== null &&
  getState(subscription) === 'ACTIVE' &&
  (sku === null ? name === subscription.purchaseSkuName : sku === subscription.userPurchaseSku)

export type Cycle = NonNullable<PublicPlan['billingCycle']>

const MONTHS_PER_YEAR = 12

export const cycleLabels: Readonly<Record<Cycle, { readonly label: string; readonly per: string }>> = {
  MONTH: { label: 'Monthly', per: 'per month' },
  YEAR: { label: 'Yearly', per: 'per year' },
}

function formatUnit({ staffLimit, isStaffUnlimited }: PublicPlan): string | null {
  if (staffLimit === 1) return 'for one person'
  return staffLimit !== null || isStaffUnlimited ? 'for the whole company' : null
}

/** Period and unit of the price, as far as returned: "per month, for the whole company". */
export const perText = (plan: PublicPlan): string =>
  [plan.billingCycle && cycleLabels[plan.billingCycle].per, formatUnit(plan)].filter(Boolean).join(', ')

export const planTitle = ({ name, billingCycle }: PublicPlan): string =>
  billingCycle ? `${name}, ${cycleLabels[billingCycle].label.toLowerCase()}` : name

export function cyclesOf(plans: readonly PublicPlan[]): Cycle[] {
  const offered = new Set(plans.map(({ billingCycle }) => billingCycle))
  return (Object.keys(cycleLabels) as Cycle[]).filter((cycle) => offered.has(cycle))
}

/** The cycle in the URL, else the current plan's, else the first available; null if none is returned. */
export function displayedCycle(plans: readonly PublicPlan[], requested: string | null, subscription: Subscription | null): Cycle | null {
  const current = plans.find((plan) => isOwnPlan(plan, subscription))
  const cycles = cyclesOf(plans)
  return cycles.find((cycle) => cycle === requested?.toUpperCase()) ?? current?.billingCycle ?? cycles[0] ?? null
}

/** Plans of a cycle, including those without a returned cycle. */
export const plansOf = <Plan extends PublicPlan>(plans: readonly Plan[], cycle: Cycle | null): Plan[] =>
  plans.filter(({ billingCycle }) => billingCycle === null || billingCycle === cycle)

export const listLabel = (cycle: Cycle | null): string => (cycle ? `${cycleLabels[cycle].label} plans` : 'Plans')

/** null if the price is missing. */
export const priceOf = ({ amount, currencyCode }: PublicPlan): string | null => (amount === null ? null : formatMoney(amount, currencyCode))

/** Savings of a yearly plan over twelve months; null if none. */
export function savingOf(plan: PublicPlan, plans: readonly PublicPlan[]): string | null {
  const monthly = plans.find((item) => item.name === plan.name && item.billingCycle === 'MONTH' && item.currencyCode === plan.currencyCode)
  if (plan.billingCycle !== 'YEAR' || plan.amount === null || typeof monthly?.amount !== 'number') return null
  const cents = Math.round(monthly.amount * MONTHS_PER_YEAR * 100) - Math.round(plan.amount * 100)
  return cents > 0 ? `${formatMoney(cents / 100, plan.currencyCode)} less than paying monthly` : null
}

/** Points of a plan: the number of staff first, then its other features, without duplicates. */
export const pointsOf = (plan: PublicPlan): readonly string[] => [...new Set([formatStaff(plan) ?? [], otherFeatures(plan)].flat())]

export function otherFeatures({ features, staffLimit, isStaffUnlimited }: PublicPlan): readonly string[] {
  if (staffLimit === null && !isStaffUnlimited) return features ?? []
  const number = staffLimit === 1 ? '(1|one)' : String(staffLimit ?? 'any number of')
  const saysLimit = new RegExp(`\\b${number} (people|persons?|staff)\\b`, 'i')
  return (features ?? []).filter((feature) => !saysLimit.test(feature))
}

/** null if not returned. */
export function formatStaff({ staffLimit, isStaffUnlimited }: PublicPlan): string | null {
  if (staffLimit === null) return isStaffUnlimited ? 'Any number of staff' : null
  return staffLimit === 1 ? 'For one person' : `Up to ${staffLimit} staff`
}
