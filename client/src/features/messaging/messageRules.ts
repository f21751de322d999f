import type { CurrentActor } from '../../components/actions/defineActions.ts'
import type { MessageRowFragment } from './messages.generated.ts'
import { type Enclosure, getIds, type Letter } from './letter.ts'

export interface MessageToResend extends Letter {
  readonly message: MessageRowFragment
}

type Sent = Pick<
  MessageRowFragment,
  'notificationType' | 'customerId' | 'jobId' | 'invoiceId' | 'receiptNumber' | 'jobFormId' | 'attachmentIds' | 'attachmentName'
>

/** `again`: a file that has to be chosen again; null: unknown, so it can't be sent again. */
export function enclosedIn(message: Sent): Enclosure | 'again' | null {
  const { notificationType, invoiceId, receiptNumber, jobFormId, attachmentIds, attachmentName } = message
  const ids = getIds(message)
  const ofInvoice = invoiceId === null ? ids : { ...ids, invoiceId }
  if (notificationType === 'invoice') return invoiceId === null ? null : { ...ofInvoice, attachmentType: 'INVOICE' }
  if (notificationType === 'receipt')
    return invoiceId === null || receiptNumber === null ? null : { ...ofInvoice, attachmentType: 'RECEIPT', receiptNumber }
  if (notificationType === 'job_form') return jobFormId === null ? null : { ...ids, attachmentType: 'JOB_FORM', jobFormId }
  if (attachmentIds?.length) return { ...ids, attachmentType: 'CONTRACT', attachmentIds }
  return attachmentName === null ? { ...ofInvoice, attachmentType: 'CONTRACT' } : 'again'
}

export type MessageAction = 'SHOW' | 'AGAIN'

export const messageName = ({ subject, to }: Pick<MessageRowFragment, 'subject' | 'to'>): string => subject ?? to ?? 'Message'

/** A failed message can be sent again if its text and enclosure are known and the user may send those. */
export function maySendAgain(message: MessageRowFragment, { can }: CurrentActor): boolean {
  const { status, notificationMedium, subject, body, customerId } = message
  if (status !== 'FAILED' || notificationMedium === 'sms' || !subject || !body) return false
  const enclosed = enclosedIn(message)
  if (enclosed === null) return false
  if (enclosed === 'again') return customerId !== null && can('manage_jobs')
  if (enclosed.attachmentType === 'JOB_FORM') return can('manage_jobs')
  if (enclosed.invoiceId) return can('manage_invoices') && can('view_prices')
  return customerId !== null && (can('manage_jobs') || can('manage_customers') || can('manage_notifications'))
}
