import { attachmentType } from '@callout/contracts/agreements/codes'
import type { SendAttachmentBody } from '@callout/contracts/agreements/schemas'
import { randomUUID } from 'node:crypto'
import type { DomainHandlers } from '../handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { invalid } from '../refusal.ts'
import { requireAuthority } from '../requireAuthority.ts'
import type { Viewer } from '../viewer.ts'
import { sendPaper } from './agreements/sendPaper.ts'
import { visibleJobForm } from './forms/jobForm.ts'
import { savedPaper } from './forms/savedJobForm.ts'
import { invoicePaperFile, type PaperFile } from './invoices/invoicePaper.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { visibleJob } from './jobs/view/visibility.ts'

const { INVOICE, RECEIPT, JOB_FORM } = attachmentType

type About = Parameters<typeof sendPaper>[1]
type Body = Omit<SendAttachmentBody, 'idempotency_key'>
interface Sent {
  readonly about: About
  readonly paper: PaperFile
}

const required = (field: string): never => {
  throw invalid({ field, message: 'Required' })
}

async function invoiceSent(viewer: Viewer, { attachment_type, invoice_id, receipt_number }: Body): Promise<Sent> {
  const { store, caller } = viewer
  requireAuthority(caller, 'manage_invoices', 'send invoices')
  const invoice = visibleInvoice(store, caller, invoice_id ?? required('invoice_id'))
  const receipt = attachment_type === RECEIPT.code ? (receipt_number ?? required('receipt_number')) : undefined
  const { customer_id, job_id, addressee } = invoice
  const client_name = addressee?.name ?? store.customers.get(customer_id)?.name ?? ''
  return { about: { client_name, customer_id, job_id, invoice }, paper: await invoicePaperFile(viewer, invoice, receipt) }
}

/** The paper that was written when the form was submitted: who downloads it has the same bytes. */
async function formSent(viewer: Viewer, { job_form_id }: Body): Promise<Sent> {
  const { store, caller } = viewer
  requireAuthority(caller, 'manage_jobs', 'send forms')
  const form = visibleJobForm(store, caller, job_form_id ?? required('job_form_id'))
  const { id: job_id, customer_id, customer_name } = visibleJob(store, caller, form.job_id)
  return { about: { client_name: customer_name, customer_id, job_id, invoice: null }, paper: await savedPaper(viewer, form) }
}

const kinds: Readonly<Record<string, (viewer: Viewer, body: Body) => Promise<Sent>>> = {
  [INVOICE.code]: invoiceSent,
  [RECEIPT.code]: invoiceSent,
  [JOB_FORM.code]: formSent,
}

export const agreementHandlers: DomainHandlers<'agreements'> = {
  sendAttachment: async ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    const send = kinds[body.attachment_type]
    if (!send) throw invalid({ field: 'attachment_type', message: 'Invoices, receipts and job forms can be sent.' })
    const { about, paper } = await send(viewer, body)
    const file = { ...paper, key: randomUUID() }
    await store.files.write(file.key, file.content)
    let isSent = false
    const answer = store.transaction(() =>
      answerOnce({ store, caller, now, call: 'sendAttachment', key, input: body }, () => {
        isSent = true
        return sendPaper(viewer, about, body, file)
      }),
    )
    if (!isSent) await store.files.remove([file.key])
    return answer
  },
}
