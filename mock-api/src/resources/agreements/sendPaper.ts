import { attachmentType } from '@callout/contracts/agreements/codes'
import type { SendAttachmentBody, SentAttachment } from '@callout/contracts/agreements/schemas'
import { messageStatus } from '@callout/contracts/notifications/codes'
import { createHash } from 'node:crypto'
import type { InvoiceRecord } from '../../store/collections/invoices.ts'
import type { Viewer } from '../../viewer.ts'
import { seededMessage } from './seededMessage.ts'
import type { PaperFile } from '../invoices/invoicePaper.ts'

/** Nobody has an address there (RFC 2606): a mail to it fails, so that failing can be seen. */
const isRejected = (address: string): boolean => address.toLowerCase().endsWith('.invalid')

/** The message of the seed, which is told by when it was sent, is kept before that is lost. */
function markSent(viewer: Viewer, invoice: InvoiceRecord): void {
  const { store, now } = viewer
  for (const { id: _, ...before } of seededMessage(viewer, invoice)) store.clientNotifications.insert(before)
  store.invoices.update(invoice.id, { sent_at: now })
}

/** Whose paper is sent, and of what it is. */
interface About {
  readonly client_name: string
  readonly customer_id: number
  readonly job_id: number
  /** null: a paper of the job. */
  readonly invoice: InvoiceRecord | null
}

/** Sends the paper to each address, or, where one of them is none, to nobody; either way the log has it. */
export function sendPaper(
  viewer: Viewer,
  { client_name, customer_id, job_id, invoice }: About,
  { to, subject, body, attachment_type, receipt_number }: SendAttachmentBody,
  { file_name, content_type, content, key }: PaperFile & { readonly key: string },
): SentAttachment {
  const { store, caller, now } = viewer
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
    notification_type: attachment_type,
    customer_id,
    job_id,
    invoice_id: invoice?.id ?? null,
    receipt_number: attachment_type === attachmentType.RECEIPT.code ? (receipt_number ?? null) : null,
    attachment_name: file_name,
    sent_by: caller.user.id,
    sent_at: now,
  })
  if (rejected === undefined) {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const attachments = [{ file_name, content_type, size: content.length, sha256, key }]
    for (const address of to)
      store.outbox.insert({ company_id, medium: 'email', to: address, subject, body, code: null, attachments, sent_at: now })
  }
  return { client_notification_id: message.id, status, status_desc, sent_at: now }
}
