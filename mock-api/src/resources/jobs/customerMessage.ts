import type { ManageJobBody } from '@callout/contracts/jobs/schemas'
import { wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { JobRecord, VisitRecord } from '../../store/workRecords.ts'

/** What a customer reads after an action. */
const sentences: Readonly<Record<ManageJobBody['action'], (when: string) => string>> = {
  schedule: (when) => `your visit is planned for ${when}.`,
  unschedule: () => 'your visit has to be planned anew. We will be in touch.',
  assign: (when) => `we have found staff for your visit on ${when}.`,
  unassign: () => 'we are looking for other staff for your visit.',
  reschedule: (when) => `your visit has been moved to ${when}.`,
  on_the_way: () => 'our staff is on the way to you.',
  reached: () => 'our staff has arrived.',
  start: () => 'work has started.',
  create_invoice: () => 'your invoice is ready.',
  finish: () => 'your job is done. Thank you for your trust.',
  cancel: () => 'your visit has been cancelled.',
  decline: () => 'we are looking for other staff for your visit.',
  reopen: () => 'your job has been opened again.',
}

/** Leaves a message to the customer in the outbox. */
export function messageCustomer(
  store: Store,
  company: CompanyRecord,
  job: JobRecord,
  visit: VisitRecord,
  action: ManageJobBody['action'],
  now: number,
): void {
  const customer = store.customers.get(job.customer_id)
  if (!customer) return
  const wall = visit.start_at === null ? null : wallTimeOf(visit.start_at, company.timezone)
  const when = wall ? `${wall.date} at ${wall.time}` : 'a day to be agreed'
  store.outbox.insert({
    company_id: company.id,
    medium: 'email',
    to: customer.email,
    subject: `${company.name}: ${job.title} (${job.job_number})`,
    body: `Hello ${customer.first_name},\n\n${sentences[action](when)}\n\n${company.name}`,
    code: null,
    sent_at: now,
  })
}
