import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Adapter } from 'lowdb'
import { type FileSystem, syncFolder } from '../files/disk.ts'
import { type Change, contentsOf, type Data, fork, type Row } from './collection.ts'
import { reasonOf } from './problems.ts'

/** A transaction; an empty one returns to the state of the snapshot. */
type Entry = readonly (readonly [collection: string, id: number, record: Row | null])[]

/** The state as JSON, a record a line: a large one doesn't fit into one string. Its last line has the checksum of the others. */
const snapshotName = (generation: number): string => `snapshot-${generation}.ndjson`
/** The name in folders of older builds. */
const OLDER_SNAPSHOT = 'snapshot.ndjson'
/** Changes since the snapshot of the same generation. */
const journalName = (generation: number): string => `journal-${generation}.ndjson`
const DRAFT = 'snapshot.new'
const FORMAT = 2
const LINES_PER_WRITE = 500
/** The last collection of snapshots without a checksum (format 1). No record of it is ever removed. */
const LAST_COLLECTION = 'payments'
const NEWLINE = 0x0a
const DAMAGED = 'it is cut off or changed, or something comes after its end'

/** The highest generation of a kind of file; -1 if there is none. */
const getLatest = (kind: 'snapshot' | 'journal', names: readonly string[]): number =>
  Math.max(-1, ...names.map((name) => Number(new RegExp(`^${kind}-(\\d+)\\.ndjson$`).exec(name)?.[1] ?? -1)))
