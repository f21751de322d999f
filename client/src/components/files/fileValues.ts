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

/** "820 kB", "1.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
