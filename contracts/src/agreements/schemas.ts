import { codeInput, codeSchema } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { NewAttachment } from '../jobs/attachments.ts'
import { customerEvent, messageStatus } from '../notifications/codes.ts'
import { MessageDelivery } from '../notifications/delivery.ts'
import { atMost, emailText, requiredText } from '../text/rules.ts'
import { IdInput, Instant, nullish, RecordId, z } from '../wire/zod.ts'
import { attachmentType } from './codes.ts'

const MOST_RECIPIENTS = 10

export const MessageForm = z.object({
  to: z
    .array(emailText())
    .check(z.minLength(1, 'Add at least one email address'), z.maxLength(MOST_RECIPIENTS, `Use up to ${MOST_RECIPIENTS} email addresses`)),
  subject: requiredText().check(atMost(200)),
  body: requiredText().check(atMost(5000)),
})

/** `receipt_number`: the invoice's. A contract has `attachment_ids` (a job's files) or a `file`. */
export const SendAttachmentBody = z.extend(MessageForm, {
  customer_id: nullish(IdInput),
  job_id: nullish(IdInput),
  invoice_id: nullish(IdInput),
  receipt_number: nullish(z.string()),
  job_form_id: nullish(IdInput),
  attachment_type: codeInput(attachmentType),
  attachment_ids: nullish(z.array(IdInput)),
  file: nullish(NewAttachment),
  /** Event whose message settings and log entry apply. Default: that of the document. */
  event: nullish(codeInput(customerEvent)),
  ...idempotencyField,
})
export type SendAttachmentBody = z.output<typeof SendAttachmentBody>

/** A mail that couldn't be sent returns FAILED and the reason. `text_messages`: text messages sent with it. */
export const SentAttachment = z.object({
  client_notification_id: nullish(RecordId),
  status: nullish(codeSchema(messageStatus)),
  status_desc: nullish(z.string()),
  sent_at: nullish(Instant),
  text_messages: nullish(z.array(MessageDelivery)),
})
export type SentAttachment = z.output<typeof SentAttachment>