const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`
const checksum = (text: string | Buffer): string => crc32(text).toString(16).padStart(8, '0')
const endLine = (sum: number): string => toLine({ end: true, checksum: sum })

/** Lines without their newline, with the places where they start and end. */
function* toLines(bytes: Buffer): Generator<{ line: Buffer; start: number; end: number }> {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(NEWLINE, start)
    if (end === -1) end = bytes.length
    yield { line: bytes.subarray(start, end), start, end }
  }
}

/** A transaction of the journal: checksum, space, JSON. */
function encodeEntry(changes: readonly Change[]): string {
  const json = JSON.stringify(changes.map(({ collection, id, after }) => [collection, id, after ?? null]))
  return `${checksum(json)} ${json}\n`
}

/** An incomplete last line was never acknowledged and is dropped. `size` includes the newline of the last line read. */
function parseJournal(bytes: Buffer): { entries: Entry[]; size: number } {
  const entries: Entry[] = []
  let size = 0
  for (const { line, end } of toLines(bytes)) {
    const [sum, json] = [line.toString('latin1', 0, 9), line.subarray(9)]
    if (sum === `${checksum(json)} `) entries.push(JSON.parse(String(json)) as Entry)
    // With its last byte changed, a complete line has no newline either.
    else if (end === bytes.length && sum !== `${checksum(json.subarray(0, -1))} `) break
    else throw new Error(`line ${entries.length + 1} is damaged; remove it and the lines after it to continue without them`)
    size = end + 1
  }
  return { entries, size }
}

function* snapshotText(data: Data, generation: number): Generator<string> {
  let sum = 0
  const counted = (text: string): string => {
    sum = crc32(text, sum)
    return text
  }
  yield counted(toLine({ generation, format: FORMAT }))
  for (const [collection, { nextId, records }] of Object.entries(data)) {
    const rows = [{ collection, next_id: nextId }, ...records.values()]
    for (let from = 0; from < rows.length; from += LINES_PER_WRITE) {
      const lines = rows.slice(from, from + LINES_PER_WRITE).map(toLine)
      yield counted(lines.join(''))
    }
  }
  yield endLine(sum)
}

/** Throws what is wrong with the file, in words that follow a colon. */
function parseSnapshot(bytes: Buffer): { data: Data; generation: number } {
  const { generation, format = 1 } = JSON.parse(String(bytes.subarray(0, bytes.indexOf(NEWLINE)))) as {
    generation: number
    format?: number
  }
  if (format > FORMAT) throw new Error('a newer version of this program wrote it')
  const end = format === 1 ? bytes.length : bytes.lastIndexOf(NEWLINE, -2) + 1
  if (format === FORMAT && String(bytes.subarray(end)) !== endLine(crc32(bytes.subarray(0, end)))) throw new Error(DAMAGED)
  const data: Data = {}
  let contents = contentsOf()
  for (const { line, start } of toLines(bytes.subarray(0, end))) {
    const value = JSON.parse(String(line)) as Row | { collection: string; next_id: number }
    if ('id' in value) contents.records.set(value.id, value)
    else if ('collection' in value) data[value.collection] = contents = contentsOf(new Map(), value.next_id)
    else if (start > 0) throw new Error(DAMAGED)
  }
  const lastId = [...(data[LAST_COLLECTION]?.records.keys() ?? [])].at(-1) ?? 0
  if (format === 1 && (bytes.at(-1) !== NEWLINE || data[LAST_COLLECTION]?.nextId !== lastId + 1)) throw new Error(DAMAGED)
  return { data, generation }
}

/**
 * lowdb adapter for a folder. `write` appends the transactions in `changes` to a journal. It folds the whole state into a new
 * snapshot with an empty journal after a failure, for another state, and when the journal is long. It resolves when the disk
 * has them; when it throws, the files have the state of before.
 */
export class JournalAdapter implements Adapter<Data> {
  /** Transactions of the next write; an empty one replaces the state by `restored`. */
  changes: readonly (readonly Change[])[] = []
  restored: Data | undefined
  /** Records that the store restored before the last fold. */
  #folded: Data | undefined
  readonly #files: FileSystem
  readonly #folder: string
  readonly #foldAtBytes: number
  #generation = 0
  #size = 0
  /** The journal can't be continued: it is new, or a write broke off. */
  #mustFold = true

  constructor(files: FileSystem, folder: string, foldAtBytes: number) {
    this.#files = files
    this.#folder = folder
    this.#foldAtBytes = foldAtBytes
  }

  /** Throws a sentence that names the file and a remedy when one is damaged or missing. Changes nothing. */
  async read(): Promise<Data> {
    let path = this.#folder
    try {
      const names = await this.#files.readdir(path)
      const bytesOf = async (name: string): Promise<Buffer | undefined> => {
        path = this.#path(name)
        return names.includes(name) ? this.#files.readFile(path) : undefined
      }
      const [latest, journal] = [getLatest('snapshot', names), getLatest('journal', names)]
      const isOlder = latest < 0 && names.includes(OLDER_SNAPSHOT)
      const snapshot = await bytesOf(isOlder ? OLDER_SNAPSHOT : snapshotName(latest < 0 ? Math.max(journal, 1) : latest))
      const { data, generation } = snapshot ? parseSnapshot(snapshot) : { data: {}, generation: 0 }
      const isLost = !snapshot && journal < 0 && names.includes('files')
      if (isLost || journal > generation)
        throw new Error(`it is ${snapshot ? 'older than' : 'missing beside'} ${isLost ? 'files' : journalName(journal)}`)
      this.#generation = generation
      this.#replay(await bytesOf(journalName(generation)), data)
      return data
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      const fault = code ? `read: ${reasonOf(error)}` : `used: ${error instanceof SyntaxError ? DAMAGED : message}`
      const remedy = code
        ? 'Make it readable, or put it back from a copy'
        : `Put it back from a copy, or move the folder ${this.#folder} away to start with new demo data`
      throw new Error(`${path} can’t be ${fault}. Nothing was changed. ${remedy}.`, { cause: error })
    }
  }

  async write(data: Data): Promise<void> {
    const { changes, restored } = this
    const isOther = restored !== undefined && restored !== this.#folded
    const isFold = this.#mustFold || isOther || this.#size > this.#foldAtBytes
    this.#mustFold = true
    await (isFold ? this.#fold(fork(data)) : this.#append(changes.map(encodeEntry).join('')))
    this.#mustFold = false
    if (isFold) this.#folded = changes.at(-1)?.length === 0 ? restored : undefined
  }

  /** Leaves an empty journal, which the next start needn't replay. */
  async close(data: Data): Promise<void> {
    if (this.#size > 0) await this.#fold(fork(data))
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }

  #replay(bytes: Buffer | undefined, data: Data): void {
    const { entries, size } = parseJournal(bytes ?? Buffer.alloc(0))
    this.#size = size
    this.#mustFold = bytes?.length !== size
    for (const [name, id, record] of entries.slice(entries.findLastIndex(({ length }) => length === 0) + 1).flat()) {
      const contents = (data[name] ??= contentsOf())
      if (record) contents.records.set(id, record)
      else contents.records.delete(id)
      contents.nextId = Math.max(contents.nextId, id + 1)
    }
  }

  async #append(lines: string): Promise<void> {
    const path = this.#path(journalName(this.#generation))
    try {
      await this.#files.appendFile(path, lines, { flush: true })
    } catch (error) {
      await this.#files.truncate(path, this.#size).catch(() => undefined)
      throw error
    }
    this.#size += Buffer.byteLength(lines)
  }

  /** The old snapshot and its journal count until the new names are synced. */
  async #fold(data: Data): Promise<void> {
    const generation = this.#generation + 1
    try {
      await this.#files.writeFile(this.#path(DRAFT), snapshotText(data, generation), { flush: true })
      await this.#files.rename(this.#path(DRAFT), this.#path(snapshotName(generation)))
      await this.#files.writeFile(this.#path(journalName(generation)), [], { flush: true })
      await syncFolder(this.#files, this.#folder)
    } catch (error) {
      // The journal first, since one that is newer than the snapshot is refused.
      await this.#remove([journalName(generation), snapshotName(generation), DRAFT])
      throw error
    }
    ;[this.#generation, this.#size] = [generation, 0]
    const names = await this.#files.readdir(this.#folder).catch(() => [])
    await this.#remove(names.filter((name) => /^(snapshot|journal)/.test(name) && !name.endsWith(`-${generation}.ndjson`)))
  }

  /** As far as possible: a start ignores what older generations leave. */
  async #remove(names: readonly string[]): Promise<void> {
    try {
      for (const name of names) await this.#files.rm(this.#path(name), { force: true })
    } catch {}
  }
}
