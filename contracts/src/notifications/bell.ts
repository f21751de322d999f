import { codeInput, codeOrRaw, type CodeOf } from '../wire/codes.ts'
import { pageQuery, Pagination } from '../wire/page.ts'
import { Flag, IdInput, Instant, nullish, RecordId, z } from '../wire/zod.ts'
import { companyEvent } from './codes.ts'

export const Notification = z.object({
  id: RecordId,
  title: nullish(z.string()),
  body: nullish(z.string()),
  notification_type: nullish(codeOrRaw(companyEvent)),
  is_read: nullish(z.boolean()),
  read_at: nullish(Instant),
  job_id: nullish(RecordId),
  visit_id: nullish(RecordId),
  invoice_id: nullish(RecordId),
  link: nullish(z.string()),
  created_at: nullish(Instant),
})
export type Notification = z.output<typeof Notification>
export type CompanyEventCode = CodeOf<typeof companyEvent>

export const NotificationQuery = z.object({
  ...pageQuery,
  is_read: z.optional(Flag),
  notification_type: z.optional(codeInput(companyEvent)),
})
export const NotificationPage = z.object({
  notifications: z.array(Notification),
  unread_count: nullish(z.int()),
  pagination: nullish(Pagination),
})

export const NotificationIdInput = z.object({ id: IdInput })

export const ReadNotification = z.extend(Notification, { unread_count: nullish(z.int()) })

export const AllRead = z.object({ updated_count: nullish(z.int()), unread_count: nullish(z.int()) })

/** `before`: only those up to then, in Unix seconds. */
export const ClearQuery = z.object({
  before: z.optional(z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,12}$/))]), z.transform(Number))),
})
export const Cleared = z.object({ deleted_count: nullish(z.int()) })
