import { usualBilling } from '@callout/contracts/jobs/money/billing'
import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { answerOnce } from '../../../http/idempotency.ts'
import type { HistoryChangeRecord, VisitRecord } from '../visitRecords.ts'
import type { JobRecord } from '../records.ts'
import { refuseClashes } from '../staff/clashes.ts'
import { refuseTimeOff } from '../staff/timeOff.ts'
import { tellOfBooking } from '../actions/customerMessage.ts'
import { type UploadedFile, putAttachments, withFiles } from './jobFiles.ts'
import { tellOfEntry } from '../../notifications/tellStaff.ts'
import { carriedForms } from '../../forms/formChanges.ts'
import { formsOfNewJob } from './jobForms.ts'
import { billsFromVisits } from '../actions/visitBills.ts'
import { jobFromVisits } from '../actions/jobFromVisits.ts'
import { takeJobNumber } from './jobNumber.ts'
import { formatRecurrence } from '../view/recurrenceText.ts'
import { jobView } from '../view/jobView.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { type NewJob, newJobOf } from './newJob.ts'
import { mayQuote } from './staffQuote.ts'
import { quotedLines, quoteOf } from './jobQuote.ts'
import { newVisits } from './newVisits.ts'
import { workOf } from './jobWork.ts'
import { requireAuthority } from '../../../http/requireAuthority.ts'
import { staffNames, formatVisit } from '../actions/visitText.ts'

function putJob(viewer: Viewer, body: JobBody, { references, money, series }: NewJob, visits: ReturnType<typeof newVisits>) {
  const { store, caller, now } = viewer
  const billing = body.billing ?? usualBilling(series !== null)
  return store.jobs.insert({
    company_id: caller.company.id,
    job_number: takeJobNumber(store, caller.company.id),
    ...workOf(body, references, money),
    ...jobFromVisits(visits),
    is_recurring: series !== null,
    series,
    ...money,
    currency_code: null,
    jobfinished_notes: null,
    cancel_reason: null,
    forms: formsOfNewJob(references.forms, carriedForms(store, caller.company.id, references.category.id)),
    billing,
    ...billsFromVisits({ ...money, billing }, visits),
    invoice_id: null,
    quote: body.quote ? quoteOf(viewer, body.quote, null) : null,
    invoice_status: null,
    created_by: caller.user.id,
    created_at: now,
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: 1,
  })
}

function plannedChanges({ store, caller: { company } }: Viewer, visits: readonly VisitRecord[]): HistoryChangeRecord[] {
  const [first, ...others] = visits
  if (!first) return []
  const staff = { field: 'staff', from: null, to: staffNames(store, first.staff_ids) }
  if (others.length === 0)
    return [
      ...(staff.to === null ? [] : [staff]),
      { field: 'start_at', from: null, to: String(first.start_at) },
      { field: 'end_at', from: null, to: String(first.end_at) },
    ]
  const [from, to] = [first, others.at(-1) ?? first].map((visit) => formatVisit(store, company, { ...visit, staff_ids: [] }))
  return [...(staff.to === null ? [] : [staff]), { field: 'visits', from: null, to: `${visits.length} visits, ${from} to ${to}` }]
}

function putHistory(viewer: Viewer, job: JobRecord, visits: readonly VisitRecord[]): void {
  const { store, caller, now } = viewer
  const [first, second] = visits
  const common = { company_id: job.company_id, job_id: job.id, actor_id: caller.user.id, created_at: now }
  const isDated = first?.date !== null
  const created = store.history.insert({ ...common, visit_id: null, event: 'created', status: isDated ? 0 : 11, changes: [], note: null })
  tellOfEntry(store, created)
  if (!isDated) return
  const planned = store.history.insert({
    ...common,
    visit_id: second ? null : (first?.id ?? null),
    event: 'scheduled_and_assigned',
    status: job.status,
    changes: plannedChanges(viewer, visits),
    note: job.series && formatRecurrence(caller.company, job.series.rule, job.series.first_date),
  })
  if (job.staff_ids.length > 0) tellOfEntry(store, planned)
}

function save(viewer: Viewer, sent: JobBody, files: readonly UploadedFile[]): Job {
  const body = { ...sent, line_items: quotedLines(sent) }
  const { store, caller, now } = viewer
  const requested = newJobOf(viewer, body)
  if (!body.allow_clash) {
    refuseTimeOff(store, caller.company, requested.requestedOnDays)
    refuseClashes(store, caller.company, requested.clashes)
  }
  const drafts = newVisits(viewer, requested.planned.slots, requested.references.staffIds)
  const job = putJob(viewer, body, requested, drafts)
  const visits = drafts.map((draft) => store.visits.insert({ ...draft, job_id: job.id }))
  putAttachments(store, job, body.attachments, files, { created_by: caller.user.id, created_at: now })
  putHistory(viewer, job, visits)
  if (body.notify_customer) tellOfBooking(viewer, job, visits)
  return jobView(viewer, job)
}

/**
 * Answers `POST /jobs`: the job with its visits, its timeline, its files and the message, or nothing of it, once
 * for each key.
 */
export function createJob(viewer: Viewer, { idempotency_key: key, ...body }: JobBody): Promise<Job> {
  const { store, caller, now } = viewer
  if (!mayQuote(viewer, body)) requireAuthority(caller, 'manage_jobs', 'create jobs')
  return withFiles(store, undefined, body.attachments, (files) =>
    store.transaction(() => answerOnce({ store, caller, now, call: 'createJob', key, input: body }, () => save(viewer, body, files))),
  )
}
