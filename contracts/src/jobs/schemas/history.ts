import { codeSchema } from '../../wire/codes.ts'
import { idempotencyField } from '../../wire/idempotency.ts'
import { Pagination, pageQuery } from '../../wire/page.ts'
import { atMost, requiredText } from '../../text/rules.ts'
import { nullish, z, Instant, RecordId, IdInput, IntegerInput } from '../../wire/zod.ts'
import { MAX_ATTACHMENTS, MAX_UPLOAD_BYTES } from '../attachmentLimits.ts'
import { Attachment, NewAttachment, uploadBytes } from '../attachments.ts'
import { historyEvent } from '../codes.ts'
import { timelineStatus } from '../status/status.ts'
import { PersonSummary } from './list.ts'

/** A change in readable values. Instants are Unix seconds as text. */
export const HistoryChange = z.object({ field: z.string(), from: nullish(z.string()), to: nullish(z.string()) })

export const History = z.object({
  id: RecordId,
  job_id: nullish(RecordId),
  visit_id: nullish(RecordId),
  event: nullish(codeSchema(historyEvent)),
  status: nullish(codeSchema(timelineStatus)),
  label: nullish(z.string()),
  changes: nullish(z.array(HistoryChange)),
  note: nullish(z.string()),
  actor: nullish(z.extend(PersonSummary, { user_type: nullish(z.string()) })),
  created_at: nullish(Instant),
  /** Files of the note, in the reply to it; optional (decision D19). */
  attachments: nullish(z.array(Attachment)),
})
export type History = z.output<typeof History>

export const HistoryQuery = z.object({ job_id: IdInput, ...pageQuery })

export const HistoryPage = z.object({ history: z.array(History), pagination: nullish(Pagination) })

export const HistoryBody = z.object({
  job_id: IdInput,
  visit_id: z.optional(IdInput),
  event: z._default(z.literal('note'), 'note'),
  note: requiredText().check(atMost(5000)),
  occurred_at: z.optional(IntegerInput),
  ...idempotencyField,
  attachments: z.optional(
    z.array(NewAttachment).check(
      z.maxLength(MAX_ATTACHMENTS, `A job can have up to ${MAX_ATTACHMENTS} files`),
      z.refine((files) => uploadBytes(files) <= MAX_UPLOAD_BYTES, `Add up to ${MAX_UPLOAD_BYTES / 1_000_000} MB at a time`),
    ),
  ),
})
export type HistoryBody = z.output<typeof HistoryBody>
