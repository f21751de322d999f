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

/** Bytes of a base64 text. */
export const base64Bytes = (text: string): number => Math.floor((text.length * 3) / 4) - (text.match(/=*$/)?.[0].length ?? 0)
