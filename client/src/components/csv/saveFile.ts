const LARGE_FILE_MS = 60_000

function startDownload(name: string, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  startDownload(name, url)
  URL.revokeObjectURL(url)
}

/** Starts a browser download of a file that is not in memory. */
export function saveLargeFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  startDownload(name, url)
  setTimeout(() => URL.revokeObjectURL(url), LARGE_FILE_MS)
}

export const savePdf = (name: string, base64: string): void =>
  saveFile(
    name,
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    'application/pdf',
  )
