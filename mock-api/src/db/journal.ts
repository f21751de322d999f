import { crc32 } from 'node:zlib'
import type { Change, Row } from './collection.ts'
import type { FileSystem, OpenFile } from './fileSystem.ts'

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
 * Reads a journal. A last line without an end is torn and is left out: nobody was told that it is safe. Throws a sentence
 * that names the line when one that has its end is damaged.
 */
export function decodeJournal(bytes: Buffer): JournalContent {
  const entries: Entry[] = []
  let position = 0
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, position)) {
    const entry = decodeLine(bytes.subarray(position, end))
    if (!entry) throw new Error(`line ${entries.length + 1} is damaged`)
    entries.push(entry)
    position = end + 1
  }
  return { entries, intactBytes: position }
}

/** An append-only file. A write is over when the disk has it; of one that fails nothing stays. */
export class JournalFile {
  readonly #file: OpenFile
  #size: number
  /** Whether more stands in the file than `#size` says. */
  #isTorn = false

  private constructor(file: OpenFile, size: number) {
    this.#file = file
    this.#size = size
  }

  /** Goes on behind `size` bytes of the file; what follows is torn and is cut off. */
  static async extend(files: FileSystem, path: string, size: number): Promise<JournalFile> {
    const journal = new JournalFile(await files.open(path, 'extend'), size)
    journal.#isTorn = true
    return journal.#mendedOrClosed()
  }

  /** Begins an empty one. */
  static async begin(files: FileSystem, path: string): Promise<JournalFile> {
    return new JournalFile(await files.open(path, 'replace'), 0)
  }

  get size(): number {
    return this.#size
  }

  async append(text: string): Promise<void> {
    await this.#mend()
    const bytes = Buffer.from(text)
    try {
      await this.#file.append(bytes)
      await this.#file.sync()
    } catch (error) {
      this.#isTorn = true
      await this.#mend().catch(() => undefined)
      throw error
    }
    this.#size += bytes.length
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #mend(): Promise<void> {
    if (!this.#isTorn) return
    await this.#file.truncate(this.#size)
    await this.#file.sync()
    this.#isTorn = false
  }

  async #mendedOrClosed(): Promise<this> {
    try {
      await this.#mend()
      return this
    } catch (error) {
      await this.close()
      throw error
    }
  }
}
