/** A file: one that the record has, or a new one with its content as base64. `size` in bytes. */
export interface AttachmentValues {
  id: string | null
  fileName: string
  contentType: string
  size: number
  fileBase64: string | null
  fileUrl: string | null
}

/** What a form holds of files. */
export interface FileValues {
  attachments: AttachmentValues[]
}
