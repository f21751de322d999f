import { codeInput, codeSchema } from '../codes.ts'
import { PersonSummary } from '../jobs/schemas/record.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { IdInput, Instant, ours, RecordId, z } from '../zod.ts'
import { messageMedium, messageSort, messageStatus } from './codes.ts'

/** A logged customer message (spec §3 "Notification log entry"). */
export const ClientNotification = z.object({
  id: ours(RecordId),
  notification_medium: ours(z.string()),
  client_name: ours(z.string()),
  /** Date and time in the account's zone. */
  sent_date: ours(z.string()),
  sent_time: ours(z.string()),
  to: ours(z.string()),
  subject: ours(z.string()),
  body: ours(z.string()),
  status: ours(codeSchema(messageStatus)),
  status_desc: ours(z.string()),
  notification_type: ours(z.string()),
  customer_id: ours(RecordId),
  job_id: ours(RecordId),
  invoice_id: ours(RecordId),
  receipt_number: ours(z.string()),
  /** The attached submitted form. */
  job_form_id: ours(RecordId),
  /** The attached job files. */
  attachment_ids: ours(z.array(RecordId)),
  attachment_name: ours(z.string()),
  sent_at: ours(Instant),
  sent_by: ours(PersonSummary),
})
export type ClientNotification = z.output<typeof ClientNotification>

/** Query of `GET /client_notifications`; newest first. */
export const ClientNotificationQuery = z.object({
  ...listQuery,
  status: z.optional(codeInput(messageStatus)),
  notification_medium: z.optional(codeInput(messageMedium)),
  notification_type: z.optional(z.string()),
  customer_id: z.optional(IdInput),
  job_id: z.optional(IdInput),
  invoice_id: z.optional(IdInput),
  sort_by: z.optional(codeInput(messageSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const ClientNotificationPage = z.object({ client_notifications: z.array(ClientNotification), pagination: ours(Pagination) })
