import type { CompanyRecord } from '../resources/profile/records.ts'
import type { TransactionRecord } from '../resources/plans/records.ts'
import { planOfSku } from '../resources/plans/planTable.ts'
import { recordTransaction } from '../resources/plans/transactions.ts'
import type { Store } from '../db/store.ts'

const DAY = 86_400
/** Accounts subscribe after this many days of trial. */
const TRIAL_DAYS = 7

type Charge = Pick<TransactionRecord, 'transaction_type' | 'amount' | 'status' | 'status_desc' | 'plan_name' | 'created_at'>

const titles: Readonly<Record<string, string>> = { month: 'monthly', year: 'yearly' }

/** Payment of a period that starts at that instant; `problem`: why it was declined. */
function period(sku: string, created_at: number, problem: string | null = null): Charge {
  const { name = '', amount, billing_cycle } = planOfSku(sku) ?? {}
  return {
    transaction_type: 'subscription',
    amount: amount ?? 0,
    status: problem === null ? 'succeeded' : 'failed',
    status_desc: problem,
    plan_name: `${name}, ${titles[billing_cycle ?? 'month']}`,
    created_at,
  }
}

/** Each period of so many days, backwards from the one that began at `last`, after `first`. */
function periods(sku: string, days: number, first: number, last: number): Charge[] {
  const count = Math.max(0, Math.floor((last - first) / (days * DAY)) + 1)
  return Array.from({ length: count }, (_, index) => period(sku, last - index * days * DAY))
}

/** Yearly periods after monthly ones; one month was paid twice and refunded. */
function yearly({ subscription: { started_at, sku }, created_at }: CompanyRecord): Charge[] {
  const since = created_at + TRIAL_DAYS * DAY
  const years = periods(sku, 365, since, started_at)
  const firstYear = started_at - (years.length - 1) * 365 * DAY
  const months = periods(sku.replace('year', 'month'), 30, since, firstYear - 30 * DAY)
  const twice = months[1]
  const back: Charge[] = twice
    ? [{ ...twice, amount: -twice.amount, transaction_type: 'refund', status_desc: 'Charged twice', created_at: twice.created_at + DAY }]
    : []
  return [...years, ...months, ...(twice ? [twice] : []), ...back]
}

/** Months until the card had expired: the last payment failed, and once more. */
function ended({ subscription: { started_at, ends_at, sku }, created_at }: CompanyRecord): Charge[] {
  const failed = [0, 3].map((days) => period(sku, ends_at + days * DAY, 'Your card has expired.'))
  return [...periods(sku, 30, created_at + TRIAL_DAYS * DAY, started_at), ...failed]
}

/** A company's plan payments so far. None during a trial. */
export function putTransactions(store: Store, company: CompanyRecord): void {
  const { subscription, id: company_id, currency_code } = company
  if (subscription.plan_name === null) return
  const charges = subscription.sku.endsWith('year') ? yearly(company) : ended(company)
  for (const charge of charges.toSorted((a, b) => a.created_at - b.created_at))
    recordTransaction(store, { ...charge, company_id, currency_code, lines: [{ name: charge.plan_name, amount: charge.amount }] })
}
