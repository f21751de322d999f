import { codeInput, codeOrRaw, type CodeOf } from '../codes.ts'
import { pageQuery, Pagination } from '../page.ts'
import { Flag, IdInput, Instant, ours, RecordId, z } from '../zod.ts'
import { companyEvent } from './codes.ts'

/** A notification of a user. `notification_type`: a `companyEvent` or an unknown type. */
export const Notification = z.object({
  id: RecordId,
  title: ours(z.string()),
  body: ours(z.string()),
  notification_type: ours(codeOrRaw(companyEvent)),
  is_read: ours(z.boolean()),
  read_at: ours(Instant),
  job_id: ours(RecordId),
  visit_id: ours(RecordId),
  invoice_id: ours(RecordId),
  link: ours(z.string()),
  created_at: ours(Instant),
})
export type Notification = z.output<typeof Notification>
export type CompanyEventCode = CodeOf<typeof companyEvent>

/** Query of `GET /notifications`; newest first. */
export const NotificationQuery = z.object({
  ...pageQuery,
  is_read: z.optional(Flag),
  notification_type: z.optional(codeInput(companyEvent)),
})
export const NotificationPage = z.object({
  notifications: z.array(Notification),
  unread_count: ours(z.int()),
  pagination: ours(Pagination),
})

export const NotificationIdInput = z.object({ id: IdInput })

/** Reply of `PUT /notifications/{id}/mark_as_read`. */
export const ReadNotification = z.extend(Notification, { unread_count: ours(z.int()) })

export const AllRead = z.object({ updated_count: ours(z.int()), unread_count: ours(z.int()) })

/** Body of `DELETE /notifications/destroy_all`; `before`: only those up to then, in Unix seconds. */
export const ClearQuery = z.object({
  before: z.optional(z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,12}$/))]), z.transform(Number))),
})
export const Cleared = z.object({ deleted_count: ours(z.int()) })
