import { messageStatus } from '@callout/contracts/notifications/codes'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import { resolveTemplate } from '@callout/contracts/notifications/templateText'
import { defaultTemplates } from '../resources/notifications/defaultTemplates.ts'
import { subjectOf } from '../resources/notifications/messageSubject.ts'
import { templateValues } from '../resources/notifications/templateValues.ts'
import type { Store } from '../db/store.ts'
import type { Account } from './profile/account.ts'

const MESSAGE_DAYS = 4 * 86_400
const MOST = 60
/** Messages of steps without a link, which needs a running server. */
const eventOfStatus: Readonly<Record<number, CustomerEventCode>> = { 2: 'on_the_way', 6: 'job_finished' }

const { SENT, DELIVERED, OPENED, FAILED } = messageStatus
/** Most mails arrive; one in a dozen does not. */
const mailOutcomes = [DELIVERED, OPENED, DELIVERED, SENT, OPENED, DELIVERED, OPENED, DELIVERED, OPENED, DELIVERED, FAILED, SENT] as const
/** Text messages have no open status. */
const textOutcomes = [DELIVERED, DELIVERED, SENT] as const

export function putMessages(store: Store, { company, now }: Account): void {
  const steps = store.history
    .all()
    .filter(({ company_id, created_at }) => company_id === company.id && created_at <= now && created_at > now - MESSAGE_DAYS)
    .filter(({ event, status }) => event === 'status_changed' && eventOfStatus[status ?? -1] !== undefined)
    .toSorted((a, b) => a.created_at - b.created_at || a.id - b.id)
    .slice(-MOST)
  for (const [index, { job_id, visit_id, status, actor_id, created_at }] of steps.entries()) {
    const job = store.jobs.get(job_id)
    const subject = job && subjectOf(store, company, job, null)
    const event = eventOfStatus[status ?? -1]
    if (!subject || !event || subject.customer.email === '') continue
    const medium = index % 5 === 4 ? 'sms' : 'email'
    const outcomes = medium === 'sms' ? textOutcomes : mailOutcomes
    const { code, label } = outcomes[(medium === 'sms' ? Math.floor(index / 5) : index) % outcomes.length] ?? SENT
    const values = templateValues(store, '', subject)
    const labels = defaultTemplates[event][medium]
    const { email, phone, phone_country_code, id, name } = subject.customer
    store.clientNotifications.insert({
      company_id: company.id,
      notification_medium: medium,
      client_name: name,
      to: medium === 'email' ? email : `+${phone_country_code}${phone}`,
      subject: resolveTemplate(labels.subject, values),
      body: resolveTemplate(labels.body, values),
      status: code,
      status_desc: code === FAILED.code ? 'Not sent: the mailbox is full.' : label,
      notification_type: event,
      customer_id: id,
      job_id,
      invoice_id: null,
      receipt_number: null,
      attachment_name: null,
      sent_by: actor_id,
      sent_at: created_at,
      visit_id,
      visit_at: null,
    })
  }
}
