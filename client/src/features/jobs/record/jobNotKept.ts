import { wallTimeOf } from '@callout/contracts/time'
import { notKept, notKeptWords, type Told } from '../../../lib/forms/notKept.ts'
import type { JobInput } from '../form/sendJob.generated.ts'
import type { SentJob } from '../form/sentJobs.ts'
import type { JobQuery } from '../jobs.generated.ts'

type Job = JobQuery['job']

type Line = NonNullable<Job['lineItems']>[number]
type SentLine = NonNullable<JobInput['lineItems']>[number]

const agrees = (told: unknown, wanted: unknown): boolean => told === null || told === undefined || told === wanted

const isLine = (told: Line, { name, quantity, amount }: SentLine): boolean =>
  agrees(told.name, name) && agrees(told.quantity, quantity) && agrees(told.amount, amount)

const hasLines = (lines: Job['lineItems'], wanted: readonly SentLine[]): boolean =>
  lines !== null && lines.length === wanted.length && wanted.every((line) => lines.some((told) => isLine(told, line)))

const isOneVisit = ({ visits }: Job): boolean => (visits?.length ?? 1) <= 1

/** When it takes place; a job of several visits shows one of them. */
function whenTold(job: Job, { input, zone }: SentJob): Told[] {
  const { dates, startTime, scheduleLater } = input
  if (scheduleLater || !dates?.length) return []
  const start = job.startAt === null ? null : wallTimeOf(job.startAt, job.timezone ?? zone).time
  return [
    { label: 'date', sent: dates, told: job.date, isSame: input.isRecurring === true || dates.includes(job.date ?? '') },
    { label: 'time', sent: startTime, told: start },
  ]
}

function moneyTold(job: Job, { input }: SentJob): Told[] {
  if (job.invoice) return []
  const { lineItems, discountValue } = input
  return [
    { label: 'line items', sent: lineItems, told: job.lineItems, isSame: hasLines(job.lineItems, lineItems ?? []) },
    {
      label: 'discount',
      sent: discountValue === undefined ? undefined : discountValue || '',
      told: job.discountValue,
      isSame: (discountValue || 0) === job.discountValue,
    },
  ]
}

/** A reply without the word means the whole job (decision D12). */
const billingTold = ({ billing }: Job, { input: { billing: sent } }: SentJob): Told =>
  sent === 'EACH_VISIT'
    ? { label: 'an invoice for each visit', sent, told: billing }
    : { label: 'one invoice for all visits', sent: sent ?? undefined, told: billing ?? 'WHOLE_JOB' }

/** Each value that a form sends beside what the job's page is told. */
function toldOf(job: Job, sentJob: SentJob): Told[] {
  const { input, isNew } = sentJob
  const files = input.attachments?.length
  const forms = job.forms?.map(({ formId }) => formId)
  return [
    { label: 'customer', sent: input.customerId, told: job.customer?.id },
    { label: 'property', sent: input.propertyId, told: job.property?.id },
    { label: 'category', sent: input.categoryId, told: job.category?.id },
    { label: 'branch', sent: input.branchId ?? undefined, told: job.branchId },
    // Left empty the service finds one of its own.
    { label: 'title', sent: input.title || undefined, told: job.title },
    { label: 'description', sent: input.description, told: job.description },
    { label: 'internal notes', sent: input.notes, told: job.notes },
    { label: 'priority', sent: input.priority, told: job.priority },
    ...(isNew || isOneVisit(job) ? whenTold(job, sentJob) : []),
    ...(isNew || isOneVisit(job) ? [{ label: 'staff', sent: input.staffIds, told: job.staff?.map(({ id }) => id) }] : []),
    { label: 'schedule later', sent: input.scheduleLater || undefined, told: job.isScheduled, isSame: job.isScheduled === false },
    { label: 'repeats', sent: input.isRecurring || undefined, told: job.isRecurring ?? (job.recurrence && true) },
    ...moneyTold(job, sentJob),
    billingTold(job, sentJob),
    { label: 'forms', sent: input.formIds, told: forms, isSame: input.formIds?.every((id) => forms?.includes(id)) ?? true },
    { label: 'files', sent: files || undefined, told: job.attachments, isSame: (job.attachments?.length ?? 0) >= (files ?? 0) },
  ]
}

/** What of a job did not come back, in words; null where nothing is missing. */
export const notKeptOf = (job: Job, sentJob: SentJob): string | null => notKeptWords(notKept(toldOf(job, sentJob), sentJob.isNew))
