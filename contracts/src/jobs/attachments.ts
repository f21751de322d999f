import { requiredText } from '../text/rules.ts'
import { IdInput, nullish, RecordId, z } from '../wire/zod.ts'
import { attachmentTypes, base64Bytes, MAX_ATTACHMENT_BYTES } from './attachmentLimits.ts'

export const Attachment = z.object({
  id: RecordId,
  file_name: nullish(z.string()),
  file_url: nullish(z.string()),
  content_type: nullish(z.string()),
  size: nullish(z.int()),
  /** The visit that it was added to (decision D19). */
  visit_id: nullish(RecordId),
})
export type Attachment = z.output<typeof Attachment>

export const NewAttachment = z.object({
  file_name: requiredText().check(z.maxLength(255, 'Choose a file with a name of at most 255 characters')),
  content_type: z.literal([...attachmentTypes], { error: 'Choose an image, PDF, text file or Office document' }),
  file_base64: z.pipe(
    z.string().check(z.minLength(1, 'This file is empty'), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'This file can’t be read')),
    z
      .string()
      .check(z.refine((text) => base64Bytes(text) <= MAX_ATTACHMENT_BYTES, `A file can be up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB`)),
  ),
})

const ExistingAttachment = z.object({ id: IdInput })

export const AttachmentInput = z.union([ExistingAttachment, NewAttachment], { error: 'Choose an image, PDF, text file or Office document' })
export type AttachmentInput = z.output<typeof AttachmentInput>

export const uploadBytes = (attachments: readonly AttachmentInput[]): number =>
  attachments.reduce((sum, attachment) => sum + ('file_base64' in attachment ? base64Bytes(attachment.file_base64) : 0), 0)
