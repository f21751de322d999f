import { fromCents, toCents } from '@callout/contracts/cents'
import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { useStaffRight } from '../../../lib/session/staffRights.ts'
import { unsentLine } from '../../quotes/device/withDeviceQuote.ts'
import { totalsOfLines } from '../../quotes/onJob/quoteOfJob.ts'
import { byStart } from '../../visits/headVisit.ts'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'
import { jobName } from '../labels/jobName.ts'
import { billsVisits } from '../queries/bills.ts'

type Visit = NonNullable<Job['visits']>[number]

/** Owners, people who manage jobs, and technicians where they may add items (decision D62). */
export function useMayVary(): boolean {
  const mayAdd = useStaffRight('addItems')
  return useMayBook() === true || mayAdd
}

/** The visit under way, else the last finished one; null without either. */
export function visitOfVariation({ visits }: Job): Visit | null {
  const all = (visits ?? []).toSorted(byStart)
  const started = all.find(({ status }) => status !== null && isUnderWay(jobStatus[status].code))
  return started ?? all.findLast(({ status }) => status === 'COMPLETED') ?? null
}

/** Technicians who see no prices get the status without the invoice. */
const isInvoiced = (job: Job, visit: Visit): boolean =>
  job.invoice !== null ||
  (job.invoices?.length ?? 0) > 0 ||
  job.invoiceStatus === 'UNPAID' ||
  job.invoiceStatus === 'PAID' ||
  visit.status === 'INVOICE_CREATED'

/** Why work can't be added to the job with a signature; null: it can. */
export function variationProblem(job: Job): string | null {
  const name = jobName(job)
  const visit = visitOfVariation(job)
  if (!visit) return `${name} has no visit under way or finished. Edit the job, or its quote.`
  if (isInvoiced(job, visit))
    return `${name} has an invoice, so its line items can’t change. Void the invoice first, or create a job for the added work.`
  if (billsVisits(job)) return `Each visit of ${name} has its own invoice. Ask the office to add the work.`
  return job.lineItems === null ? `Couldn’t load the line items of ${name}.` : null
}

/** The job's total with the added lines, and their part of it with tax and discount; null if a price or the taxes are missing. */
export function variationTotals(job: Job, lines: readonly LineItemInput[]): { readonly total: number; readonly added: number } | null {
  const saved = job.lineItems ?? []
  const [before, after] = [totalsOfLines(job, saved), totalsOfLines(job, [...saved, ...lines.map((line) => unsentLine(line, null))])]
  return before && after && { total: after.total, added: fromCents(toCents(after.total) - toCents(before.total)) }
}
