import { codeInput, codeSchema } from '../wire/codes.ts'
import { PersonSummary } from '../jobs/schemas/list.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import { IdInput, Instant, nullish, RecordId, z } from '../wire/zod.ts'
import { messageMedium, messageSort, messageStatus } from './codes.ts'

/** A logged customer message (spec §3 "Notification log entry"). */
export const ClientNotification = z.object({
  id: nullish(RecordId),
  notification_medium: nullish(z.string()),
  client_name: nullish(z.string()),
  sent_date: nullish(z.string()),
  sent_time: nullish(z.string()),
  to: nullish(z.string()),
  subject: nullish(z.string()),
  body: nullish(z.string()),
  status: nullish(codeSchema(messageStatus)),
  status_desc: nullish(z.string()),
  notification_type: nullish(z.string()),
  customer_id: nullish(RecordId),
  job_id: nullish(RecordId),
  invoice_id: nullish(RecordId),
  receipt_number: nullish(z.string()),
  job_form_id: nullish(RecordId),
  attachment_ids: nullish(z.array(RecordId)),
  attachment_name: nullish(z.string()),
  sent_at: nullish(Instant),
  sent_by: nullish(PersonSummary),
})
export type ClientNotification = z.output<typeof ClientNotification>

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
export const ClientNotificationPage = z.object({ client_notifications: z.array(ClientNotification), pagination: nullish(Pagination) })
