import { repricedVisits } from '@callout/contracts/jobs/money/billing'
import type { ChangedJobBody } from '@callout/contracts/jobs/jobBody'
import { invalid } from '../../../http/apiError.ts'
import type { JobMoney, JobRecord } from '../records.ts'
import { pricedByJob, type VisitRecord } from '../visitRecords.ts'
import type { Store } from '../../../db/store.ts'
import { billsOf, billsVisits, moneyOfVisit } from '../actions/visitBills.ts'

type Reach = Pick<ChangedJobBody, 'scope' | 'visit_id' | 'billing'>

export interface PriceChange {
  readonly money: JobMoney
  readonly billing: JobRecord['billing']
  readonly visits: readonly (Pick<VisitRecord, 'id'> & Partial<VisitRecord>)[]
}

/** Job fields copied to an invoice. Without a discount its type is irrelevant. */
const invoiced = ({ line_items, discount_type, discount_value, discount_basis, tax_basis, taxes }: JobMoney): string =>
  JSON.stringify([
    line_items.map((line) => [
      line.service_id,
      line.name,
      line.description,
      line.product_type,
      line.quantity,
      line.unit,
      line.amount,
      line.is_tax_exempt,
    ]),
    discount_value > 0 ? [discount_type, discount_value, discount_basis] : null,
    tax_basis,
    taxes.map(({ tax_id }) => tax_id).toSorted((a, b) => a - b),
  ])

export const moneyPart = (money: JobMoney): JobMoney => ({
  line_items: money.line_items,
  discount_type: money.discount_type,
  discount_value: money.discount_value,
  discount_basis: money.discount_basis,
  tax_basis: money.tax_basis,
  subtotal: money.subtotal,
  discount_total: money.discount_total,
  tax_total: money.tax_total,
  taxes: money.taxes,
  total: money.total,
})

/** The job with the prices that the change begins with: those of the visit, where that alone is meant and each is billed. */
export function pricedFor(store: Store, job: JobRecord, { scope, visit_id }: Pick<Reach, 'scope' | 'visit_id'>): JobRecord {
  const visit = scope === 'this' && billsVisits(job) ? store.visits.get(visit_id ?? 0) : undefined
  return visit ? { ...job, ...moneyPart(moneyOfVisit(job, visit)) } : job
}

function refuseOfInvoiced(job: JobRecord, isSame: boolean): void {
  if (job.invoice_id !== null && !isSame)
    throw invalid({ field: 'line_items', message: 'This job has an invoice. Its line items can’t be changed.' })
}

/** Throws 422 where nothing is left that the new prices could apply to. */
function reachedBy(visits: readonly VisitRecord[], { scope, visit_id }: Reach): Set<number> {
  const known = visits.map(({ invoice_id, has_own_price, ...visit }) => ({
    ...visit,
    isBilled: invoice_id !== null,
    hasOwnPrice: has_own_price,
  }))
  const reached = repricedVisits(known, { scope, from: visit_id ?? null })
  const what = scope === 'this' ? 'This visit has an invoice. Its' : 'All of these visits have an invoice or their own price. Their'
  if (reached.length === 0) throw invalid({ field: 'line_items', message: `${what} line items can’t be changed.` })
  return new Set(reached.map(({ id }) => id))
}

function seriesChange(job: JobRecord, visits: readonly VisitRecord[], body: Reach, money: JobMoney): PriceChange {
  const reached = reachedBy(visits, body)
  const getVersion = ({ lock_version }: VisitRecord): number => lock_version + 1
  if (body.scope === 'this')
    return {
      money: moneyPart(job),
      billing: job.billing,
      visits: visits
        .filter(({ id }) => reached.has(id))
        .map((visit) => ({ id: visit.id, money: moneyPart(money), has_own_price: true, lock_version: getVersion(visit) })),
    }
  return {
    money,
    billing: job.billing,
    visits: visits.map((visit) =>
      reached.has(visit.id)
        ? { id: visit.id, money: null, lock_version: getVersion(visit) }
        : { id: visit.id, money: moneyPart(moneyOfVisit(job, visit)) },
    ),
  }
}

/**
 * The body's price changes. `priced`: the job with the initial prices. Throws 422 for what an invoice has frozen: prices and billing
 * mode of an invoiced job, else the billed visit's prices.
 */
export function priceChangeOf(store: Store, job: JobRecord, priced: JobRecord, body: Reach, money: JobMoney): PriceChange {
  const billing = body.billing ?? job.billing
  const isSame = invoiced(priced) === invoiced(money)
  if (billing !== job.billing) {
    if (billsOf(store, job.id).length > 0)
      throw invalid({ field: 'billing', message: 'This job has an invoice. How it is billed can’t be changed.' })
    const visits = store.visits.by('job_id', job.id).map(({ id }) => ({ id, ...pricedByJob }))
    return { money, billing, visits }
  }
  if (!billsVisits(job)) {
    refuseOfInvoiced(job, isSame)
    return { money, billing, visits: [] }
  }
  if (isSame) return { money: moneyPart(job), billing, visits: [] }
  return seriesChange(job, store.visits.by('job_id', job.id), body, money)
}
