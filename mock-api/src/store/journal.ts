import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Change, Row } from './collection.ts'

/** One transaction: each change as collection, id, and the record as it is now, null when it is gone. */
export type Entry = readonly (readonly [collection: string, id: number, record: Row | null])[]

const NEWLINE = 0x0a
const CHECKSUM_LENGTH = 8
const checksum = (text: string | Buffer): string => crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0')

/** A line of the journal: checksum, space, JSON. */
export function encodeLine(changes: readonly Change[]): string {
  const entry: Entry = changes.map(({ collection, id, after }) => [collection, id, after ?? null])
  const json = JSON.stringify(entry)
  return `${checksum(json)} ${json}\n`
}

function decodeLine(line: Buffer): Entry | undefined {
  const json = line.subarray(CHECKSUM_LENGTH + 1)
  const isIntact = line.toString('latin1', 0, CHECKSUM_LENGTH + 1) === `${checksum(json)} `
  return isIntact ? (JSON.parse(json.toString()) as Entry) : undefined
}

/** A journal's whole transactions, and how many bytes they take. */
export interface JournalContent {
  readonly entries: readonly Entry[]
  readonly intactBytes: number
}

/**
 * Reads a journal. What was written last may be torn and is left out: nobody was told that it is safe. Throws when a
 * line is damaged that has intact ones after it.
 */
export function decodeJournal(bytes: Buffer): JournalContent {
  const entries: Entry[] = []
  let intactBytes = 0
  let position = 0
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, position)) {
    const entry = decodeLine(bytes.subarray(position, end))
    if (entry && intactBytes < position) throw new Error(`The journal is damaged at byte ${intactBytes}.`)
    position = end + 1
    if (!entry) continue
    entries.push(entry)
    intactBytes = position
  }
  return { entries, intactBytes }
}

/** An append-only file. A write is over when the disk has it. */
export class JournalFile {
  readonly #file: FileHandle
  #size: number

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.#size = size
  }

  /** Cuts the file to `size` bytes, what follows being torn, and appends from there. */
  static async open(path: string, size: number): Promise<JournalFile> {
    const file = await open(path, 'a')
    await file.truncate(size)
    await file.datasync()
    return new JournalFile(file, size)
  }

  get size(): number {
    return this.#size
  }

  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#file.appendFile(bytes)
    await this.#file.datasync()
    this.#size += bytes.length
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
