import { type Enclosure, idsOf } from './letter.ts'
import type { MessageRowFragment } from './messages.generated.ts'

type Sent = Pick<
  MessageRowFragment,
  'notificationType' | 'customerId' | 'jobId' | 'invoiceId' | 'receiptNumber' | 'jobFormId' | 'attachmentIds' | 'attachmentName'
>

/**
 * What went with a message of the log, for sending it again. `again`: a file that somebody has to choose once more; null: what it
 * was is not told, so that it can’t be sent from here.
 */
export function enclosedIn(message: Sent): Enclosure | 'again' | null {
  const { notificationType, invoiceId, receiptNumber, jobFormId, attachmentIds, attachmentName } = message
  const ids = idsOf(message)
  const ofInvoice = invoiceId === null ? ids : { ...ids, invoiceId }
  if (notificationType === 'invoice') return invoiceId === null ? null : { ...ofInvoice, attachmentType: 'INVOICE' }
  if (notificationType === 'receipt')
    return invoiceId === null || receiptNumber === null ? null : { ...ofInvoice, attachmentType: 'RECEIPT', receiptNumber }
  if (notificationType === 'job_form') return jobFormId === null ? null : { ...ids, attachmentType: 'JOB_FORM', jobFormId }
  if (attachmentIds?.length) return { ...ids, attachmentType: 'CONTRACT', attachmentIds }
  return attachmentName === null ? { ...ofInvoice, attachmentType: 'CONTRACT' } : 'again'
}
