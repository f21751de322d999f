import { fromCents, sumOfMoney, toCents } from '../../cents.ts'
import type { CodeOf } from '../../codes.ts'
import { type changeScope, invoiceStatus, jobBilling } from '../codes.ts'
import { rankOf } from '../visits/sortedVisits.ts'
import { jobStatus, type JobStatusCode } from '../status/status.ts'

export type BillingCode = CodeOf<typeof jobBilling>
type InvoiceStatusCode = CodeOf<typeof invoiceStatus>

/** How a job is billed where nobody says it (decision D12): a recurring one by its visits, any other once. */
export const usualBilling = (isRecurring: boolean): BillingCode => (isRecurring ? jobBilling.EACH_VISIT.code : jobBilling.WHOLE_JOB.code)

/** A visit as far as a series is summed. `total`: what it comes to; null where nobody says. */
export interface PricedVisit {
  readonly status: JobStatusCode | null
  readonly total: number | null
}

/** Whether a visit is, or will be, billed: a cancelled one is not. */
export const isBillable = ({ status }: Pick<PricedVisit, 'status'>): boolean => status !== jobStatus.CANCELLED.code

/** What the visits of a series come to that are open or finished, each rounded by itself; null where nobody says of one of them. */
export function seriesTotalOf(visits: readonly PricedVisit[]): number | null {
  const billable = visits.filter(isBillable)
  const totals = billable.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length === billable.length ? sumOfMoney(totals) : null
}

/** The same of so many visits at one price. */
export const totalOfVisits = (total: number, count: number): number => fromCents(toCents(total) * count)

/** Whether a visit is finished, worth something and not billed. */
export const waitsForInvoice = ({ status, total, isBilled }: PricedVisit & { readonly isBilled: boolean }): boolean =>
  status === jobStatus.COMPLETED.code && !isBilled && total !== null && total > 0

/** How the invoices of a series stand together: UnPaid as long as one of them is, null where there is none. */
export function seriesInvoiceStatus(statuses: readonly InvoiceStatusCode[]): InvoiceStatusCode | null {
  if (statuses.length === 0) return null
  return statuses.includes(invoiceStatus.UNPAID.code) ? invoiceStatus.UNPAID.code : invoiceStatus.PAID.code
}

/** A visit as far as its price can change. */
export interface RepricedVisit {
  readonly id: number
  readonly date: string | null
  /** The date that the series has for a visit that was moved by hand. */
  readonly series_date?: string | null | undefined
  readonly isBilled: boolean
  /** It has been given a price that is its alone. */
  readonly hasOwnPrice: boolean
}

/** How far a change of prices shall reach; `from`: the visit from which `this` and `future` count. */
export interface PriceReach {
  readonly scope: CodeOf<typeof changeScope>
  readonly from: number | null
}

/**
 * The visits to which a change of prices applies, where each visit is billed: one with an invoice keeps what it was billed at,
 * and one with a price of its own keeps it unless it is meant alone. A visit that was moved counts by the place that its series
 * has for it.
 */
export function repricedVisits<V extends RepricedVisit>(visits: readonly V[], { scope, from }: PriceReach): V[] {
  const named = visits.find(({ id }) => id === from)
  if (scope === 'this') return named && !named.isBilled ? [named] : []
  const since = scope === 'future' && named ? rankOf(named) : ''
  return visits.filter((visit) => !visit.isBilled && !visit.hasOwnPrice && (visit === named || rankOf(visit) >= since))
}
