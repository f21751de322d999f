import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import { addDays, wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { customerChannels } from './messageSettings.ts'
import { subjectOf, subjectOfInvoice } from './messageSubject.ts'
import { mediaFor, type Sending, sendMessage } from './sendMessage.ts'

const MINUTE = 60
const DAY_MINUTES = 24 * 60
/** A reminder is skipped shortly after another message about the time. */
const tellingOfTime: readonly string[] = ['visit_reminder', 'visit_confirmation', 'visit_moved'] satisfies CustomerEventCode[]

const leadOf = (company: CompanyRecord, event: CustomerEventCode): number => customerChannels(company, event).send_before_minutes

function remindOfVisits(sending: Sending, company: CompanyRecord): void {
  const { store, now } = sending
  const lead = leadOf(company, 'visit_reminder') * MINUTE
  for (const visit of store.visits.by('to_come', company.id)) {
    const { start_at, status, job_id } = visit
    if (start_at === null || start_at <= now || start_at - lead > now || status > 1) continue
    const job = store.jobs.get(job_id)
    const subject = job && subjectOf(store, company, job, visit)
    if (!subject) continue
    const known = store.clientNotifications
      .by('customer_id', job.customer_id)
      .some(
        ({ visit_id, visit_at, notification_type, sent_at }) =>
          visit_id === visit.id &&
          visit_at === start_at &&
          tellingOfTime.includes(notification_type) &&
          (notification_type === 'visit_reminder' || sent_at >= start_at - lead),
      )
    if (!known) sendMessage(sending, 'visit_reminder', subject, { job_id })
  }
}

/** One for each invoice that is open so long after its due day; a payment of all of it ends that. */
function remindOfInvoices(sending: Sending, company: CompanyRecord): void {
  const { store, now } = sending
  const today = wallTimeOf(now, company.timezone).date
  const days = Math.round(leadOf(company, 'invoice_overdue') / DAY_MINUTES)
  for (const invoice of store.invoices.by('unpaid', company.id)) {
    if (invoice.voided_at !== null || addDays(invoice.due_date, days) > today) continue
    const isKnown = store.clientNotifications
      .by('invoice_id', invoice.id)
      .some(({ notification_type }) => notification_type === 'invoice_overdue')
    const subject = isKnown ? undefined : subjectOfInvoice(store, company, invoice)
    if (subject) sendMessage(sending, 'invoice_overdue', subject, { job_id: invoice.job_id, invoice_id: invoice.id })
  }
}

export function sendDue(store: Store, publicUrl: string, now: number): void {
  const sending: Sending = { store, publicUrl, now, sentBy: null }
  for (const company of store.companies.all()) {
    if (mediaFor(company, 'visit_reminder').length > 0) store.transaction(() => remindOfVisits(sending, company))
    if (mediaFor(company, 'invoice_overdue').length > 0) store.transaction(() => remindOfInvoices(sending, company))
  }
}
