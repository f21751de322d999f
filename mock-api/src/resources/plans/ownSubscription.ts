import { subscriptionStatus, subscriptionStatusOf } from '@callout/contracts/plans/subscriptionStatus'
import type { Plan, Subscription } from '@callout/contracts/plans/schemas'
import { holds } from '@callout/contracts/profile/authorities'
import type { CompanyRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seatsOf } from '../staff/seats.ts'
import { subscriptionView } from '../userView.ts'
import { cardOf } from './cards.ts'
import { planOfSku } from './planTable.ts'

const planView = (sku: string | undefined): Plan | null => planOfSku(sku) ?? null

export function ownSubscription({ store, caller, now }: Viewer, company: CompanyRecord = caller.company): Subscription {
  const { subscription } = company
  const details = subscriptionView(company, now)
  return {
    ...details,
    status: subscriptionStatus[subscriptionStatusOf(details)].code,
    plan: planView(subscription.sku),
    card: holds(caller.user, 'manage_subscription') ? cardOf(subscription.payment_method_id) : null,
    seats: seatsOf(store, company),
    next_plan: planView(subscription.next_sku),
    cancelled_at: subscription.cancelled_at ?? null,
    cancel_reason: subscription.cancel_reason ?? null,
    transaction: null,
  }
}
