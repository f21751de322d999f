import { crc32 } from 'node:zlib'
import type { Adapter } from 'lowdb'
import type { Row } from './collection.ts'
import type { FileSystem, OpenFile } from './fileSystem.ts'

type CollectionState = { readonly next_id: number; readonly records: readonly Row[] }

/** The whole state at one moment. Journals of this generation hold what came after it, older ones nothing new. */
export interface Snapshot {
  readonly generation: number
  readonly collections: Readonly<Record<string, CollectionState>>
}

/** Says that the last line is an end mark; files of before have neither. */
const FORMAT = 2
const ROWS_PER_WRITE = 500
const NEWLINE = 0x0a

interface Head {
  readonly generation: number
  readonly format?: number
}
/** `checksum` is of all bytes before this line. */
interface EndMark {
  readonly end: true
  readonly checksum: number
}
/** What a line of the file says: which state this is, which collection begins, a record of it, or that all was said. */
type Line = Head | { readonly collection: string; readonly next_id: number } | Row | EndMark

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`

/** The lines of a snapshot but its end mark, in pieces that leave time for others between them. */
function* piecesOf({ generation, collections }: Snapshot): Generator<string> {
  yield lineOf({ generation, format: FORMAT })
  for (const [collection, { next_id, records }] of Object.entries(collections)) {
    yield lineOf({ collection, next_id })
    for (let from = 0; from < records.length; from += ROWS_PER_WRITE)
      yield records
        .slice(from, from + ROWS_PER_WRITE)
        .map(lineOf)
        .join('')
  }
}

async function writeAll(file: OpenFile, pieces: Iterable<string>): Promise<void> {
  let checksum = 0
  for (const piece of pieces) {
    const bytes = Buffer.from(piece)
    checksum = crc32(bytes, checksum)
    await file.append(bytes)
  }
  await file.append(lineOf({ end: true, checksum }))
  await file.sync()
}

/** The lines one by one, since a large state would not fit into one text; each with where it begins. Throws when the last has no end. */
function* linesOf(bytes: Buffer): Generator<readonly [line: Line, number: number, start: number]> {
  let position = 0
  let number = 1
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, position)) {
    yield [parsedLine(bytes.toString('utf8', position, end), number), number, position]
    position = end + 1
    number += 1
  }
  if (position < bytes.length || number === 1) throw new Error(`it breaks off in line ${number}`)
}

function parsedLine(text: string, number: number): Line {
  try {
    const line: unknown = JSON.parse(text)
    if (typeof line === 'object' && line !== null) return line as Line
  } catch {
    // The sentence below says it.
  }
  throw new Error(`line ${number} is damaged`)
}

/** The last one that every program has written, which keeps each record that it was ever given. */
const LAST_OF_BEFORE = 'payments'

/** A file without an end mark shows by its last collection whether it is whole. */
function requireWhole(collections: Snapshot['collections']): void {
  const last = collections[LAST_OF_BEFORE]
  const highest = last?.records.reduce((id, record) => Math.max(id, record.id), 0)
  if (last === undefined || highest !== last.next_id - 1) throw new Error('its end is missing')
}

interface Reading extends Snapshot {
  /** Whether it was written before snapshots had an end mark. */
  readonly isOlder: boolean
}

/** Throws what is wrong with the file, in words that follow a colon. */
function snapshotOf(bytes: Buffer): Reading {
  const collections: Record<string, { next_id: number; records: Row[] }> = {}
  let head: Head | undefined
  let records: Row[] | undefined
  let hasEnded = false
  for (const [content, number, start] of linesOf(bytes)) {
    if (hasEnded) throw new Error(`line ${number} comes after its end`)
    if (number === 1) head = headOf(content)
    else if ('id' in content && records) records.push(content)
    else if ('collection' in content) {
      records = []
      collections[content.collection] = { next_id: content.next_id, records }
    } else if ('end' in content) {
      if (content.checksum !== crc32(bytes.subarray(0, start))) throw new Error('its checksum doesn’t match its content')
      hasEnded = true
    } else throw new Error(`line ${number} is damaged`)
  }
  const isOlder = head?.format === undefined
  if (isOlder) requireWhole(collections)
  else if (!hasEnded) throw new Error('its end is missing')
  return { generation: head?.generation ?? 0, collections, isOlder }
}

function headOf(line: Line): Head {
  if (!('generation' in line) || !Number.isInteger(line.generation)) throw new Error('line 1 is damaged')
  if (line.format !== undefined && line.format !== FORMAT) throw new Error('a newer version of this program wrote it')
  return line
}

/** Where lowdb keeps the snapshot: the old file stands until the new one is complete on disk. Its name is to be synced by the caller. */
export class SnapshotFile implements Adapter<Snapshot> {
  readonly #files: FileSystem
  readonly #path: string
  #isOlder = false

  constructor(files: FileSystem, path: string) {
    this.#files = files
    this.#path = path
  }

  /** Whether the file that was read has no end mark yet. */
  get isOlder(): boolean {
    return this.#isOlder
  }

  async read(): Promise<Snapshot | null> {
    const bytes = await this.#files.read(this.#path)
    if (bytes === undefined) return null
    const { isOlder, ...snapshot } = snapshotOf(bytes)
    this.#isOlder = isOlder
    return snapshot
  }

  async write(snapshot: Snapshot): Promise<void> {
    const temporary = `${this.#path}.new`
    try {
      const file = await this.#files.open(temporary, 'replace')
      await writeAll(file, piecesOf(snapshot)).finally(() => file.close())
      await this.#files.rename(temporary, this.#path)
    } catch (error) {
      // A part of it would keep what little room there is.
      await this.#files.remove(temporary).catch(() => undefined)
      throw error
    }
    this.#isOlder = false
  }
}
