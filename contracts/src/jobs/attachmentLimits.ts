export const MAX_ATTACHMENT_BYTES = 2_000_000
/** Per save, all files. */
export const MAX_UPLOAD_BYTES = 5_000_000
export const MAX_ATTACHMENTS = 20

/** Allowed types: images, documents and plain text; nothing that browsers execute. */
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

export const base64Bytes = (text: string): number => Math.floor((text.length * 3) / 4) - (text.match(/=*$/)?.[0].length ?? 0)
