import { fromCents, toCents } from '@callout/contracts/cents'
import { bucketOf, bucketsOf, changePercent, daysBefore } from '@callout/contracts/earnings/range'
import type { EarningGraph, Earnings, EarningsQuery } from '@callout/contracts/earnings/schemas'
import { partOfShare } from '@callout/contracts/earnings/shares'
import type { PaymentRecord } from '../invoices/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { earnedIn } from './earned.ts'
import { amountFor, daysAsked, isAskedFor, paymentsIn, type Stretch, stretchOf } from './receivedPayments.ts'

/** Cents under the names of a part. */
type Parts<K> = Map<K, number>
const addTo = <K>(parts: Parts<K>, key: K, cents: number): void => void parts.set(key, (parts.get(key) ?? 0) + cents)
const inOrder = <K>(parts: Parts<K>): [K, number][] => [...parts].toSorted(([, a], [, b]) => b - a)

/** Total of a period's payments, in cents. */
class Sums {
  total = 0
  tax = 0
  discount = 0
  count = 0
  readonly jobs = new Set<number>()
  readonly byMethod: Parts<PaymentRecord['payment_method']> = new Map()
  readonly byStaff: Parts<number | null> = new Map()
  readonly byCategory: Parts<number> = new Map()
  readonly byBranch: Parts<number | null> = new Map()
  readonly #viewer: Viewer
  readonly #staffId: number | undefined

  constructor(viewer: Viewer, staffId: number | undefined) {
    this.#viewer = viewer
    this.#staffId = staffId
  }

  add(payment: PaymentRecord): void {
    const { store } = this.#viewer
    const { category_id, tax_amount, discount_amount, shares } = earnedIn(store, payment)
    const amount = amountFor(this.#viewer, payment, this.#staffId)
    const partOf = (part: number): number => (amount === payment.amount ? part : partOfShare(part, amount, payment.amount))
    const cents = toCents(amount)
    this.total += cents
    this.tax += toCents(partOf(tax_amount))
    this.discount += toCents(partOf(discount_amount))
    this.count += 1
    this.jobs.add(payment.job_id)
    addTo(this.byMethod, payment.payment_method, cents)
    addTo(this.byCategory, category_id, cents)
    addTo(this.byBranch, store.invoices.get(payment.invoice_id)?.branch_id ?? null, cents)
    for (const share of shares)
      if (this.#staffId === undefined || share.staff_id === this.#staffId) addTo(this.byStaff, share.staff_id, toCents(share.amount))
  }
}

/** The payments of a time, by id. That is about their order in memory: a year takes 0.6 times as long as by `paid_at`. */
const paymentsById = ({ store, caller }: Viewer, { from_at, to_at }: Stretch): PaymentRecord[] =>
  store.payments.by('company_id', caller.company.id).filter(({ paid_at }) => paid_at >= from_at && paid_at < to_at)

function summed(viewer: Viewer, query: EarningsQuery, stretch: Stretch): Sums {
  const sums = new Sums(viewer, query.staff_id)
  const isAsked = isAskedFor(viewer, query)
  for (const payment of paymentsById(viewer, stretch)) if (isAsked(payment)) sums.add(payment)
  return sums
}

/** In cents. */
const totalIn = (viewer: Viewer, query: EarningsQuery, stretch: Stretch): number =>
  paymentsById(viewer, stretch)
    .filter(isAskedFor(viewer, query))
    .reduce((cents, payment) => cents + toCents(amountFor(viewer, payment, query.staff_id)), 0)

const unassigned = 'Unassigned'

/** `GET /earnings`. All of time has no period before it, and so no change. */
export function earningsOf(viewer: Viewer, query: EarningsQuery): Earnings {
  const days = daysAsked(viewer, query)
  const { store, caller } = viewer
  const sums = summed(viewer, query, stretchOf(viewer, days))
  const { total, tax, discount, count } = sums
  const before = daysBefore(query.period, days)
  const previous = before && totalIn(viewer, query, stretchOf(viewer, before))
  return {
    period: query.period,
    date_from: days.from,
    date_to: days.to,
    total: fromCents(total),
    tax_total: fromCents(tax),
    discount_total: fromCents(discount),
    net_total: fromCents(total - tax),
    payments_count: count,
    jobs_count: sums.jobs.size,
    average: count === 0 ? 0 : fromCents(Math.round(total / count)),
    previous_total: previous === null ? null : fromCents(previous),
    change_percent: previous === null ? null : changePercent(total, previous),
    by_method: inOrder(sums.byMethod).map(([payment_method, cents]) => ({ payment_method, amount: fromCents(cents) })),
    by_staff: inOrder(sums.byStaff).map(([staff_id, cents]) => ({
      staff_id,
      name: staff_id === null ? unassigned : (store.users.get(staff_id)?.name ?? null),
      amount: fromCents(cents),
    })),
    by_category: inOrder(sums.byCategory).map(([category_id, cents]) => ({
      category_id,
      name: store.categories.get(category_id)?.name ?? null,
      amount: fromCents(cents),
    })),
    by_branch: inOrder(sums.byBranch).map(([branch_id, cents]) => ({
      branch_id,
      name: branch_id === null ? null : (store.branches.get(branch_id)?.name ?? null),
      amount: fromCents(cents),
    })),
    currency_code: caller.company.currency_code,
  }
}

/** `GET /earnings/earning_graph`: bars without a gap, so that they sum to the total. */
export function earningGraphOf(viewer: Viewer, query: EarningsQuery): EarningGraph {
  const days = daysAsked(viewer, query)
  const { timezone, calendar } = viewer.caller.company
  const bucket = bucketOf(query.period, days)
  const bars = bucketsOf(bucket, days, timezone, calendar.first_day).map((bar) => ({ ...bar, cents: 0, payments_count: 0 }))
  const isAsked = isAskedFor(viewer, query)
  let place = 0
  for (const payment of paymentsIn(viewer, stretchOf(viewer, days))) {
    if (!isAsked(payment)) continue
    while (payment.paid_at >= (bars[place]?.to_at ?? Infinity)) place += 1
    const bar = bars[place]
    if (!bar) break
    bar.cents += toCents(amountFor(viewer, payment, query.staff_id))
    bar.payments_count += 1
  }
  const points = bars.map(({ cents, ...bar }) => ({ ...bar, amount: fromCents(cents) }))
  return { period: query.period, bucket, points, total: fromCents(bars.reduce((cents, bar) => cents + bar.cents, 0)) }
}
