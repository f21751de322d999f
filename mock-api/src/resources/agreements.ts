import { attachmentType } from '@callout/contracts/agreements/codes'
import { randomUUID } from 'node:crypto'
import type { DomainHandlers } from '../handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { invalid } from '../refusal.ts'
import { requireAuthority } from '../requireAuthority.ts'
import { sendPaper } from './agreements/sendPaper.ts'
import { invoicePaperFile } from './invoices/invoicePaper.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'

const { INVOICE, RECEIPT } = attachmentType

export const agreementHandlers: DomainHandlers<'agreements'> = {
  sendAttachment: async ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    requireAuthority(caller, 'manage_invoices', 'send invoices')
    const { attachment_type, invoice_id, receipt_number } = body
    if (attachment_type !== INVOICE.code && attachment_type !== RECEIPT.code)
      throw invalid({ field: 'attachment_type', message: 'Invoices and receipts can be sent.' })
    if (!invoice_id) throw invalid({ field: 'invoice_id', message: 'Required' })
    if (attachment_type === RECEIPT.code && !receipt_number) throw invalid({ field: 'receipt_number', message: 'Required' })
    const invoice = visibleInvoice(store, caller, invoice_id)
    const paper = await invoicePaperFile(viewer, invoice, attachment_type === RECEIPT.code ? (receipt_number ?? undefined) : undefined)
    const file = { ...paper, key: randomUUID() }
    await store.files.write(file.key, file.content)
    let isSent = false
    const answer = store.transaction(() =>
      answerOnce({ store, caller, now, call: 'sendAttachment', key, input: body }, () => {
        isSent = true
        return sendPaper(viewer, invoice, body, file)
      }),
    )
    if (!isSent) await store.files.remove([file.key])
    return answer
  },
}
