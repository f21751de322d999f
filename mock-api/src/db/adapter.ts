import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Adapter } from 'lowdb'
import { definitions } from '../resources/collections.ts'
import { type Change, contentsOf, type Data, fork, type Row } from './collection.ts'
import { reasonOf, unlessMissing, UnusableFolder } from './problems.ts'

export interface OpenFile {
  appendFile(content: string | Uint8Array): Promise<void>
  truncate(size: number): Promise<void>
  datasync(): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}
/** What the store uses of `node:fs/promises`. */
export interface FileSystem {
  mkdir(path: string, options: { recursive: true }): Promise<unknown>
  open(path: string, flags: 'a' | 'r' | 'w' | 'wx'): Promise<OpenFile>
  readFile(path: string): Promise<Buffer>
  readdir(path: string): Promise<string[]>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { force: true }): Promise<void>
}
/** When the state was made as demo data, and whether anything that matters has changed since. */
export interface SeedMark {
  /** Unix seconds. */
  readonly at: number
  readonly isChanged: boolean
}
/** A transaction; an empty one returns to the state of the JSON file. */
type Entry = readonly (readonly [collection: string, id: number, record: Row | null])[]

/** The state as JSON, a record a line: a large one doesn't fit into one string. Its last line has the checksum of the others. */
const SNAPSHOT = 'snapshot.ndjson'
const FORMAT = 2
const RECORDS_PER_WRITE = 500
/** The last collection of snapshots without a checksum, which older builds wrote. No record of it is ever removed. */
const LAST_COLLECTION = 'payments'
/** Journals of other generations than the snapshot's are outdated. */
const journalName = (generation: number): string => `journal-${generation}.ndjson`
const generationOf = (name: string): number => Number(/^journal-(\d+)\.ndjson$/.exec(name)?.[1] ?? -1)
/** After a full disk, writes need this much room to succeed again. */
const ROOM_BYTES = 64 * 1024
const NEWLINE = 0x0a

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`
const checksum = (text: string | Buffer): string => crc32(text).toString(16).padStart(8, '0')

const endLine = (sum: number): string => lineOf({ end: true, checksum: sum })

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(String(line))
  } catch {
    return undefined
  }
}

/** Lines without their newline, where they start, and where the next one does. */
function* linesOf(bytes: Buffer): Generator<{ line: Buffer; start: number; next: number }> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start)
    const next = end === -1 ? bytes.length : end + 1
    yield { line: bytes.subarray(start, end === -1 ? next : end), start, next }
    start = next
  }
}

/** A transaction of the journal: checksum, space, JSON. */
function encodeEntry(changes: readonly Change[]): string {
  const json = JSON.stringify(changes.map(({ collection, id, after }) => [collection, id, after ?? null]))
  return `${checksum(json)} ${json}\n`
}

/** An incomplete last line was never acknowledged and is dropped. */
function parseJournal(bytes: Buffer): { entries: Entry[]; size: number } {
  const entries: Entry[] = []
  let size = 0
  for (const { line, next } of linesOf(bytes)) {
    const [sum, json] = [line.toString('latin1', 0, 9), line.subarray(9)]
    if (sum === `${checksum(json)} `) entries.push(parsed(json) as Entry)
    // A write that broke off ends within its JSON.
    else if (bytes[next - 1] !== NEWLINE && ![json, json.subarray(0, -1)].some((part) => Array.isArray(parsed(part)))) break
    else throw new Error(`line ${entries.length + 1} is damaged`)
    size = next
  }
  return { entries, size }
}

function* snapshotLines(data: Data, generation: number, seed: SeedMark | undefined): Generator<string> {
  yield lineOf({ generation, format: FORMAT, seed })
  for (const [collection, { nextId, records }] of Object.entries(data)) {
    yield lineOf({ collection, next_id: nextId })
    const rows = [...records.values()]
    for (let from = 0; from < rows.length; from += RECORDS_PER_WRITE)
      yield rows
        .slice(from, from + RECORDS_PER_WRITE)
        .map(lineOf)
        .join('')
  }
}

interface Header {
  readonly generation: number
  readonly format?: number
  readonly seed?: SeedMark
}

/** Throws what is wrong with the file, in words that follow a colon. */
function parseSnapshot(bytes: Buffer): Header & { readonly data: Data } {
  const damaged = new Error('it is cut off or changed, or something comes after its end')
  const header = (parsed(bytes.subarray(0, bytes.indexOf(NEWLINE))) ?? {}) as Partial<Header>
  const { generation, format = 1, seed } = header
  if (format > FORMAT) throw new Error('a newer version of this program wrote it')
  const end = format === 1 ? bytes.length : bytes.lastIndexOf(NEWLINE, -2) + 1
  const isWhole = format === 1 ? bytes.at(-1) === NEWLINE : String(bytes.subarray(end)) === endLine(crc32(bytes.subarray(0, end)))
  if (generation === undefined || !isWhole) throw damaged
  const data: Data = {}
  let contents = contentsOf()
  for (const { line, start } of linesOf(bytes.subarray(0, end))) {
    const value = parsed(line) as Row | { collection: string; next_id: number } | undefined
    if (value && 'id' in value) contents.records.set(value.id, value)
    else if (value && 'collection' in value) data[value.collection] = contents = contentsOf(new Map(), value.next_id)
    else if (start > 0) throw damaged
  }
  const last = data[LAST_COLLECTION]
  if (format === 1 && (!last || Math.max(0, ...last.records.keys()) !== last.nextId - 1)) throw damaged
  return { data, generation, ...(seed && { seed }) }
}

/** Makes the names in a folder survive a power cut. Windows can't, and needn't. */
export async function syncFolder(files: FileSystem, path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await files.open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * lowdb adapter for a folder. `write` appends the transactions in `changes` to a journal, or, with `all`, folds the whole
 * state into a new JSON file and starts an empty journal. It resolves when the disk has them.
 */
export class JournalAdapter implements Adapter<Data> {
  changes: readonly (readonly Change[])[] | 'all' = []
  /** Stored with the next fold. */
  seed: SeedMark | undefined
  readonly #files: FileSystem
  readonly #folder: string
  #generation = 0
  #journal: OpenFile | undefined
  #size = 0
  /** Ends a last line that lacks its newline. */
  #glue = ''
  /** The journal may have more bytes than `#size`, or the disk may be full. */
  #isTorn = true

  constructor(files: FileSystem, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  /** Size of the journal in bytes. */
  get size(): number {
    return this.#size
  }

  /** Throws an UnusableFolder, and changes nothing, when a file is damaged or missing. */
  async read(): Promise<Data> {
    const data = await this.#read()
    await this.#opened()
    return data
  }

  async write(data: Data): Promise<void> {
    if (this.changes === 'all') return this.#fold(fork(data))
    await this.#append(this.changes.map(encodeEntry).join(''))
    for (const { collection } of this.changes.flat()) this.#mark(collection)
  }

  async close(): Promise<void> {
    await this.#journal?.close()
  }

  #mark(collection: string): void {
    if (this.seed && !definitions[collection]?.isExpendable) this.seed = { ...this.seed, isChanged: true }
  }

  async #read(): Promise<Data> {
    const fresh = `Put it back from a copy, or move the folder ${this.#folder} away to start with new demo data`
    let [path, remedy] = [this.#folder, fresh]
    const bytesOf = (name: string): Promise<Buffer | undefined> =>
      this.#files.readFile((path = join(this.#folder, name))).catch(unlessMissing(undefined))
    try {
      const names = await this.#files.readdir(path)
      const snapshot = await bytesOf(SNAPSHOT)
      const { data, generation, seed }: ReturnType<typeof parseSnapshot> = snapshot ? parseSnapshot(snapshot) : { data: {}, generation: 0 }
      const isLost = (name: string): boolean => name === 'files' && !snapshot && !names.includes(journalName(0))
      const other = names.find((name) => generationOf(name) > generation || isLost(name))
      if (other !== undefined) throw new Error(`it is ${snapshot ? 'older than' : 'missing beside'} ${other}`)
      this.#generation = generation
      this.seed = seed
      remedy = fresh.replace(',', ', remove that line and those after it to continue without them,')
      this.#replay((await bytesOf(journalName(generation))) ?? Buffer.alloc(0), data)
      return data
    } catch (error) {
      const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined
      const fault = isOfSystem ? `can’t be read: ${reasonOf(error)}` : `can’t be used: ${(error as Error).message}`
      const help = isOfSystem ? 'Make it readable, or put it back from a copy' : remedy
      throw new UnusableFolder(`${path} ${fault}. Nothing was changed. ${help}.`, { cause: error })
    }
  }

  #replay(bytes: Buffer, data: Data): void {
    const { entries, size } = parseJournal(bytes)
    this.#size = size
    this.#glue = size > 0 && bytes[size - 1] !== NEWLINE ? '\n' : ''
    for (const [name, id, record] of entries.slice(entries.findLastIndex(({ length }) => length === 0) + 1).flat()) {
      const contents = (data[name] ??= contentsOf())
      if (record) contents.records.set(id, record)
      else contents.records.delete(id)
      contents.nextId = Math.max(contents.nextId, id + 1)
      this.#mark(name)
    }
  }

  async #append(lines: string): Promise<void> {
    const journal = await this.#opened()
    const bytes = Buffer.from(this.#glue + lines)
    const room = this.#isTorn ? ROOM_BYTES : 0
    this.#isTorn = true
    try {
      if (room > 0) await this.#cut(journal)
      await journal.appendFile(Buffer.concat([bytes, Buffer.alloc(room)]))
      if (room > 0) await journal.truncate(this.#size + bytes.length)
      await journal.datasync()
    } catch (error) {
      await this.#cut(journal).catch(() => undefined)
      throw error
    }
    this.#size += bytes.length
    this.#glue = ''
    this.#isTorn = false
  }

  async #cut(journal: OpenFile): Promise<void> {
    await journal.truncate(this.#size)
    await journal.datasync()
  }

  /** The new name of the snapshot decides: until then the old snapshot and its journal count. */
  async #fold(data: Data): Promise<void> {
    const path = join(this.#folder, SNAPSHOT)
    try {
      const file = await this.#files.open(`${path}.new`, 'w')
      try {
        let sum = 0
        for (const lines of snapshotLines(data, this.#generation + 1, this.seed)) {
          sum = crc32(lines, sum)
          await file.appendFile(lines)
        }
        await file.appendFile(endLine(sum))
        await file.datasync()
      } finally {
        await file.close()
      }
      await this.#files.rename(`${path}.new`, path)
    } catch (error) {
      await this.#files.rm(`${path}.new`, { force: true }).catch(() => undefined)
      throw error
    }
    await this.#journal?.close()
    this.#journal = undefined
    this.#generation += 1
    this.#size = 0
    this.#glue = ''
    this.#isTorn = true
    // If this fails, the next write tries again before it is acknowledged.
    await this.#opened().catch(() => undefined)
  }

  /** The journal of this generation, once its name and the snapshot's survive a power cut. */
  async #opened(): Promise<OpenFile> {
    if (this.#journal) return this.#journal
    const journal = await this.#files.open(join(this.#folder, journalName(this.#generation)), 'a')
    try {
      await syncFolder(this.#files, this.#folder)
    } catch (error) {
      await journal.close()
      throw error
    }
    const names = await this.#files.readdir(this.#folder).catch(() => [])
    const old = names.filter((name) => ![-1, this.#generation].includes(generationOf(name)))
    await Promise.all(old.map((name) => this.#files.rm(join(this.#folder, name), { force: true }).catch(() => undefined)))
    return (this.#journal = journal)
  }
}
