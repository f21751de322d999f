import { messageMedium, messageStatus } from '@callout/contracts/notifications/codes'
import type { MessageDelivery } from '@callout/contracts/notifications/delivery'
import type { CustomerEventCode, MessagePreview } from '@callout/contracts/notifications/settings'
import { resolveTemplate } from '@callout/contracts/notifications/templateText'
import type { CustomerRecord } from '../customers/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { customerChannels } from './messageSettings.ts'
import type { Medium } from './defaultTemplates.ts'
import { type CompanyTemplate, templateFor } from './messageTemplates.ts'
import { type MessageSubject, templateValues } from './templateValues.ts'

export interface Sending {
  readonly store: Store
  readonly publicUrl: string
  readonly now: number
  /** null: the clock. */
  readonly sentBy: number | null
}
export interface Belonging {
  readonly job_id: number | null
  readonly invoice_id?: number | null
}
export interface MessageText {
  readonly subject: string
  readonly body: string
}

const media = Object.values(messageMedium).map(({ code }) => code)

export const mediaFor = (company: CompanyRecord, event: CustomerEventCode): Medium[] => {
  const channels = customerChannels(company, event)
  return media.filter((medium) => channels[medium])
}

type Composing = Pick<Sending, 'store' | 'publicUrl'>

/** Template of an event and medium; undefined if none is active. */
function usedTemplate(store: Store, company: CompanyRecord, event: CustomerEventCode, medium: Medium): CompanyTemplate | undefined {
  const chosenId = medium === messageMedium.EMAIL.code ? customerChannels(company, event).template_id : null
  return templateFor(store, company.id, event, medium, chosenId)
}

/** The message as it would be sent; undefined without an active template. */
export function composed(
  { store, publicUrl }: Composing,
  event: CustomerEventCode,
  medium: Medium,
  subject: MessageSubject,
): MessageText | undefined {
  const template = usedTemplate(store, subject.company, event, medium)
  if (!template) return undefined
  const values = templateValues(store, publicUrl, subject)
  // A subject is one line of a mail: what follows a break would be read as another of its headers.
  return { subject: resolveTemplate(template.subject, values).replace(/\p{Cc}+/gu, ' '), body: resolveTemplate(template.body, values) }
}

const alongText = (composing: Composing, event: CustomerEventCode, subject: MessageSubject) =>
  customerChannels(subject.company, event).sms ? composed(composing, event, messageMedium.SMS.code, subject) : undefined

/** Also for phones, and whether the company has written it. */
export function previewOf(
  composing: Composing,
  event: CustomerEventCode,
  medium: Medium,
  subject: MessageSubject,
): MessagePreview | undefined {
  const { company } = subject
  const text = composed(composing, event, medium, subject)
  const template = usedTemplate(composing.store, company, event, medium)
  const is_own = template !== undefined && (!template.is_default || template.updated_at !== null)
  return text && { ...text, is_own, text_message: alongText(composing, event, subject)?.body ?? null }
}

/** Besides the paper that was mailed, a text message where the company wants one. */
export function textAlong(
  sending: Sending,
  event: CustomerEventCode,
  subject: MessageSubject,
  belonging: Belonging,
): MessageDelivery | undefined {
  const text = alongText(sending, event, subject)
  return text && deliver(sending, subject, event, messageMedium.SMS.code, text, belonging)
}

const phoneOf = ({ phone_country_code, phone }: CustomerRecord): string => (phone === '' ? '' : `+${phone_country_code}${phone}`)

interface DeliveryOutcome {
  readonly to: string
  readonly status: (typeof messageStatus)[keyof typeof messageStatus]['code']
  readonly status_desc: string
}

/** Reserved domain (RFC 2606) whose mails fail, to demonstrate failures. */
const isRejected = (address: string): boolean => address.toLowerCase().endsWith('.invalid')

function getOutcome(customer: CustomerRecord, medium: Medium): DeliveryOutcome {
  const isEmail = medium === messageMedium.EMAIL.code
  const to = isEmail ? customer.email : phoneOf(customer)
  const isRequested = isEmail ? customer.email_notification : customer.sms_notification
  const { SENT, FAILED, CANCELLED } = messageStatus
  if (!isRequested)
    return { to, status: CANCELLED.code, status_desc: `Not sent: the customer wants no ${isEmail ? 'emails' : 'text messages'}.` }
  if (to === '') return { to, status: FAILED.code, status_desc: `Not sent: there’s no ${isEmail ? 'email address' : 'phone number'}.` }
  if (isRejected(to)) return { to, status: FAILED.code, status_desc: `Not sent: there is no address ${to}.` }
  return { to, status: SENT.code, status_desc: SENT.label }
}

export function deliver(
  { store, now, sentBy }: Sending,
  { company, customer, visit, at }: MessageSubject,
  type: string,
  medium: Medium,
  text: MessageText,
  { job_id, invoice_id = null }: Belonging,
): MessageDelivery {
  const { to, status, status_desc } = getOutcome(customer, medium)
  store.clientNotifications.insert({
    company_id: company.id,
    notification_medium: medium,
    client_name: customer.name,
    to,
    ...text,
    status,
    status_desc,
    notification_type: type,
    customer_id: customer.id,
    job_id,
    invoice_id,
    receipt_number: null,
    attachment_name: null,
    sent_by: sentBy,
    sent_at: now,
    visit_id: visit?.id ?? null,
    visit_at: at,
  })
  if (status === messageStatus.SENT.code) store.outbox.insert({ company_id: company.id, medium, to, ...text, code: null, sent_at: now })
  return { notification_medium: medium, to, status, status_desc }
}

export interface MessageChoice {
  readonly message?: string | undefined
  readonly notify_by?: Medium | undefined
}

export function sendMessage(
  sending: Sending,
  event: CustomerEventCode,
  subject: MessageSubject,
  belonging: Belonging,
  { message, notify_by }: MessageChoice = {},
): MessageDelivery[] {
  const chosen = notify_by === undefined ? mediaFor(subject.company, event) : [notify_by]
  return chosen.flatMap((medium) => {
    const text = composed(sending, event, medium, subject)
    return text ? [deliver(sending, subject, event, medium, message ? { ...text, body: message } : text, belonging)] : []
  })
}
