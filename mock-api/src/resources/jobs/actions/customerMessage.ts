import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { progressLabel } from '@callout/contracts/jobs/status/progressLabel'
import type { MessageDelivery } from '@callout/contracts/notifications/delivery'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { deliver, type MessageChoice, type Sending, sendMessage } from '../../notifications/sendMessage.ts'
import { subjectOf } from '../../notifications/messageSubject.ts'
import { formatWhen } from '../../notifications/whenText.ts'
import type { JobChange } from '../save/jobChange.ts'

type Action = ManageJobBody['action']

const events: Readonly<Partial<Record<Action, CustomerEventCode>>> = {
  schedule: 'visit_confirmation',
  assign: 'visit_confirmation',
  reschedule: 'visit_moved',
  on_the_way: 'on_the_way',
  finish: 'job_finished',
  cancel: 'job_cancelled',
}

/** Default texts of other actions. */
const sentences: Readonly<Partial<Record<Action, string>>> = {
  unschedule: 'your visit needs to be rescheduled. We’ll be in touch.',
  unassign: 'we’re finding someone else for your visit.',
  reached: 'we’ve arrived.',
  start: 'work has started.',
  create_invoice: 'your invoice is ready.',
  decline: 'we’re finding someone else for your visit.',
  reopen: 'your job has been reopened.',
  void_invoice: 'the invoice that we sent you was a mistake. Please don’t pay it.',
  step_back: 'our last update about your visit was sent by mistake.',
}

/** Steps of which customers read how far their job is. */
const steps: readonly Action[] = ['reached', 'start', 'create_invoice', 'step_back']

/** In the customer's own labels (spec §4). */
const progressOf = (action: Action, job: JobRecord, visit: VisitRecord): string =>
  steps.includes(action) ? `\n\nStatus: ${progressLabel(visit.status, job.invoice_status)}` : ''

const sendingOf = ({ store, publicUrl, now, caller }: Viewer): Sending => ({ store, publicUrl, now, sentBy: caller.user.id })

/** Sends a sentence of our own, by email unless another medium was chosen. */
function tell(
  viewer: Viewer,
  job: JobRecord,
  visit: VisitRecord | null,
  sentence: string,
  { message, notify_by = 'email' }: MessageChoice = {},
): MessageDelivery[] {
  const subject = subjectOf(viewer.store, viewer.caller.company, job, visit)
  if (!subject) return []
  const { company, customer } = subject
  const body = message || `Hello ${customer.first_name || customer.name},\n\n${sentence}\n\n${company.name}`
  const text = { subject: `${company.name}: ${job.title} (${job.job_number})`, body }
  return [deliver(sendingOf(viewer), subject, 'job_update', notify_by, text, { job_id: job.id })]
}

function tellOf(
  viewer: Viewer,
  event: CustomerEventCode,
  job: JobRecord,
  visit: VisitRecord | null,
  choice: MessageChoice = {},
): MessageDelivery[] {
  const subject = subjectOf(viewer.store, viewer.caller.company, job, visit)
  return subject ? sendMessage(sendingOf(viewer), event, subject, { job_id: job.id }, choice) : []
}

export function messageCustomer(
  viewer: Viewer,
  job: JobRecord,
  visit: VisitRecord,
  { action, ...choice }: Pick<ManageJobBody, 'action' | 'message' | 'notify_by'>,
): MessageDelivery[] {
  const event = events[action]
  if (event) return tellOf(viewer, event, job, visit, choice)
  return tell(viewer, job, visit, `${sentences[action] ?? 'your job has been updated.'}${progressOf(action, job, visit)}`, choice)
}

export function tellOfBooking(viewer: Viewer, job: JobRecord, visits: readonly VisitRecord[]): MessageDelivery[] {
  const [first] = visits
  if (!first || first.start_at === null)
    return tell(viewer, job, null, 'we’ve received your job and will be in touch to schedule the visit.')
  if (visits.length === 1) return tellOf(viewer, 'visit_confirmation', job, first)
  const when = formatWhen(viewer.caller.company, first.start_at)
  return tell(viewer, job, first, `your ${visits.length} visits are scheduled. The first one is on ${when}.`)
}

/** Messages about rescheduled visits. Other changes are not announced. */
export function tellOfChange(viewer: Viewer, job: JobRecord, { schedule }: JobChange): MessageDelivery[] {
  if (!schedule) return []
  const { store, caller } = viewer
  const { changed, added, removed } = schedule.plan
  const moved = changed.filter(({ before, after }) => before.start_at !== after.start_at || before.end_at !== after.end_at)
  const [only] = moved
  if (moved.length + added.length + removed.length === 0) return []
  const visit = only && moved.length + added.length + removed.length === 1 ? store.visits.get(only.visit_id) : undefined
  if (visit) return messageCustomer(viewer, job, visit, { action: visit.start_at === null ? 'unschedule' : 'reschedule' })
  const when = formatWhen(caller.company, job.start_at) ?? 'a date to be agreed'
  return tell(viewer, job, null, `your visits have been rescheduled. The next one is on ${when}.`)
}
