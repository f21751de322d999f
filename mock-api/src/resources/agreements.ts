import { attachmentType } from '@callout/contracts/agreements/codes'
import type { SendAttachmentBody } from '@callout/contracts/agreements/schemas'
import { isQuote } from '@callout/contracts/jobs/quote'
import { messages } from '@callout/contracts/text/messages'
import { messageStatus } from '@callout/contracts/notifications/codes'
import { randomUUID } from 'node:crypto'
import type { DomainHandlers } from '../http/handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { invalid } from '../http/apiError.ts'
import { requireAuthority, requireOneOf } from '../http/requireAuthority.ts'
import type { JobRecord } from './jobs/records.ts'
import type { Viewer } from '../http/viewer.ts'
import { sendPapers } from './agreements/sendPaper.ts'
import { visibleCustomer } from './customers/visibleCustomer.ts'
import { visibleJobForm } from './forms/jobForm.ts'
import { savedPaper } from './forms/savedJobForm.ts'
import { invoicePaperFile, type PaperFile } from './invoices/invoicePaper.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { safeName } from './jobs/save/jobFiles.ts'
import { isStaffWith, visibleJob } from './jobs/view/visibility.ts'

const { CONTRACT, INVOICE, RECEIPT, JOB_FORM } = attachmentType

type About = Parameters<typeof sendPapers>[1]
type Body = Omit<SendAttachmentBody, 'idempotency_key'>
interface Sent {
  readonly about: About
  readonly papers: readonly PaperFile[]
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
  return { about: { client_name, customer_id, job_id, invoice }, papers: [await invoicePaperFile(viewer, invoice, receipt)] }
}

/** The paper that was written when the form was submitted: who downloads it has the same bytes. */
async function formSent(viewer: Viewer, { job_form_id }: Body): Promise<Sent> {
  const { store, caller } = viewer
  requireAuthority(caller, 'manage_jobs', 'send forms')
  const form = visibleJobForm(store, caller, job_form_id ?? required('job_form_id'))
  const { id: job_id, customer_id, customer_name } = visibleJob(store, caller, form.job_id)
  return { about: { client_name: customer_name, customer_id, job_id, invoice: null }, papers: [await savedPaper(viewer, form)] }
}

async function jobFiles({ store }: Viewer, job: JobRecord | undefined, ids: readonly number[]): Promise<PaperFile[]> {
  const files: PaperFile[] = []
  for (const id of ids) {
    const known = store.attachments.get(id)
    const content = known && known.job_id === job?.id ? await store.files.read(known.key) : undefined
    if (!known || !content) throw invalid({ field: 'attachment_ids', message: 'This file doesn’t exist' })
    files.push({ file_name: known.file_name, content_type: known.content_type, content })
  }
  return files
}

/** Without a customer, sends a test message to the caller's own address. */
function testSent({ caller }: Viewer, { to, file, attachment_ids }: Body): Sent {
  requireAuthority(caller, 'manage_notifications', 'send test messages')
  const isOwn = to.every((address) => address.toLowerCase() === caller.user.email.toLowerCase())
  if (!isOwn || file || attachment_ids?.length) throw invalid({ field: 'customer_id', message: messages.required })
  return { about: { client_name: caller.user.name, customer_id: null, job_id: null, invoice: null }, papers: [] }
}

/** The agreement as an uploaded or the job's file; without one, text only. */
async function contractSent(viewer: Viewer, body: Body): Promise<Sent> {
  const { store, caller } = viewer
  const { file } = body
  const job = body.job_id ? visibleJob(store, caller, body.job_id) : undefined
  const customerId = body.customer_id ?? job?.customer_id
  if (customerId === undefined) return testSent(viewer, body)
  const isOwnQuote = job !== undefined && isQuote(job) && isStaffWith(caller, 'staff_can_quote')
  if (!isOwnQuote) requireOneOf(caller, ['manage_jobs', 'manage_customers', 'manage_notifications'], 'send messages')
  const customer = visibleCustomer(store, caller, customerId)
  if (job && job.customer_id !== customer.id) throw invalid({ field: 'job_id', message: 'This job is another customer’s' })
  if (body.invoice_id) requireAuthority(caller, 'manage_invoices', 'send invoices')
  const invoice = body.invoice_id ? visibleInvoice(store, caller, body.invoice_id) : null
  const fresh = file && { ...file, file_name: safeName(file.file_name), content: Buffer.from(file.file_base64, 'base64') }
  const papers = [...(await jobFiles(viewer, job, body.attachment_ids ?? [])), ...(fresh ? [fresh] : [])]
  return { about: { client_name: customer.name, customer_id: customer.id, job_id: job?.id ?? null, invoice }, papers }
}

const kinds: Readonly<Record<Body['attachment_type'], (viewer: Viewer, body: Body) => Promise<Sent>>> = {
  [INVOICE.code]: invoiceSent,
  [RECEIPT.code]: invoiceSent,
  [JOB_FORM.code]: formSent,
  [CONTRACT.code]: contractSent,
}

export const agreementHandlers: DomainHandlers<'agreements'> = {
  sendAttachment: async ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    const { about, papers } = await kinds[body.attachment_type](viewer, body)
    const files = papers.map((paper) => ({ ...paper, key: randomUUID() }))
    let isSent = false
    try {
      for (const file of files) await store.files.write(file.key, file.content)
      return store.transaction(() =>
        answerOnce({ store, caller, now, call: 'sendAttachment', key, input: body }, () => {
          const sent = sendPapers(viewer, about, body, files)
          isSent = sent.status === messageStatus.SENT.code
          return sent
        }),
      )
    } finally {
      // Deletes files of repeated, rejected or undelivered messages.
      if (!isSent) await store.files.remove(files.map(({ key: written }) => written))
    }
  },
}
