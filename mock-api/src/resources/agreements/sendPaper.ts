import { attachmentType } from '@callout/contracts/agreements/codes'
import type { SendAttachmentBody, SentAttachment } from '@callout/contracts/agreements/schemas'
import { messageStatus } from '@callout/contracts/notifications/codes'
import type { MessageDelivery } from '@callout/contracts/notifications/delivery'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import { createHash } from 'node:crypto'
import type { InvoiceRecord } from '../invoices/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { subjectOfInvoice } from '../notifications/messageSubject.ts'
import { textAlong } from '../notifications/sendMessage.ts'
import { seededMessage } from './seededMessage.ts'
import type { PaperFile } from '../invoices/invoicePaper.ts'

const isRejected = (address: string): boolean => address.toLowerCase().endsWith('.invalid')

/** Stores the seeded message before `sent_at` changes. */
function markSent(viewer: Viewer, invoice: InvoiceRecord): void {
  const { store, now } = viewer
  for (const { id: _, ...before } of seededMessage(viewer, invoice)) store.clientNotifications.insert(before)
  store.invoices.update(invoice.id, { sent_at: now })
}

const eventOf: Readonly<Partial<Record<SendAttachmentBody['attachment_type'], CustomerEventCode>>> = {
  [attachmentType.INVOICE.code]: 'invoice_sent',
  [attachmentType.RECEIPT.code]: 'payment_receipt',
}

function recipientsOf({ store }: Viewer, invoice: InvoiceRecord, { attachment_type, receipt_number }: SendAttachmentBody): InvoiceRecord[] {
  const parts = attachment_type === attachmentType.RECEIPT.code ? store.payments.by('batch_receipt_number', receipt_number ?? '') : []
  const paid = parts.flatMap(({ invoice_id }) => store.invoices.get(invoice_id) ?? [])
  const ofCompany = [invoice, ...paid].filter(({ company_id }) => company_id === invoice.company_id)
  return ofCompany.filter(({ customer_id }, index) => ofCompany.findIndex((item) => item.customer_id === customer_id) === index)
}

function tellByText(
  { store, publicUrl, now, caller }: Viewer,
  invoice: InvoiceRecord,
  sent: SendAttachmentBody,
): MessageDelivery | undefined {
  const event = sent.event ?? eventOf[sent.attachment_type]
  const subject = event && subjectOfInvoice(store, caller.company, invoice)
  if (!event || !subject) return undefined
  const sending = { store, publicUrl, now, sentBy: caller.user.id }
  return textAlong(sending, event, subject, { job_id: invoice.job_id, invoice_id: invoice.id })
}

interface About {
  readonly client_name: string
  /** null: to the user's address. */
  readonly customer_id: number | null
  readonly job_id: number | null
  /** null: of the job, or of the customer. */
  readonly invoice: InvoiceRecord | null
}

const TEST = 'test'

/** Sends to every address, or to none if one is invalid; both are logged. */
export function sendPapers(
  viewer: Viewer,
  { client_name, customer_id, job_id, invoice }: About,
  sent: SendAttachmentBody,
  files: readonly (PaperFile & { readonly key: string })[],
): SentAttachment {
  const { store, caller, now } = viewer
  const { to, subject, body, attachment_type, receipt_number, job_form_id, attachment_ids, event } = sent
  const { id: company_id } = caller.company
  const rejected = to.find(isRejected)
  const { code: status, label } = rejected === undefined ? messageStatus.SENT : messageStatus.FAILED
  const status_desc = rejected === undefined ? label : `Not sent: there is no address ${rejected}.`
  if (invoice && rejected === undefined && attachment_type === attachmentType.INVOICE.code) markSent(viewer, invoice)
  const message = store.clientNotifications.insert({
    company_id,
    notification_medium: 'email',
    client_name,
    to: to.join(', '),
    subject,
    body,
    status,
    status_desc,
    notification_type: customer_id === null ? TEST : (event ?? attachment_type),
    customer_id,
    job_id,
    invoice_id: invoice?.id ?? null,
    receipt_number: attachment_type === attachmentType.RECEIPT.code ? (receipt_number ?? null) : null,
    job_form_id: attachment_type === attachmentType.JOB_FORM.code ? (job_form_id ?? null) : null,
    attachment_ids: attachment_type === attachmentType.CONTRACT.code ? (attachment_ids ?? []) : [],
    attachment_name: files.map(({ file_name }) => file_name).join(', ') || null,
    sent_by: caller.user.id,
    sent_at: now,
  })
  if (rejected === undefined) {
    const attachments = files.map(({ file_name, content_type, content, key }) => {
      const sha256 = createHash('sha256').update(content).digest('hex')
      return { file_name, content_type, size: content.length, sha256, key }
    })
    for (const address of to)
      store.outbox.insert({ company_id, medium: 'email', to: address, subject, body, code: null, attachments, sent_at: now })
  }
  const texted = invoice && rejected === undefined ? recipientsOf(viewer, invoice, sent) : []
  const text_messages = texted.flatMap((item) => tellByText(viewer, item, sent) ?? [])
  return { client_notification_id: message.id, status, status_desc, sent_at: now, text_messages }
}
