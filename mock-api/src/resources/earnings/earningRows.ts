import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { earningSort } from '@callout/contracts/earnings/codes'
import type { Earning, EarningRowsQuery } from '@callout/contracts/earnings/schemas'
import { partOfShare } from '@callout/contracts/earnings/shares'
import { searchText } from '@callout/contracts/search/searchText'
import { listing } from '../../http/listing.ts'
import type { Listed } from '../../http/page.ts'
import type { PaymentRecord } from '../invoices/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { earnedIn } from './earned.ts'
import { amountFor, branchAsked, daysAsked, paymentsIn, type Stretch, stretchOf } from './receivedPayments.ts'

function getTime(viewer: Viewer, query: EarningRowsQuery): Stretch {
  const days = daysAsked(viewer, query)
  const { from_at, to_at } = stretchOf(viewer, days)
  const named = stretchOf(viewer, { from: query.date_from ?? days.from, to: query.date_to ?? days.to })
  return {
    from_at: Math.max(from_at, named.from_at, query.from_at ?? 0),
    to_at: Math.min(to_at, named.to_at, query.to_at ?? Infinity),
  }
}

function getOrder(viewer: Viewer, query: EarningRowsQuery): PaymentRecord[] {
  const { sort_by = earningSort.PAID_AT.code, sort_dir = query.sort_by === undefined ? 'desc' : 'asc', staff_id } = query
  const payments = paymentsIn(viewer, getTime(viewer, query))
  if (sort_by === earningSort.PAID_AT.code) return sort_dir === 'desc' ? payments.toReversed() : payments
  const sign = sort_dir === 'desc' ? -1 : 1
  const amountOf = (payment: PaymentRecord): number => amountFor(viewer, payment, staff_id)
  return payments.toSorted((a, b) => sign * (amountOf(a) - amountOf(b) || a.id - b.id))
}

/** Payments that earnings count; each with the amount that it counts there. */
export const earningList = listing<EarningRowsQuery, Earning>()('payments', {
  search: {
    texts: ({ invoice_id, job_id }, store) => {
      const job = store.jobs.get(job_id)
      return [searchText([store.invoices.get(invoice_id)?.invoice_number, job?.job_number, job?.customer_name])]
    },
  },
  equal: ['payment_method'],
  where: {
    date: null,
    date_from: null,
    date_to: null,
    from_at: null,
    to_at: null,
    // A search ignores the period.
    period: (_, viewer, query) => {
      if (!query.search) return undefined
      const { from_at, to_at } = getTime(viewer, query)
      return ({ paid_at }) => paid_at >= from_at && paid_at < to_at
    },
    staff_id:
      (requested, { store }) =>
      (payment) =>
        earnedIn(store, payment).shares.some(({ staff_id }) => staff_id === requested),
    category_id:
      (requested, { store }) =>
      (payment) =>
        earnedIn(store, payment).category_id === requested,
    branch_id: (requested, viewer) => {
      const branch = branchAsked(viewer, requested)
      return ({ invoice_id }) => viewer.store.invoices.get(invoice_id)?.branch_id === branch
    },
  },
  shown: (viewer) => {
    const branch = branchAsked(viewer, undefined)
    return branch === undefined ? undefined : ({ invoice_id }) => viewer.store.invoices.get(invoice_id)?.branch_id === branch
  },
  order: getOrder,
  view: (viewer, payment) => earningRow(viewer, payment, undefined),
})

export function earningRow(viewer: Viewer, payment: PaymentRecord, staffId: number | undefined): Earning {
  const { store } = viewer
  const { tax_amount, shares } = earnedIn(store, payment)
  const job = store.jobs.get(payment.job_id)
  const amount = amountFor(viewer, payment, staffId)
  const tax = amount === payment.amount ? tax_amount : partOfShare(tax_amount, amount, payment.amount)
  return {
    id: payment.id,
    invoice_id: payment.invoice_id,
    invoice_number: store.invoices.get(payment.invoice_id)?.invoice_number,
    job_id: payment.job_id,
    job_number: job?.job_number,
    customer_name: job?.customer_name,
    staffs: shares.flatMap(({ staff_id }) => {
      const user = staff_id === null ? undefined : store.users.get(staff_id)
      return user ? [{ id: user.id, name: user.name, color: user.color }] : []
    }),
    payment_method: payment.payment_method,
    amount,
    tax_amount: tax,
    net_amount: fromCents(toCents(amount) - toCents(tax)),
    paid_at: payment.paid_at,
  }
}

export const totalOf = (viewer: Viewer, query: EarningRowsQuery, rows: Listed<PaymentRecord>): number =>
  sumOfMoney(rows.slice(0, rows.length).map((payment) => amountFor(viewer, payment, query.staff_id)))
