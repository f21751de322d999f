import type { JobBillFragment, JobProgressFragment, JobVisitFragment } from './jobs.generated.ts'

type Billed = Pick<JobProgressFragment, 'billing' | 'invoices' | 'visits'>

/** Whether each visit of a job has its own invoice; a missing billing mode means one invoice (decision D12). */
export const billsVisits = ({ billing }: Pick<Billed, 'billing'>): boolean => billing === 'EACH_VISIT'

/** Invoice of one visit; null if none or not returned. */
export const billOfVisit = ({ invoices }: Pick<Billed, 'invoices'>, visitId: string | null): JobBillFragment | null =>
  invoices?.find((bill) => visitId !== null && bill.visitId === visitId) ?? null

/** Invoice that covers a visit: its own, or the whole job's. `visitId` is null for a job with one visit. */
export const invoiceFor = (job: Pick<JobProgressFragment, 'invoice' | 'invoices'>, visitId: string | null): JobBillFragment | null =>
  billOfVisit(job, visitId) ?? job.invoice ?? (visitId === null ? (job.invoices?.at(-1) ?? null) : null)

/** Whether a visit is finished, has a price and no invoice; false if invoices or prices are not returned. */
export const waitsForInvoice = (job: Billed, { id, status, total }: JobVisitFragment): boolean =>
  billsVisits(job) && job.invoices !== null && status === 'COMPLETED' && (total ?? 0) > 0 && billOfVisit(job, id) === null

export const waitingVisits = (job: Billed): JobVisitFragment[] =>
  (job.visits ?? []).filter((visit) => waitsForInvoice(job, visit)).toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))

/** Adds the number of visits that the line items are multiplied by. */
export const withSeriesVisits = <J extends Billed>(job: J): J & { readonly seriesVisits: number | null } => ({
  ...job,
  seriesVisits: job.visits?.filter(({ status }) => status !== 'CANCELLED').length ?? null,
})
