import { fromCents, toCents } from '@callout/contracts/cents'
import { transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { costOfChange, cycleDays, type Price } from '@callout/contracts/plans/planChange'
import type { Plan, SubscribeBody, Subscribed, Subscription, SubscriptionChangeBody } from '@callout/contracts/plans/schemas'
import { subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'
import { invalid } from '../../http/apiError.ts'
import type { TransactionRecord } from './records.ts'
import type { CompanyRecord, SubscriptionRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { letterheadNumber } from '../profile/letterhead.ts'
import { seatsOf } from '../staff/seats.ts'
import { subscriptionView } from '../userView.ts'
import { charge } from './cards.ts'
import { amountWith } from './coupons.ts'
import { ownSubscription } from './ownSubscription.ts'
import { planOfSku, plans, getTitle } from './planTable.ts'
import { recordTransaction, transactionView } from './transactions.ts'

const SECONDS_PER_DAY = 86_400

const wrongPlan = (message: string) => invalid({ field: 'plan_id', message })

/** A plan that is for sale and large enough for the team. Throws 422. */
function planFor({ store, caller: { company } }: Viewer, id: number): Plan & Price {
  const plan = plans.find((item) => item.id === id)
  if (!plan) throw wrongPlan('Choose one of the plans.')
  const { used } = seatsOf(store, company)
  if (company.kind === 'company' && typeof plan.staff_limit === 'number' && Number(used) > plan.staff_limit)
    throw wrongPlan(
      `${plan.name} is for ${plan.staff_limit === 1 ? 'one person' : `up to ${plan.staff_limit} people`}, and ${used} are active. Set some inactive or choose a larger plan.`,
    )
  return plan as Plan & Price
}

const isActive = ({ company }: Viewer['caller'], now: number): boolean => subscriptionStatusOf(subscriptionView(company, now)) === 'ACTIVE'

interface Bought {
  readonly plan: Plan & Price
  readonly coupon: string | undefined
  readonly firstAmount: number
  readonly credit: number
}

/** Takes what is due off the card, in a transaction with a position for the plan, the coupon and what was left of the plan before. */
function pay(
  { store, caller: { company }, now }: Viewer,
  card: string | undefined,
  { plan, coupon, firstAmount, credit }: Bought,
): TransactionRecord {
  charge(card)
  const off = (name: string, amount: number) => (amount > 0 ? [{ name, amount: -amount }] : [])
  return recordTransaction(store, {
    company_id: company.id,
    transaction_type: transactionType.SUBSCRIPTION.code,
    amount: fromCents(toCents(firstAmount) - toCents(credit)),
    currency_code: String(plan.currency_code),
    status: transactionStatus.SUCCEEDED.code,
    status_desc: null,
    plan_name: getTitle(plan),
    lines: [
      { name: getTitle(plan), amount: plan.amount },
      ...off(`Coupon ${coupon?.toUpperCase()}`, fromCents(toCents(plan.amount) - toCents(firstAmount))),
      ...off('Credit from your previous plan', credit),
    ],
    created_at: now,
    letterhead: letterheadNumber(company),
  })
}

const subscribed = ({ id }: SubscriptionRecord, plan: Plan & Price, card: string | undefined, now: number): SubscriptionRecord => ({
  id,
  plan_name: plan.name,
  sku: String(plan.sku),
  started_at: now,
  ends_at: now + cycleDays[plan.billing_cycle] * SECONDS_PER_DAY,
  ...(card !== undefined && { payment_method_id: card }),
})

const save = ({ store, caller: { company } }: Viewer, subscription: SubscriptionRecord): CompanyRecord =>
  store.companies.update(company.id, { subscription })

/** Begins a plan at once; a trial ends with it. Throws 422. */
export function subscribe(
  viewer: Viewer,
  { plan_id, billing_cycle, payment_method_id, coupon }: Omit<SubscribeBody, 'idempotency_key'>,
): Subscribed {
  const { caller, now } = viewer
  if (isActive(caller, now)) throw wrongPlan('There is a plan already. Change it instead.')
  const plan = planFor(viewer, plan_id)
  if (billing_cycle !== undefined && billing_cycle !== plan.billing_cycle) throw wrongPlan('This plan isn’t paid like that.')
  const firstAmount = amountWith(coupon, plan.amount)
  const transaction = pay(viewer, payment_method_id, { plan, coupon, firstAmount, credit: 0 })
  const company = save(viewer, subscribed(caller.company.subscription, plan, payment_method_id, now))
  return { user: { subscription_details: subscriptionView(company, now) }, transaction: transactionView(transaction) }
}

const going = ({ next_sku: _, cancelled_at: __, cancel_reason: ___, ...subscription }: SubscriptionRecord): SubscriptionRecord =>
  subscription

function requireOwn({ caller, now }: Viewer, id: number): SubscriptionRecord {
  const { subscription } = caller.company
  if (subscription.id !== id || !isActive(caller, now)) throw wrongPlan('There is no plan that could be changed. Choose one.')
  return subscription
}

/** Changes the plan as `costOfChange` defines; the current plan continues. Throws 422. */
export function changeSubscription(viewer: Viewer, { id, plan_id, coupon }: Omit<SubscriptionChangeBody, 'idempotency_key'>): Subscription {
  const { caller, now } = viewer
  const subscription = requireOwn(viewer, id)
  const plan = planFor(viewer, plan_id)
  if (plan.sku === subscription.sku) return ownSubscription(viewer, save(viewer, going(subscription)))
  const firstAmount = amountWith(coupon, plan.amount)
  const paid = planOfSku(subscription.sku) as Plan & Price
  const { takesEffect, credit } = costOfChange(paid, plan, subscriptionView(caller.company, now).remaining_days ?? 0, firstAmount)
  if (takesEffect === 'at_renewal') {
    if (coupon) throw invalid({ field: 'coupon', message: 'Nothing is paid today, so there is nothing to take off.' })
    return ownSubscription(viewer, save(viewer, { ...going(subscription), next_sku: String(plan.sku) }))
  }
  const card = subscription.payment_method_id
  const transaction = pay(viewer, card, { plan, coupon, firstAmount, credit })
  return { ...ownSubscription(viewer, save(viewer, subscribed(subscription, plan, card, now))), transaction: transactionView(transaction) }
}

export function cancelSubscription(viewer: Viewer, id: number, cancel_reason: string): Subscription {
  const subscription = requireOwn(viewer, id)
  return ownSubscription(viewer, save(viewer, { ...going(subscription), cancelled_at: viewer.now, cancel_reason }))
}
