import { attachmentTypes, MAX_ATTACHMENT_BYTES } from '@callout/contracts/jobs/attachmentLimits'
import { messages } from '@callout/contracts/messages'
import type { AttachmentValues } from './fileValues.ts'

const LONGEST_SIDE = 1600
const JPEG_QUALITY = 0.85

/** Width and height with the longest side at most that long; a smaller picture keeps its own. */
export function fitting(width: number, height: number, longest = LONGEST_SIDE): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The picture as a JPEG whose longest side has at most that many pixels. Rejects where the browser cannot read it. */
export async function shrinkPicture(file: Blob, longest = LONGEST_SIDE): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitting(picture.width, picture.height, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  // JPEG has no transparency: what is clear becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written'))), 'image/jpeg', JPEG_QUALITY)
  })
}

/** A file that is in, or the sentence why it is not. */
export type ReadFile = { readonly attachment: AttachmentValues } | { readonly problem: string }

const isAllowed = (type: string): boolean => attachmentTypes.some((one) => one === type)

/** The content of a file as base64. Rejects where it cannot be read. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,?/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('This file can’t be read')))
    reader.readAsDataURL(file)
  })

const refused = (name: string, reason: string): ReadFile => ({ problem: `${name}: ${reason}` })

/**
 * Reads a file to attach it. A picture of more bytes than `shrinkAbove` is made smaller first. A file that cannot be read is
 * told in the words of spec §8.
 */
export async function readAttachment(file: File, shrinkAbove = MAX_ATTACHMENT_BYTES): Promise<ReadFile> {
  if (!isAllowed(file.type)) return refused(file.name, 'Choose an image, PDF, text file or Office document')
  if (file.size === 0) return refused(file.name, 'This file is empty')
  try {
    const content = file.size > shrinkAbove && file.type.startsWith('image/') ? await shrinkPicture(file) : file
    if (content.size > MAX_ATTACHMENT_BYTES) return refused(file.name, `A file can be up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB`)
    const fileName = content === file ? file.name : file.name.replace(/\.\w+$/, '') + '.jpg'
    const fileBase64 = await base64Of(content)
    return { attachment: { id: null, fileName, contentType: content.type, size: content.size, fileBase64, fileUrl: null } }
  } catch {
    return refused(file.name, messages.fileReadFailed)
  }
}

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
