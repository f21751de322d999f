import { requiredText } from '../rules.ts'
import { IdInput, ours, RecordId, z } from '../zod.ts'

/** Of one file, in bytes. */
export const MAX_ATTACHMENT_BYTES = 2_000_000
/** Of all files that one save brings, in bytes. */
export const MAX_UPLOAD_BYTES = 5_000_000
export const MAX_ATTACHMENTS = 20

/** What can be attached: pictures, documents and plain text; nothing that a browser runs. */
export const attachmentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** A file that hangs on a job. `size` in bytes. */
export const Attachment = z.object({
  id: RecordId,
  file_name: ours(z.string()),
  file_url: ours(z.string()),
  content_type: ours(z.string()),
  size: ours(z.int()),
  /** The visit to which somebody has added it (decision D19). */
  visit_id: ours(RecordId),
})
export type Attachment = z.output<typeof Attachment>

/** Bytes of a base64 text. */
export const base64Bytes = (text: string): number => Math.floor((text.length * 3) / 4) - (text.match(/=*$/)?.[0].length ?? 0)

/** A new file, its content as base64. */
export const NewAttachment = z.object({
  file_name: requiredText().check(z.maxLength(255, 'Choose a file with a name of at most 255 characters')),
  content_type: z.literal([...attachmentTypes], { error: 'Choose an image, PDF, text file or Office document' }),
  file_base64: z.string().check(
    z.minLength(1, { error: 'This file is empty', abort: true }),
    z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'This file can’t be read', abort: true }),
    z.refine((text) => base64Bytes(text) <= MAX_ATTACHMENT_BYTES, `A file can be up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB`),
  ),
})

/** A file that is there already stays by its `id`; whatever is not named goes. */
const KeptAttachment = z.object({ id: IdInput })

export const AttachmentInput = z.union([KeptAttachment, NewAttachment], { error: 'Choose an image, PDF, text file or Office document' })
export type AttachmentInput = z.output<typeof AttachmentInput>

/** What a save brings in new files, in bytes. */
export const uploadBytes = (attachments: readonly AttachmentInput[]): number =>
  attachments.reduce((sum, attachment) => sum + ('file_base64' in attachment ? base64Bytes(attachment.file_base64) : 0), 0)
