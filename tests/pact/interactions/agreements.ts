import { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import { sentAttachment } from '@callout/contracts/agreements/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../interaction.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../states.ts'
import { bookable, bookedJob, signedInWithout } from '../workStates.ts'
import { foreignSaved, savedOnJob } from './forms/savedForm.ts'
import { partlyPaid } from './invoices/invoice.ts'

const mail = { to: ['carla@reyes-dental.test'], subject: 'INV-0901 from Prairie Home', body: 'Hello Carla Reyes,' }
const letter = { to: mail.to, subject: 'Terms', body: 'Hello' }
const KEY = 'message-of-a-form-1'
const sendingPaper = (typed: object, sent: object, token = OWNER_TOKEN): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: agreementEndpoints.sendAttachment,
  operation: {
    query: `mutation Send($input: SendAttachmentInput!, $key: String) {
      sendAttachment(input: $input, idempotencyKey: $key) { id status statusDesc sentAt textMessages { to status statusDesc } }
    }`,
    variables: { input: { ...mail, ...typed }, key: KEY },
    token,
  },
  sends: { path: '/contracts/send_attachment', body: { ...mail, ...sent }, headers: { 'Idempotency-Key': KEY } },
})
const sending = (typed: object, sent: object, token = OWNER_TOKEN) =>
  sendingPaper({ invoiceId: '901', ...typed }, { invoice_id: 901, ...sent }, token)
const sendingForm = (token = OWNER_TOKEN) =>
  sendingPaper(
    { attachmentType: 'JOB_FORM', jobFormId: '77', jobId: '501' },
    { attachment_type: 'job_form', job_form_id: 77, job_id: 501 },
    token,
  )
const deliveryAnswer = (status: string, statusDesc: string) =>
  shows({ sendAttachment: { id: '971', status, statusDesc, sentAt: sentAttachment.sent_at, textMessages: [] } })
const NOT_ALLOWED = 'You don’t have permission to send invoices.'
const NO_FORM = 'This form doesn’t exist.'
const NO_SENDING = 'You don’t have permission to send forms.'
const noAddress = 'Not sent: there is no address nobody@nowhere.invalid.'

export const agreementInteractions: readonly Interaction[] = [
  {
    name: 'sending an invoice',
    given: partlyPaid,
    ...sending({ attachmentType: 'INVOICE', customerId: '31', jobId: '501' }, { attachment_type: 'invoice', customer_id: 31, job_id: 501 }),
    reply: ok(sentAttachment),
    pinned: ['responseData.status'],
    answer: deliveryAnswer('SENT', 'Sent'),
  },
  {
    name: 'sending a receipt',
    given: partlyPaid,
    ...sending({ attachmentType: 'RECEIPT', receiptNumber: 'RCP-0901' }, { attachment_type: 'receipt', receipt_number: 'RCP-0901' }),
    reply: ok(sentAttachment),
    pinned: ['responseData.status'],
    answer: deliveryAnswer('SENT', 'Sent'),
  },
  {
    name: 'sending an invoice to an address that is none',
    given: partlyPaid,
    ...sending(
      { attachmentType: 'INVOICE', to: ['nobody@nowhere.invalid'] },
      { attachment_type: 'invoice', to: ['nobody@nowhere.invalid'] },
    ),
    reply: ok({ ...sentAttachment, status: 4, status_desc: noAddress }),
    pinned: ['responseData.status'],
    answer: deliveryAnswer('FAILED', noAddress),
  },
  {
    name: 'sending a file to a customer',
    given: partlyPaid,
    row: agreementEndpoints.sendAttachment,
    operation: {
      query: `mutation Send($input: SendAttachmentInput!, $key: String) { sendAttachment(input: $input, idempotencyKey: $key) { status } }`,
      variables: {
        input: {
          ...letter,
          attachmentType: 'CONTRACT',
          customerId: '31',
          jobId: '501',
          file: { fileName: 'terms.txt', contentType: 'text/plain', fileBase64: 'SGVsbG8=' },
        },
        key: KEY,
      },
      token: OWNER_TOKEN,
    },
    sends: {
      path: '/contracts/send_attachment',
      body: {
        ...letter,
        attachment_type: 'contract',
        customer_id: 31,
        job_id: 501,
        file: { file_name: 'terms.txt', content_type: 'text/plain', file_base64: 'SGVsbG8=' },
      },
      headers: { 'Idempotency-Key': KEY },
    },
    reply: ok({ status: 1 }),
    pinned: ['responseData.status'],
    answer: shows({ sendAttachment: { status: 'SENT' } }),
  },
  {
    name: 'sending an invoice without the authority for it',
    given: [signedInWithout('manage_invoices')],
    ...sending({ attachmentType: 'INVOICE' }, { attachment_type: 'invoice' }, TOKEN),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('sendAttachment', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'sending a form that was submitted',
    given: savedOnJob,
    ...sendingForm(),
    reply: ok(sentAttachment),
    pinned: ['responseData.status'],
    answer: deliveryAnswer('SENT', 'Sent'),
  },
  {
    name: 'sending a form of another company',
    given: [ownerSignedIn, ...bookable, bookedJob(), foreignSaved],
    ...sendingForm(),
    reply: refused(404, NO_FORM),
    answer: refusedAt('sendAttachment', 'NOT_FOUND', 404, NO_FORM),
  },
  {
    name: 'sending a form without the authority for it',
    given: [signedInWithout('manage_jobs')],
    ...sendingForm(TOKEN),
    reply: refused(403, NO_SENDING),
    answer: refusedAt('sendAttachment', 'FORBIDDEN', 403, NO_SENDING),
  },
]
