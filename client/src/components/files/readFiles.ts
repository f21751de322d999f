import type { AttachmentValues } from './fileValues.ts'
import { readAttachment } from './readAttachment.ts'

/** Pictures of more bytes are made smaller before they are sent over a phone. */
const SHRINK_ABOVE = 300_000

interface FilesRead {
  readonly attachments: readonly AttachmentValues[]
  /** Why others are not in. */
  readonly problems: readonly string[]
}

/** Reads files one after the other. `onFile` is told the place of each, from 1. */
export async function readFiles(files: readonly File[], onFile: (place: number) => void): Promise<FilesRead> {
  const attachments: AttachmentValues[] = []
  const problems: string[] = []
  for (const [place, file] of files.entries()) {
    onFile(place + 1)
    const read = await readAttachment(file, SHRINK_ABOVE)
    if ('problem' in read) problems.push(read.problem)
    else attachments.push(read.attachment)
  }
  return { attachments, problems }
}
