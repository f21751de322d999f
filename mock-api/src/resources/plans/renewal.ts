import { transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { cycleDays, type Price } from '@callout/contracts/plans/planChange'
import type { Plan } from '@callout/contracts/plans/schemas'
import type { TransactionRecord } from './records.ts'
import type { CompanyRecord, SubscriptionRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { letterheadNumber } from '../profile/letterhead.ts'
import { declineReason } from './cards.ts'
import { planOfSku, getTitle } from './planTable.ts'
import { recordTransaction } from './transactions.ts'

const SECONDS_PER_DAY = 86_400

const goesOn = ({ plan_name, cancelled_at, renewal_failed_at, payment_method_id }: SubscriptionRecord): boolean =>
  plan_name !== null && cancelled_at === undefined && renewal_failed_at === undefined && payment_method_id !== undefined

function charged(store: Store, company: CompanyRecord, plan: Plan & Price, at: number): TransactionRecord {
  const problem = declineReason(company.subscription.payment_method_id)
  return recordTransaction(store, {
    company_id: company.id,
    transaction_type: transactionType.SUBSCRIPTION.code,
    amount: plan.amount,
    currency_code: String(plan.currency_code),
    status: problem === null ? transactionStatus.SUCCEEDED.code : transactionStatus.FAILED.code,
    status_desc: problem,
    plan_name: getTitle(plan),
    lines: [{ name: getTitle(plan), amount: plan.amount }],
    created_at: at,
    letterhead: letterheadNumber(company),
  })
}

/** The period after the one that has ended, of the plan that was chosen for it; where the card is declined there is none. */
function next(store: Store, company: CompanyRecord): CompanyRecord {
  const { next_sku, ...subscription } = company.subscription
  const plan = planOfSku(next_sku ?? subscription.sku) as (Plan & Price) | undefined
  const at = subscription.ends_at
  if (!plan || charged(store, company, plan, at).status !== transactionStatus.SUCCEEDED.code)
    return store.companies.update(company.id, { subscription: { ...company.subscription, renewal_failed_at: at } })
  const period = { started_at: at, ends_at: at + cycleDays[plan.billing_cycle] * SECONDS_PER_DAY }
  return store.companies.update(company.id, { subscription: { ...subscription, plan_name: plan.name, sku: String(plan.sku), ...period } })
}

export function renewed(store: Store, company: CompanyRecord, now: number): CompanyRecord {
  const { subscription } = company
  if (subscription.ends_at > now || !goesOn(subscription)) return company
  return store.transaction(() => {
    let current = company
    while (current.subscription.ends_at <= now && goesOn(current.subscription)) current = next(store, current)
    return current
  })
}
