import { attachmentTypes, MAX_ATTACHMENT_BYTES } from '@callout/contracts/jobs/attachmentLimits'
import { messages } from '@callout/contracts/text/messages'
import type { AttachmentValues } from './fileValues.ts'

const LONGEST_SIDE = 1600
const JPEG_QUALITY = 0.85

/** Scales width and height so that the longest side is at most that long; never enlarges. */
export function fitting(width: number, height: number, longest = LONGEST_SIDE): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Where a JPEG, PNG or WebP file has data about the camera, which may include the GPS position. */
const metadataMarks = ['Exif\0', 'eXIf', 'EXIF', 'XMP ', 'ns.adobe.com/xap', 'com.adobe.xmp']

export async function hasMetadata(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return metadataMarks.some((mark) => text.includes(mark))
}

const isPhoto = ({ type }: Blob): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(type)
/** Some systems give HEIC files no type. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a picture can't be read. */
export const unreadableText = (file: File, otherwise: string = messages.fileReadFailed): string =>
  isHeic(file) ? 'This browser can’t read HEIC photos. Save the photo as JPEG and add that.' : otherwise

/** The picture without Exif and XMP data, in its own size and format. Rejects if the browser can't decode it. */
export const withoutMetadata = async (file: Blob): Promise<Blob> =>
  isPhoto(file) && (await hasMetadata(file)) ? await redraw(file, Infinity, file.type) : file

/** The picture as a JPEG with at most that many pixels on its longest side. Rejects if the browser can't decode it. */
export const shrinkPicture = (file: Blob, longest = LONGEST_SIDE): Promise<Blob> => redraw(file, longest, 'image/jpeg')

/** Files that a browser writes have no metadata. */
async function redraw(file: Blob, longest: number, type: string): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitting(picture.width, picture.height, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  if (type === 'image/jpeg') {
    // JPEG has no transparency: use white instead of black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written'))), type, JPEG_QUALITY)
  })
}

/** The attachment, or the reason it was not added. */
export type ReadFile = { readonly attachment: AttachmentValues } | { readonly problem: string }

const isAllowed = (type: string): boolean => attachmentTypes.some((item) => item === type)

/** Base64 content of a file. Rejects if it can't be read. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,?/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('This file can’t be read')))
    reader.readAsDataURL(file)
  })

/** Of formats that a browser writes. */
const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

const refused = (name: string, reason: string): ReadFile => ({ problem: `${name}: ${reason}` })

/** Scales pictures above `shrinkAbove` bytes down, converts HEIC to JPEG, removes GPS positions. Errors have the message of spec §8. */
export async function readAttachment(file: File, shrinkAbove = MAX_ATTACHMENT_BYTES): Promise<ReadFile> {
  if (!isAllowed(file.type) && !isHeic(file)) return refused(file.name, 'Choose an image, PDF, text file or Office document')
  if (file.size === 0) return refused(file.name, 'This file is empty')
  try {
    const isTooLarge = file.size > shrinkAbove && file.type.startsWith('image/')
    const content = isTooLarge || isHeic(file) ? await shrinkPicture(file) : await withoutMetadata(file)
    if (content.size > MAX_ATTACHMENT_BYTES) return refused(file.name, `A file can be up to ${MAX_ATTACHMENT_BYTES / 1_000_000} MB`)
    const fileName = content.type === file.type ? file.name : `${file.name.replace(/\.\w+$/, '')}.${extensions[content.type] ?? 'jpg'}`
    const fileBase64 = await base64Of(content)
    return { attachment: { id: null, fileName, contentType: content.type, size: content.size, fileBase64, fileUrl: null } }
  } catch {
    return refused(file.name, unreadableText(file))
  }
}

const SHRINK_ABOVE = 300_000

interface FilesRead {
  readonly attachments: readonly AttachmentValues[]
  readonly problems: readonly string[]
}

/** Reads files sequentially. `onFile` receives each file's position, from 1. */
export async function readFiles(files: readonly File[], onFile: (place: number) => void): Promise<FilesRead> {
  const attachments: AttachmentValues[] = []
  const problems: string[] = []
  for (const [index, file] of files.entries()) {
    onFile(index + 1)
    const read = await readAttachment(file, SHRINK_ABOVE)
    if ('problem' in read) problems.push(read.problem)
    else attachments.push(read.attachment)
  }
  return { attachments, problems }
}
