import type { ChangedJobBody, JobChangeBody } from '@callout/contracts/jobs/jobBody'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { VisitPlan } from '@callout/contracts/jobs/visits/visitPlan'
import type { HistoryChangeRecord, VisitRecord } from '../visitRecords.ts'
import type { JobRecord } from '../records.ts'
import { refuseClashes } from '../staff/clashes.ts'
import { refuseTimeOff } from '../staff/timeOff.ts'
import { tellOfChange } from '../actions/customerMessage.ts'
import { type JobChange, jobChangeOf } from './jobChange.ts'
import { formatFile, formatJobChange } from './jobChangeText.ts'
import { putAttachments, type UploadedFile, withFiles } from './jobFiles.ts'
import { attachedForms } from './jobForms.ts'
import { tellOfEntry } from '../../notifications/tellStaff.ts'
import { billsFromVisits } from '../actions/visitBills.ts'
import { jobFromVisits } from '../actions/jobFromVisits.ts'
import { jobView } from '../view/jobView.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { changedQuote, quoteOf } from './jobQuote.ts'
import { newVisits } from './newVisits.ts'
import { workOf } from './jobWork.ts'
import { moneyPart } from './priceChange.ts'
import { removeVisits } from './removal.ts'
import { requireAuthority } from '../../../http/requireAuthority.ts'
import { requireAddition } from './requireAddition.ts'
import { mayChangeQuote } from './staffQuote.ts'
import { requireVersion } from '../view/version.ts'
import { visibleJob } from '../view/visibility.ts'
import { wholeChange } from './wholeChange.ts'

type Changed = VisitPlan['changed'][number]

function changeVisit({ store, caller, now }: Viewer, isRecurring: boolean, { visit_id, after }: Changed): void {
  const visit = store.visits.get(visit_id) as VisitRecord
  const is_exception = isRecurring && after.is_exception
  store.visits.update(visit_id, {
    ...after,
    is_exception,
    series_date: is_exception ? (visit.series_date ?? visit.date) : null,
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: visit.lock_version + 1,
  })
}

function changeVisits(viewer: Viewer, job: JobRecord, { schedule, addedStaff }: JobChange): void {
  if (!schedule) return
  const { store } = viewer
  const { changed, added, removed } = schedule.plan
  const lastNumber = Math.max(0, ...store.visits.by('job_id', job.id).map(({ visit_number }) => visit_number))
  for (const visit of changed) changeVisit(viewer, schedule.is_recurring, visit)
  removeVisits(
    viewer,
    removed.flatMap(({ id }) => store.visits.get(id) ?? []),
  )
  if (added.length === 0) return
  for (const visit of newVisits(viewer, added, addedStaff, lastNumber + 1)) store.visits.insert({ ...visit, job_id: job.id })
}

function changedJob(viewer: Viewer, job: JobRecord, body: ChangedJobBody, { references, prices, schedule }: JobChange): JobRecord {
  const { store } = viewer
  const { money, billing } = prices
  const visits = store.visits.by('job_id', job.id)
  const after: JobRecord = {
    ...job,
    ...jobFromVisits(visits),
    ...workOf(body, references, money),
    ...(schedule && { is_recurring: schedule.is_recurring, series: schedule.series }),
    ...money,
    billing,
    ...billsFromVisits({ ...money, billing }, visits),
    forms: attachedForms(references.forms, body.form_ids, job),
    quote: body.quote ? quoteOf(viewer, body.quote, job.quote) : job.quote,
  }
  return { ...after, quote: changedQuote(job, after) }
}

function putHistory({ store, caller, now }: Viewer, job: JobRecord, body: ChangedJobBody, changes: readonly HistoryChangeRecord[]): void {
  const entry = store.history.insert({
    company_id: job.company_id,
    job_id: job.id,
    visit_id: body.scope === 'this' ? (body.visit_id ?? null) : null,
    event: 'edited',
    status: job.status,
    changes,
    note: null,
    actor_id: caller.user.id,
    created_at: now,
  })
  tellOfEntry(store, entry)
}

const fileNames = ({ store }: Viewer, { id }: JobRecord): string[] => store.attachments.by('job_id', id).map(({ file_name }) => file_name)

function save(viewer: Viewer, sent: JobChangeBody, files: readonly UploadedFile[]): Job {
  const { store, caller, now } = viewer
  const job = visibleJob(store, caller, sent.id)
  requireVersion(viewer, job, undefined, sent.lock_version)
  const body = wholeChange(viewer, job, sent)
  const change = jobChangeOf(viewer, job, body)
  if (!body.allow_clash) {
    refuseTimeOff(store, caller.company, change.requestedOnDays)
    refuseClashes(store, caller.company, change.clashes)
  }
  const namesBefore = fileNames(viewer, job)
  changeVisits(viewer, job, change)
  for (const { id, ...prices } of change.prices.visits) if (store.visits.get(id)) store.visits.update(id, prices)
  putAttachments(store, job, body.attachments, files, { created_by: caller.user.id, created_at: now })
  const after = changedJob(viewer, job, body, change)
  const known = body.scope === 'this' ? moneyPart(change.money) : {}
  const changes = [
    ...formatJobChange(store, caller.company, change.priced, { ...after, ...known }, change, body.scope),
    ...formatFile(namesBefore, fileNames(viewer, job)),
  ]
  if (changes.length === 0 && files.length === 0) return jobView(viewer, job)
  const changed = store.jobs.put({ ...after, updated_at: now, updated_by: caller.user.id, lock_version: job.lock_version + 1 })
  putHistory(viewer, changed, body, changes)
  if (body.notify_customer) tellOfChange(viewer, changed, change)
  return jobView(viewer, changed)
}

export function updateJob(viewer: Viewer, body: JobChangeBody): Promise<Job> {
  const { store, caller } = viewer
  if (caller.user.user_type !== 'staff') requireAuthority(caller, 'manage_jobs', 'change jobs')
  else if (!mayChangeQuote(viewer, body)) requireAddition(viewer, body)
  return withFiles(store, body.id, body.attachments ?? [], (files) => store.transaction(() => save(viewer, body, files)))
}
