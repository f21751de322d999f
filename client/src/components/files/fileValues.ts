/** An existing file, or a new one with base64 content. `size` in bytes. */
export interface AttachmentValues {
  id: string | null
  fileName: string
  contentType: string
  size: number
  fileBase64: string | null
  fileUrl: string | null
}

export interface FileValues {
  attachments: AttachmentValues[]
}

export function formatFileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
