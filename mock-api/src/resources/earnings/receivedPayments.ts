import { daysOf, type Days, instantsOf } from '@callout/contracts/earnings/range'
import type { EarningsQuery } from '@callout/contracts/earnings/schemas'
import { wallTimeOf } from '@callout/contracts/time'
import type { PaymentRecord } from '../invoices/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { todayOf } from '../days/today.ts'
import { earnedIn } from './earned.ts'

/** From inclusive, to exclusive, in Unix seconds. */
export interface Stretch {
  readonly from_at: number
  readonly to_at: number
}
export type Of = Pick<EarningsQuery, 'branch_id' | 'staff_id'>

/** Heads have their branch alone, whatever is asked. */
export const branchAsked = ({ caller: { user } }: Viewer, asked: number | undefined): number | undefined =>
  user.user_type === 'branch_head' ? (user.branch_id ?? 0) : asked

export function daysAsked(viewer: Viewer, { period, date = todayOf(viewer) }: Pick<EarningsQuery, 'period' | 'date'>): Days {
  const firstDay = period === 'All' ? (firstDayOf(viewer) ?? date) : date
  return daysOf(period, date, { firstDay, firstWeekday: viewer.caller.company.calendar.first_day })
}

/** Time of the first payment; null without payments. */
function firstDayOf(viewer: Viewer): string | null {
  const { id, timezone } = viewer.caller.company
  const [first] = viewer.store.payments.by('paid_at', id)
  return first ? wallTimeOf(first.paid_at, timezone).date : null
}

export const stretchOf = ({ caller }: Viewer, days: Days): Stretch => instantsOf(days, caller.company.timezone)

export function paymentsIn({ store, caller }: Viewer, { from_at, to_at }: Stretch): PaymentRecord[] {
  return store.payments.range('paid_at', caller.company.id, from_at, to_at)
}

export function amountFor({ store }: Viewer, payment: PaymentRecord, staffId: number | undefined): number {
  if (staffId === undefined) return payment.amount
  return earnedIn(store, payment).shares.find(({ staff_id }) => staff_id === staffId)?.amount ?? 0
}

export function isAskedFor(viewer: Viewer, { branch_id, staff_id }: Of): (payment: PaymentRecord) => boolean {
  const { store } = viewer
  const branch = branchAsked(viewer, branch_id)
  return (payment) => {
    if (branch !== undefined && store.invoices.get(payment.invoice_id)?.branch_id !== branch) return false
    return staff_id === undefined || earnedIn(store, payment).shares.some((share) => share.staff_id === staff_id)
  }
}
