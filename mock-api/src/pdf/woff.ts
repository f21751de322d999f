import { inflateSync } from 'node:zlib'

/** Sizes of the head of a file and of what it tells of each of its tables, in bytes: packed (WOFF 1.0) and as it is (OpenType). */
const packedHead = { file: 44, table: 20 }
const plainHead = { file: 12, table: 16 }

interface Table {
  /** Name and checksum. */
  readonly tag: Buffer
  readonly sum: Buffer
  readonly content: Buffer
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const at = packedHead.file + place * packedHead.table
    const [offset, packedSize, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const packed = woff.subarray(offset, offset + packedSize)
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      content: packedSize < size ? inflateSync(packed) : packed,
    }
  })
}

/** A font as it was before it was packed for the web; others as they are. */
export function unpacked(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font
  const tables = tablesOf(font)
  const head = Buffer.alloc(plainHead.file + tables.length * plainHead.table)
  const depth = Math.floor(Math.log2(tables.length))
  font.copy(head, 0, 4, 8)
  for (const [place, value] of [tables.length, 16 << depth, depth, 16 * tables.length - (16 << depth)].entries())
    head.writeUInt16BE(value, 4 + place * 2)
  const parts: Buffer[] = [head]
  let end = head.length
  tables.forEach(({ tag, sum, content }, place) => {
    const at = plainHead.file + place * plainHead.table
    tag.copy(head, at)
    sum.copy(head, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    const gap = Buffer.alloc(-content.length & 3)
    parts.push(content, gap)
    end += content.length + gap.length
  })
  return Buffer.concat(parts)
}
