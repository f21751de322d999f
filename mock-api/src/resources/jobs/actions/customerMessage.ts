import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord } from '../../../store/collections/profile.ts'
import type { Store } from '../../../store/store.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { VisitRecord } from '../../../store/collections/visits.ts'
import type { JobChange } from '../save/jobChange.ts'
import type { Viewer } from '../../../viewer.ts'

/** What a customer reads after an action. */
const sentences: Readonly<Record<ManageJobBody['action'], (when: string) => string>> = {
  schedule: (when) => `your visit is scheduled for ${when}.`,
  unschedule: () => 'your visit needs to be rescheduled. We’ll be in touch.',
  assign: (when) => `someone has been assigned to your visit on ${when}.`,
  unassign: () => 'we’re finding someone else for your visit.',
  reschedule: (when) => `your visit has been moved to ${when}.`,
  on_the_way: () => 'we’re on the way to you.',
  reached: () => 'we’ve arrived.',
  start: () => 'work has started.',
  create_invoice: () => 'your invoice is ready.',
  finish: () => 'your job is done. Thank you for your business.',
  cancel: () => 'your visit has been cancelled.',
  decline: () => 'we’re finding someone else for your visit.',
  reopen: () => 'your job has been reopened.',
  void_invoice: () => 'the invoice that we sent you was a mistake. Please don’t pay it.',
  step_back: () => 'our last update about your visit was sent by mistake.',
}

const whenOf = ({ timezone }: CompanyRecord, { start_at }: Pick<VisitRecord, 'start_at'>): string => {
  const wall = start_at === null ? null : wallTimeOf(start_at, timezone)
  return wall ? `${wall.date} at ${wall.time}` : 'a date to be agreed'
}

/** Leaves a message to the customer in the outbox, but for those who want none by email. */
function tell(store: Store, company: CompanyRecord, job: JobRecord, sentence: string, now: number): void {
  const customer = store.customers.get(job.customer_id)
  if (!customer?.email || !customer.email_notification) return
  store.outbox.insert({
    company_id: company.id,
    medium: 'email',
    to: customer.email,
    subject: `${company.name}: ${job.title} (${job.job_number})`,
    body: `Hello ${customer.first_name},\n\n${sentence}\n\n${company.name}`,
    code: null,
    sent_at: now,
  })
}

/** Tells of an action that was done to a visit. */
export function messageCustomer(
  store: Store,
  company: CompanyRecord,
  job: JobRecord,
  visit: VisitRecord,
  action: ManageJobBody['action'],
  now: number,
): void {
  tell(store, company, job, sentences[action](whenOf(company, visit)), now)
}

/** Tells of a new job, and when its first visit is. */
export function tellOfBooking({ store, caller: { company }, now }: Viewer, job: JobRecord, visits: readonly VisitRecord[]): void {
  const [first] = visits
  const sentence =
    !first || first.start_at === null
      ? 'we’ve received your job and will be in touch to schedule the visit.'
      : visits.length === 1
        ? sentences.schedule(whenOf(company, first))
        : `your ${visits.length} visits are scheduled. The first one is on ${whenOf(company, first)}.`
  tell(store, company, job, sentence, now)
}

/** Tells of visits that take place at another time. Of anything else that changed a customer is told nothing. */
export function tellOfChange({ store, caller: { company }, now }: Viewer, job: JobRecord, { schedule }: JobChange): void {
  if (!schedule) return
  const { changed, added, removed } = schedule.plan
  const moved = changed.filter(({ before, after }) => before.start_at !== after.start_at || before.end_at !== after.end_at)
  const [only] = moved
  if (moved.length + added.length + removed.length === 0) return
  const isOne = only && moved.length + added.length + removed.length === 1
  const sentence = isOne
    ? sentences[only.after.start_at === null ? 'unschedule' : 'reschedule'](whenOf(company, only.after))
    : `your visits have been rescheduled. The next one is on ${whenOf(company, job)}.`
  tell(store, company, job, sentence, now)
}
