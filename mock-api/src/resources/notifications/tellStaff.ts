import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { HistoryRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import { companyChannels } from './messageSettings.ts'
import { eventOf, type Happening, noticesOf, tellsOfMove } from './staffNotice.ts'

export function tellStaff(store: Store, happening: Happening): void {
  const company = store.companies.get(happening.job.company_id)
  if (!company) return
  const channels = companyChannels(company, happening.event)
  for (const notice of noticesOf(store, company, happening)) {
    if (channels.in_app) store.notifications.insert({ ...notice, read_at: null })
    const user = store.users.get(notice.user_id)
    const text = { company_id: company.id, subject: notice.title, body: notice.body, code: null, sent_at: happening.at }
    if (channels.email && user?.email) store.outbox.insert({ ...text, medium: 'email', to: user.email })
    if (channels.sms && user?.phone) store.outbox.insert({ ...text, medium: 'sms', to: `+${user.phone_country_code}${user.phone}` })
  }
}

/** Notice of a timeline entry; undefined for none. */
export function happeningOf(store: Store, entry: HistoryRecord): Happening | undefined {
  const event: CompanyEventCode | null = eventOf(entry, tellsOfMove(entry))
  const job = store.jobs.get(entry.job_id)
  if (!event || !job) return undefined
  const visit = entry.visit_id === null ? undefined : store.visits.get(entry.visit_id)
  const isOfInvoice = event === 'invoice_created' || event === 'payment_received'
  const invoice_id = isOfInvoice ? (job.invoice_id ?? visit?.invoice_id ?? null) : null
  return { event, job, visit_id: entry.visit_id, invoice_id, note: entry.note, actor_id: entry.actor_id, at: entry.created_at }
}

export function tellOfEntry(store: Store, entry: HistoryRecord): void {
  const happening = happeningOf(store, entry)
  if (happening) tellStaff(store, happening)
}
