import type { JobBillFragment, JobProgressFragment, JobVisitFragment } from './jobs.generated.ts'

type Billed = Pick<JobProgressFragment, 'billing' | 'invoices' | 'visits'>

/** Whether each visit of a job has an invoice of its own; a job that does not say it is billed once (decision D12). */
export const billsVisits = ({ billing }: Pick<Billed, 'billing'>): boolean => billing === 'EACH_VISIT'

/** The invoice of one visit; null where it has none, or nobody tells. */
export const billOfVisit = ({ invoices }: Pick<Billed, 'invoices'>, visitId: string | null): JobBillFragment | null =>
  invoices?.find((bill) => visitId !== null && bill.visitId === visitId) ?? null

/** What bills a visit: its own invoice, or that of the whole job. `visitId` is null where the job has one visit. */
export const invoiceFor = (job: Pick<JobProgressFragment, 'invoice' | 'invoices'>, visitId: string | null): JobBillFragment | null =>
  billOfVisit(job, visitId) ?? job.invoice ?? (visitId === null ? (job.invoices?.at(-1) ?? null) : null)

/** Whether a visit is finished, worth something and not billed; no where nobody tells of invoices or prices. */
export const waitsForInvoice = (job: Billed, { id, status, total }: JobVisitFragment): boolean =>
  billsVisits(job) && job.invoices !== null && status === 'COMPLETED' && (total ?? 0) > 0 && billOfVisit(job, id) === null

/** Those visits, the earliest first. */
export const waitingVisits = (job: Billed): JobVisitFragment[] =>
  (job.visits ?? []).filter((visit) => waitsForInvoice(job, visit)).toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))

/** A job with how many visits its series is summed over, for its line items. */
export const withSeriesVisits = <J extends Billed>(job: J): J & { readonly seriesVisits: number | null } => ({
  ...job,
  seriesVisits: job.visits?.filter(({ status }) => status !== 'CANCELLED').length ?? null,
})
