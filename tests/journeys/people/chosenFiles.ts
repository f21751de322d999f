import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of coloured noise, which takes about three bytes for each of its pixels. */
export function picture(name: string, width: number, height: number): ChosenFile {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each of three colours, no filter between lines but the plain one.
  head.set([8, 2, 0, 0, 0], 8)
  const line = (): Buffer => Buffer.concat([Buffer.alloc(1), randomBytes(3 * width)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, line)), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
  return { name, mimeType: 'image/png', buffer }
}

/** Something that calls itself a PDF, of that many bytes. */
export const pdf = (name: string, bytes: number): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)]),
})
