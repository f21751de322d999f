import { seriesInvoiceStatus, seriesTotalOf, waitsForInvoice } from '@callout/contracts/jobs/money/billing'
import { jobBilling } from '@callout/contracts/jobs/codes'
import type { InvoiceRecord } from '../../invoices/records.ts'
import type { JobMoney, JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Store } from '../../../db/store.ts'

export const billsVisits = ({ billing }: Pick<JobRecord, 'billing'>): boolean => billing === jobBilling.EACH_VISIT.code

export const moneyOfVisit = (job: JobMoney, { money }: Pick<VisitRecord, 'money'>): JobMoney => money ?? job

export const billIdOf = (job: JobRecord, visit: Pick<VisitRecord, 'invoice_id'>): number | null =>
  billsVisits(job) ? visit.invoice_id : job.invoice_id

export const billOf = (store: Store, job: JobRecord, visit: Pick<VisitRecord, 'invoice_id'>): InvoiceRecord | undefined =>
  store.invoices.get(billIdOf(job, visit) ?? 0)

export const billsOf = (store: Store, jobId: number): InvoiceRecord[] =>
  store.invoices.by('job_id', jobId).filter(({ voided_at }) => voided_at === null)

type Bills = Pick<JobRecord, 'series_total' | 'unbilled_visits' | 'unbilled_end_at'>
const noBills: Bills = { series_total: null, unbilled_visits: 0, unbilled_end_at: null }

export function billsFromVisits(
  job: JobMoney & Pick<JobRecord, 'billing'>,
  visits: readonly Pick<VisitRecord, 'status' | 'end_at' | 'money' | 'invoice_id'>[],
): Bills {
  if (!billsVisits(job)) return noBills
  const priced = visits.map((visit) => ({ ...visit, total: moneyOfVisit(job, visit).total, isBilled: visit.invoice_id !== null }))
  const waiting = priced.filter(waitsForInvoice)
  return {
    series_total: seriesTotalOf(priced),
    unbilled_visits: waiting.length,
    unbilled_end_at: waiting.length === 0 ? null : Math.max(...waiting.map(({ end_at }) => end_at ?? 0)),
  }
}

export const seriesInvoices = (store: Store, jobId: number): Pick<JobRecord, 'invoice_id' | 'invoice_status'> => ({
  invoice_id: null,
  invoice_status: seriesInvoiceStatus(billsOf(store, jobId).map(({ status }) => status)),
})
