import { ChangedJobBody, type JobBody, type JobChangeBody } from '@callout/contracts/jobs/jobBody'
import { z } from '@callout/contracts/wire/zod'
import { invalidByIssues } from '../../../http/apiError.ts'
import type { LineItemInput } from '@callout/contracts/jobs/money/lineItemInput'
import type { JobRecord } from '../records.ts'
import { scheduleOf } from '../view/jobSchedule.ts'
import { pricedFor } from './priceChange.ts'
import type { Viewer } from '../../../http/viewer.ts'

export function toBody({ store, caller }: Viewer, job: JobRecord, { scope, visit_id }: Pick<JobChangeBody, 'scope' | 'visit_id'>) {
  const visit = scope === 'all' ? undefined : store.visits.get(visit_id ?? 0)
  const money = pricedFor(store, job, { scope, visit_id })
  return {
    title: job.title,
    description: job.description,
    notes: job.notes,
    customer_id: job.customer_id,
    property_id: job.property_id,
    category_id: job.category_id,
    branch_id: job.branch_id,
    priority: job.priority,
    ...scheduleOf(job, store.visits.by('job_id', job.id), caller.company.timezone),
    staff_ids: (visit ?? job).staff_ids,
    line_items: money.line_items.map(({ total: _, ...line }) => line),
    discount_type: money.discount_type,
    discount_value: money.discount_value || null,
    discount_basis: money.discount_basis,
    tax_basis: money.tax_basis,
    tax_ids: money.taxes.map(({ tax_id }) => tax_id),
    billing: job.billing,
    form_ids: job.forms.map(({ form_id }) => form_id),
    attachments: store.attachments.by('job_id', job.id).map(({ id }) => ({ id })),
  } satisfies Record<Exclude<keyof JobBody, 'idempotency_key' | 'notify_customer' | 'allow_clash' | 'quote'>, unknown>
}

/** Lines without a price keep theirs, and new ones have that of the price list (decision D62). */
const pricedLines = ({ store }: Viewer, lines: readonly LineItemInput[], saved: Pick<JobRecord, 'line_items'>) =>
  lines.map((line) => ({
    ...line,
    amount: line.amount ?? saved.line_items.find(({ id }) => id === line.id)?.amount ?? store.services.get(line.service_id ?? 0)?.amount,
  }))

const timeFields = ['schedule_later', 'dates', 'start_time', 'end_time', 'is_recurring', 'recurrence'] as const

/** The whole job as the change wants it: what it does not name stays. Throws 422 where that does not hold together. */
export function wholeChange(viewer: Viewer, job: JobRecord, sent: JobChangeBody): ChangedJobBody {
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const before = toBody(viewer, job, sent)
  const lines = sent.line_items && { line_items: pricedLines(viewer, sent.line_items, pricedFor(viewer.store, job, sent)) }
  const whole = z.safeParse(ChangedJobBody, { ...before, ...named, ...lines })
  if (whole.success) return whole.data
  // A job of earlier days may break rules that it is not asked about.
  const isAsked = (field: PropertyKey | undefined): boolean =>
    field !== undefined && (field in named || (timeFields.some((name) => name === field) && timeFields.some((name) => name in named)))
  const issues = whole.error.issues.filter(({ path }) => isAsked(path[0]))
  throw invalidByIssues(issues.length > 0 ? issues : whole.error.issues)
}
