import { sumOfMoney } from '@callout/contracts/cents'
import type { CodeOf } from '@callout/contracts/wire/codes'
import { period as periods } from '@callout/contracts/dashboard/codes'
import { changePercent, daysBefore, daysOf } from '@callout/contracts/earnings/range'
import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import { holds } from '@callout/contracts/profile/authorities'
import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import type { InvoiceRecord, PaymentRecord } from '../invoices/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { DayOf } from './jobSums.ts'

const branchOf = ({ caller: { user } }: Viewer, asked: number | undefined): number | undefined =>
  user.user_type === 'branch_head' ? (user.branch_id ?? 0) : asked

/** Null for those who may not see invoices. */
export function invoiceSums(viewer: Viewer, branchId: number | undefined): Dashboard['invoices'] {
  const { store, caller, now } = viewer
  if (!holds(caller.user, 'manage_invoices')) return null
  const branch = branchOf(viewer, branchId)
  const unpaid = store.invoices.by('unpaid', caller.company.id).filter(({ branch_id }) => branch === undefined || branch_id === branch)
  const today = wallTimeOf(now, caller.company.timezone).date
  const overdue = unpaid.filter(({ due_date }) => due_date < today)
  const balanceOf = (invoices: readonly InvoiceRecord[]): number => sumOfMoney(invoices.map(({ balance_due }) => balance_due))
  return {
    unpaid_count: unpaid.length,
    unpaid_total: balanceOf(unpaid),
    overdue_count: overdue.length,
    overdue_total: balanceOf(overdue),
  }
}

function received(viewer: Viewer, from: string | null, to: string, branch: number | undefined): number {
  const { store, caller } = viewer
  const { id, timezone } = caller.company
  const fromAt = from === null ? -Infinity : instantOf(from, '00:00', timezone)
  const payments = store.payments.range('paid_at', id, fromAt, instantOf(addDays(to, 1), '00:00', timezone))
  const isCounted = ({ invoice_id }: PaymentRecord): boolean => branch === undefined || store.invoices.get(invoice_id)?.branch_id === branch
  return sumOfMoney(payments.filter(isCounted).map(({ amount }) => amount))
}

/** Null for those who may not see earnings. Of all time there is nothing before, and so no change. */
export function earningSums(
  viewer: Viewer,
  { date, branch_id, period = periods.MONTH.code }: DayOf & { readonly period?: CodeOf<typeof periods> | undefined },
): Dashboard['earnings'] {
  if (!holds(viewer.caller.user, 'view_earnings')) return null
  const branch = branchOf(viewer, branch_id)
  const today = received(viewer, date, date, branch)
  if (period === 'All') return { today, period_total: received(viewer, null, date, branch), previous_total: null, change_percent: null }
  const days = daysOf(period, date, { firstDay: date, firstWeekday: viewer.caller.company.calendar.first_day })
  const before = daysBefore(period, days)
  const total = received(viewer, days.from, days.to, branch)
  const previous = before && received(viewer, before.from, before.to, branch)
  const change = previous === null ? null : changePercent(total, previous)
  return { today, period_total: total, previous_total: previous, change_percent: change }
}
