import type { ManagedJob, ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { answerOnce } from '../../../http/idempotency.ts'
import type { HistoryRecord, VisitRecord } from '../visitRecords.ts'
import type { InvoiceRecord } from '../../invoices/records.ts'
import type { JobRecord } from '../records.ts'
import type { Store } from '../../../db/store.ts'
import { requireNeeds } from './actionNeeds.ts'
import { actionTargets } from './actionTarget.ts'
import { messageCustomer } from './customerMessage.ts'
import { jobFromVisits } from './jobFromVisits.ts'
import { historyView, timelineOf } from '../view/jobHistory.ts'
import { createInvoice, voidInvoice } from './jobInvoice.ts'
import { invoiceFor, jobView, visitView } from '../view/jobView.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { keepPosition } from '../../profile/position.ts'
import { tellOfEntry } from '../../notifications/tellStaff.ts'
import { requireInstant } from './occurredAt.ts'
import { billOf, billsFromVisits, billsVisits, moneyOfVisit, seriesInvoices } from './visitBills.ts'
import { visitChange } from './visitChange.ts'
import { changesBetween } from './visitChanges.ts'

interface Step {
  readonly viewer: Viewer
  readonly body: ManageJobBody
  readonly at: number
  readonly text: string | null
  readonly invoice: InvoiceRecord | null
}

const planningActions: readonly ManageJobBody['action'][] = ['schedule', 'assign', 'reschedule']

function eventOf({ action }: ManageJobBody): HistoryRecord['event'] {
  if (action === 'create_invoice') return 'invoice_generated'
  if (action === 'void_invoice') return 'edited'
  return planningActions.includes(action) ? 'scheduled_and_assigned' : 'status_changed'
}

function invoiceNote({ action }: ManageJobBody, invoice: InvoiceRecord | null): string | null {
  if (!invoice || !['create_invoice', 'void_invoice'].includes(action)) return null
  return action === 'void_invoice' ? `${invoice.invoice_number} voided` : invoice.invoice_number
}

function changeVisit(
  { viewer, body, at, text, invoice }: Step,
  job: JobRecord,
  visit: VisitRecord,
): { visit: VisitRecord; entry: HistoryRecord } {
  const { store, caller, now } = viewer
  const patch = visitChange({ store, caller, job, visit, at }, body)
  const changed = store.visits.update(visit.id, {
    ...patch,
    ...(invoice && billsVisits(job) && { invoice_id: invoice.voided_at === null ? invoice.id : null }),
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: visit.lock_version + 1,
  })
  const entry = store.history.insert({
    company_id: job.company_id,
    job_id: job.id,
    visit_id: visit.id,
    event: eventOf(body),
    status: changed.status,
    changes: changesBetween(store, visit, changed),
    note: invoiceNote(body, invoice) ?? text,
    actor_id: caller.user.id,
    created_at: at,
  })
  return { visit: changed, entry }
}

/** The notes of the visit that was finished last, of those that still are. */
function finishNotes(store: Store, { id }: JobRecord): string | null {
  const isFinished = (visitId: number | null): boolean => visitId !== null && store.visits.get(visitId)?.status === 6
  return timelineOf(store, id).find(({ status, note, visit_id }) => status === 6 && note !== null && isFinished(visit_id))?.note ?? null
}

function textOnJob({ viewer, body: { action }, text }: Step, job: JobRecord, status: JobRecord['status']): Partial<JobRecord> {
  if (action === 'step_back') return { jobfinished_notes: finishNotes(viewer.store, job) }
  if (action === 'finish') return { jobfinished_notes: text }
  if (action === 'reopen') return { cancel_reason: null, jobfinished_notes: null }
  return action === 'cancel' && status === 7 ? { cancel_reason: text } : {}
}

const invoiceOnJob = ({ id, status, voided_at }: InvoiceRecord): Pick<JobRecord, 'invoice_id' | 'invoice_status'> =>
  voided_at === null ? { invoice_id: id, invoice_status: status } : { invoice_id: null, invoice_status: null }

function changeJob(step: Step, job: JobRecord): JobRecord {
  const { viewer, invoice } = step
  const { store, caller, now } = viewer
  const visits = store.visits.by('job_id', job.id)
  const fromVisits = jobFromVisits(visits)
  return store.jobs.update(job.id, {
    ...fromVisits,
    ...textOnJob(step, job, fromVisits.status),
    ...billsFromVisits(job, visits),
    ...(invoice && (billsVisits(job) ? seriesInvoices(store, job.id) : invoiceOnJob(invoice))),
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: job.lock_version + 1,
  })
}

/** Requested, or created automatically when the billed or last visit is finished, by the company's setting. */
function isInvoiced(
  { store, caller: { company } }: Viewer,
  job: JobRecord,
  visit: VisitRecord | undefined,
  { action, visit_id }: ManageJobBody,
): boolean {
  if (action !== 'finish') return action === 'create_invoice'
  if (visit && billsVisits(job))
    return company.create_invoice_on_finish && visit.invoice_id === null && moneyOfVisit(job, visit).line_items.length > 0
  const others = store.visits.by('job_id', job.id).filter(({ id, status }) => id !== visit_id && status !== 6 && status !== 7)
  return company.create_invoice_on_finish && job.invoice_id === null && job.line_items.length > 0 && others.length < 2
}

function act(viewer: Viewer, job: JobRecord, body: ManageJobBody): ManagedJob {
  const { store, caller, now } = viewer
  const targets = actionTargets(viewer, job, body)
  const [target] = targets
  const text = requireNeeds(viewer, job, targets, body)
  const at = requireInstant(body.occurred_at, now)
  const terms = { at, dueDays: 'due_days' in body ? body.due_days : undefined }
  const written = isInvoiced(viewer, job, target, body) ? createInvoice(store, caller.company, job, target, terms) : null
  const invoice =
    body.action === 'void_invoice'
      ? voidInvoice(viewer, job, body.invoice_id ?? (target && billOf(store, job, target)?.id) ?? null)
      : written
  const step: Step = { viewer, body, at, text, invoice }
  const [first] = targets.map((visit) => changeVisit(step, job, visit))
  const changedJob = changeJob(step, job)
  if (first) tellOfEntry(store, first.entry)
  const deliveries = first && body.notify_customer ? messageCustomer(viewer, changedJob, first.visit, body) : null
  return {
    job: jobView(viewer, changedJob),
    visit: first ? visitView(viewer, changedJob, first.visit) : null,
    history: first ? historyView(viewer, first.entry) : null,
    invoice: invoiceFor(viewer, invoice ?? undefined),
    deliveries,
  }
}

/** Does one action of `POST /jobs/manage_job`, once for each key, and keeps where the assignee is. */
export function manageJob(viewer: Viewer, job: JobRecord, { idempotency_key: key, ...body }: ManageJobBody): ManagedJob {
  const { store, caller, now } = viewer
  return store.transaction(() =>
    answerOnce({ store, caller, now, call: 'manageJob', key, input: body }, () => {
      const done = act(viewer, job, body)
      keepPosition(viewer, body)
      return done
    }),
  )
}
