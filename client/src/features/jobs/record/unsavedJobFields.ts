import { wallTimeOf } from '@callout/contracts/time'
import { unsavedFields, unsavedFieldsText, type SentValue } from '../../../lib/forms/unsavedFields.ts'
import type { SentJob } from '../form/sentJobs.ts'
import type { JobQuery } from '../jobs.generated.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'

type Job = JobQuery['job']

type Line = NonNullable<Job['lineItems']>[number]
type SentLine = NonNullable<JobInput['lineItems']>[number]

const agrees = (returned: unknown, requested: unknown): boolean => returned === null || returned === undefined || returned === requested

const isLine = (returned: Line, { name, quantity, amount }: SentLine): boolean =>
  agrees(returned.name, name) && agrees(returned.quantity, quantity) && agrees(returned.amount, amount)

const hasLines = (lines: Job['lineItems'], requested: readonly SentLine[]): boolean =>
  lines !== null && lines.length === requested.length && requested.every((line) => lines.some((returned) => isLine(returned, line)))

const isOneVisit = ({ visits }: Job): boolean => (visits?.length ?? 1) <= 1

function returnedTimes(job: Job, { input, zone }: SentJob): SentValue[] {
  const { dates, startTime, scheduleLater } = input
  if (scheduleLater || !dates?.length) return []
  const start = job.startAt === null ? null : wallTimeOf(job.startAt, job.timezone ?? zone).time
  return [
    { label: 'date', sent: dates, returned: job.date, isSame: input.isRecurring === true || dates.includes(job.date ?? '') },
    { label: 'time', sent: startTime, returned: start },
  ]
}

function returnedAmounts(job: Job, { input }: SentJob): SentValue[] {
  if (job.invoice) return []
  const { lineItems, discountValue } = input
  return [
    { label: 'line items', sent: lineItems, returned: job.lineItems, isSame: hasLines(job.lineItems, lineItems ?? []) },
    {
      label: 'discount',
      sent: discountValue === undefined ? undefined : discountValue || '',
      returned: job.discountValue,
      isSame: (discountValue || 0) === job.discountValue,
    },
  ]
}

/** A missing billing mode means the whole job (decision D12). */
const returnedBilling = ({ billing }: Job, { input: { billing: sent } }: SentJob): SentValue =>
  sent === 'EACH_VISIT'
    ? { label: 'an invoice for each visit', sent, returned: billing }
    : { label: 'one invoice for all visits', sent: sent ?? undefined, returned: billing ?? 'WHOLE_JOB' }

function returnedOf(job: Job, sentJob: SentJob): SentValue[] {
  const { input, isNew } = sentJob
  const files = input.attachments?.length
  const forms = job.forms?.map(({ formId }) => formId)
  return [
    { label: 'customer', sent: input.customerId, returned: job.customer?.id },
    { label: 'property', sent: input.propertyId, returned: job.property?.id },
    { label: 'category', sent: input.categoryId, returned: job.category?.id },
    { label: 'branch', sent: input.branchId ?? undefined, returned: job.branchId },
    // The service fills in an empty title.
    { label: 'title', sent: input.title || undefined, returned: job.title },
    { label: 'description', sent: input.description, returned: job.description },
    { label: 'internal notes', sent: input.notes, returned: job.notes },
    { label: 'priority', sent: input.priority, returned: job.priority },
    ...(isNew || isOneVisit(job) ? returnedTimes(job, sentJob) : []),
    ...(isNew || isOneVisit(job) ? [{ label: 'staff', sent: input.staffIds, returned: job.staff?.map(({ id }) => id) }] : []),
    { label: 'schedule later', sent: input.scheduleLater || undefined, returned: job.isScheduled, isSame: job.isScheduled === false },
    { label: 'repeats', sent: input.isRecurring || undefined, returned: job.isRecurring ?? (job.recurrence && true) },
    ...returnedAmounts(job, sentJob),
    returnedBilling(job, sentJob),
    { label: 'forms', sent: input.formIds, returned: forms, isSame: input.formIds?.every((id) => forms?.includes(id)) ?? true },
    { label: 'quote', sent: input.quote && true, returned: job.quote && true },
    { label: 'files', sent: files || undefined, returned: job.attachments, isSame: (job.attachments?.length ?? 0) >= (files ?? 0) },
  ]
}

/** Names of submitted values that were not returned; null if none. */
export const unsavedFieldsOf = (job: Job, sentJob: SentJob): string | null =>
  unsavedFieldsText(unsavedFields(returnedOf(job, sentJob), sentJob.isNew))
