import { fromCents, sumOfMoney, toCents } from '../../cents.ts'
import type { CodeOf } from '../../wire/codes.ts'
import { type changeScope, invoiceStatus, jobBilling } from '../codes.ts'
import { rankOf } from '../visits/sortedVisits.ts'
import { jobStatus, type JobStatusCode } from '../status/status.ts'

export type BillingCode = CodeOf<typeof jobBilling>
type InvoiceStatusCode = CodeOf<typeof invoiceStatus>

export const usualBilling = (isRecurring: boolean): BillingCode => (isRecurring ? jobBilling.EACH_VISIT.code : jobBilling.WHOLE_JOB.code)

export interface PricedVisit {
  readonly status: JobStatusCode | null
  readonly total: number | null
}

export const isBillable = ({ status }: Pick<PricedVisit, 'status'>): boolean => status !== jobStatus.CANCELLED.code

/** Sum of open and completed visits, each rounded; null if one is unknown. */
export function seriesTotalOf(visits: readonly PricedVisit[]): number | null {
  const billable = visits.filter(isBillable)
  const totals = billable.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length === billable.length ? sumOfMoney(totals) : null
}

export const totalOfVisits = (total: number, count: number): number => fromCents(toCents(total) * count)

export const waitsForInvoice = ({ status, total, isBilled }: PricedVisit & { readonly isBilled: boolean }): boolean =>
  status === jobStatus.COMPLETED.code && !isBilled && total !== null && total > 0

/** Combined invoice status of a series: UnPaid if any is, null without invoices. */
export function seriesInvoiceStatus(statuses: readonly InvoiceStatusCode[]): InvoiceStatusCode | null {
  if (statuses.length === 0) return null
  return statuses.includes(invoiceStatus.UNPAID.code) ? invoiceStatus.UNPAID.code : invoiceStatus.PAID.code
}

export interface RepricedVisit {
  readonly id: number
  readonly date: string | null
  readonly series_date?: string | null | undefined
  readonly isBilled: boolean
  readonly hasOwnPrice: boolean
}

export interface PriceReach {
  readonly scope: CodeOf<typeof changeScope>
  readonly from: number | null
}

/** Invoiced visits keep their price, and those with their own price unless they are the only target. Moved ones count by series date. */
export function repricedVisits<V extends RepricedVisit>(visits: readonly V[], { scope, from }: PriceReach): V[] {
  const named = visits.find(({ id }) => id === from)
  if (scope === 'this') return named && !named.isBilled ? [named] : []
  const since = scope === 'future' && named ? rankOf(named) : ''
  return visits.filter((visit) => !visit.isBilled && !visit.hasOwnPrice && (visit === named || rankOf(visit) >= since))
}
