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
type Entry = readonly (readonly [collection: string, id: number, record: Row | null])[]

/** The state as JSON, a record a line: a large one doesn't fit into one string. Its last line has the checksum of the others. */
const SNAPSHOT = 'snapshot.ndjson'
const FORMAT = 2
const RECORDS_PER_WRITE = 500
/** Journals of other generations than the snapshot's are outdated. */
const journalName = (generation: number): string => `journal-${generation}.ndjson`
const generationOf = (name: string): number => Number(/^journal-(\d+)\.ndjson$/.exec(name)?.[1] ?? -1)
/** After a full disk, writes need this much room to succeed again. */
const ROOM_BYTES = 64 * 1024

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`
const checksum = (text: string | Buffer): string => crc32(text).toString(16).padStart(8, '0')

/** A transaction of the journal: checksum, space, JSON. */
function encodeEntry(changes: readonly Change[]): string {
  const json = JSON.stringify(changes.map(({ collection, id, after }) => [collection, id, after ?? null]))
  return `${checksum(json)} ${json}\n`
}

function decodeEntry(line: Buffer): Entry | undefined {
  const json = line.subarray(9)
  return line.toString('latin1', 0, 9) === `${checksum(json)} ` ? (JSON.parse(String(json)) as Entry) : undefined
}

/** Whether a line without its newline was complete once: a write that broke off ends within its JSON. */
function isDamaged(line: Buffer): boolean {
  const isComplete = (json: Buffer): boolean => Array.isArray(parsedObject(json))
  return isComplete(line.subarray(9)) || isComplete(line.subarray(9, -1))
}

/** Lines with their number, where they start, and where the next one does. The last one may lack its newline. */
function* linesOf(bytes: Buffer): Generator<{ line: Buffer; number: number; start: number; next: number; isWhole: boolean }> {
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf('\n', start)
    const next = end === -1 ? bytes.length : end + 1
    yield { line: bytes.subarray(start, end === -1 ? next : end), number, start, next, isWhole: end !== -1 }
    start = next
  }
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

/** The last collection of snapshots without a checksum, which older builds wrote. No record of it is ever removed. */
const LAST_COLLECTION = 'payments'

/** Throws what is wrong with the file, in words that follow a colon. */
function parseSnapshot(bytes: Buffer): { data: Data; generation: number; seed?: SeedMark } {
  const data: Data = {}
  let records = new Map<number, Row>()
  let [generation, format, isComplete] = [-1, 0, false]
  let seed: SeedMark | undefined
  for (const { line, number, start, isWhole } of linesOf(bytes)) {
    if (!isWhole) throw new Error(`it breaks off in line ${number}`)
    const value = parsedObject(line) ?? {}
    if (isComplete) throw new Error(`line ${number} comes after its end`)
    if (number === 1 && typeof value['generation'] === 'number') {
      ;({ generation, format = 1, seed } = value as { generation: number; format?: number; seed?: SeedMark })
      if (format > FORMAT) throw new Error('a newer version of this program wrote it')
    } else if (number > 1 && 'id' in value) records.set(value['id'] as number, value as unknown as Row)
    else if ('collection' in value) data[String(value['collection'])] = contentsOf((records = new Map()), value['next_id'] as number)
    else if ('end' in value) isComplete = value['checksum'] === crc32(bytes.subarray(0, start))
    else throw new Error(`line ${number} is damaged`)
    if ('end' in value && !isComplete) throw new Error('its checksum doesn’t match its content')
  }
  const last = data[LAST_COLLECTION]
  if (format === 1) isComplete = last !== undefined && Math.max(0, ...last.records.keys()) === last.nextId - 1
  if (!isComplete) throw new Error('its end is missing')
  return { data, generation, ...(seed && { seed }) }
}

function parsedObject(line: Buffer): Record<string, unknown> | undefined {
  try {
    return JSON.parse(String(line)) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Makes the names in a folder survive a power cut. Windows can't, and needn't. */
export async function syncFolder(files: FileSystem, path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await files.open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * lowdb adapter for a folder. `write` appends the transactions in `changes` to a journal, or, with `all`, folds the whole
 * state into a new JSON file and starts an empty journal; `none` returns to the JSON file by emptying the journal. It resolves
 * when the disk has them.
 */
export class JournalAdapter implements Adapter<Data> {
  changes: readonly (readonly Change[])[] | 'all' | 'none' = []
  /** Stored with the next fold. */
  seed: SeedMark | undefined
  readonly #files: FileSystem
  readonly #folder: string
  #generation = 0
  #journal: OpenFile | undefined
  #size = 0
  /** The journal may have more bytes than `#size`. */
  #isTorn = true
  /** The last entry lacks its newline. */
  #isOpenEnded = false
  #isFull = false

  constructor(files: FileSystem, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  /** Size of the journal in bytes. */
  get size(): number {
    return this.#size
  }

  /** Null for a new folder. Throws an UnusableFolder, and changes nothing, when a file is damaged or missing. */
  async read(): Promise<Data | null> {
    const names = await this.#use('', '', () => this.#files.readdir(this.#folder))
    const fresh = `Put it back from a copy, or move the folder ${this.#folder} away to start with new demo data`
    const snapshot = await this.#use(SNAPSHOT, fresh, (bytes) => bytes && parseSnapshot(bytes))
    const { data, generation, seed } = snapshot ?? { data: {}, generation: 0 }
    this.seed = seed
    const isNewer = (name: string): boolean => generationOf(name) > generation
    const other = names.find((name) => isNewer(name) || (name === 'files' && !snapshot && !names.includes(journalName(0))))
    if (other !== undefined)
      await this.#use(SNAPSHOT, fresh, () => {
        throw new Error(`it is ${snapshot ? 'older than' : 'missing beside'} ${other}`)
      })
    this.#generation = generation
    const remedy = fresh.replace(',', ', remove that line and those after it to continue without them,')
    await this.#use(journalName(generation), remedy, (bytes) => this.#replay(bytes ?? Buffer.alloc(0), data))
    await this.#opened()
    return snapshot || this.#size > 0 ? data : null
  }

  async write(data: Data): Promise<void> {
    if (this.changes === 'all') await this.#fold(fork(data))
    else if (this.changes === 'none') await this.#empty()
    else await this.#append(this.changes.map(encodeEntry).join(''))
  }

  async close(): Promise<void> {
    await this.#journal?.close()
  }

  /** An incomplete last line was never acknowledged and is dropped. */
  #replay(bytes: Buffer, data: Data): void {
    for (const { line, number, next, isWhole } of linesOf(bytes)) {
      const entry = decodeEntry(line)
      if (!entry && !isWhole && !isDamaged(line)) return
      if (!entry) throw new Error(`line ${number} is damaged`)
      for (const [collection, id, record] of entry) {
        if (this.seed && !definitions[collection]?.isExpendable) this.seed = { ...this.seed, isChanged: true }
        const contents = (data[collection] ??= contentsOf())
        if (record) contents.records.set(id, record)
        else contents.records.delete(id)
        contents.nextId = Math.max(contents.nextId, id + 1)
      }
      this.#size = next
      this.#isOpenEnded = !isWhole
    }
  }

  async #append(lines: string): Promise<void> {
    const journal = await this.#opened()
    const bytes = Buffer.from(`${this.#isOpenEnded ? '\n' : ''}${lines}`)
    const size = this.#size + bytes.length
    await this.#mend(journal)
    this.#isTorn = true
    try {
      await journal.appendFile(this.#isFull ? Buffer.concat([bytes, Buffer.alloc(ROOM_BYTES)]) : bytes)
      if (this.#isFull) await journal.truncate(size)
      await journal.datasync()
    } catch (error) {
      this.#isFull = true
      await this.#mend(journal).catch(() => undefined)
      throw error
    }
    this.#size = size
    this.#isTorn = this.#isFull = this.#isOpenEnded = false
  }

  async #empty(): Promise<void> {
    const journal = await this.#opened()
    await this.#mend(journal)
    await journal.truncate(0)
    await journal.datasync()
    this.#size = 0
    this.#isFull = this.#isOpenEnded = false
  }

  async #mend(journal: OpenFile): Promise<void> {
    if (!this.#isTorn) return
    await journal.truncate(this.#size)
    await journal.datasync()
    this.#isTorn = false
  }

  /** The new name of the snapshot decides: until then the old snapshot and its journal count. */
  async #fold(data: Data): Promise<void> {
    const generation = this.#generation + 1
    const path = join(this.#folder, SNAPSHOT)
    try {
      const file = await this.#files.open(`${path}.new`, 'w')
      try {
        let sum = 0
        for (const lines of snapshotLines(data, generation, this.seed)) {
          sum = crc32(lines, sum)
          await file.appendFile(lines)
        }
        await file.appendFile(lineOf({ end: true, checksum: sum }))
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
    this.#generation = generation
    this.#size = 0
    this.#isTorn = true
    this.#isFull = this.#isOpenEnded = false
    // If this fails, the next write tries again before it is acknowledged.
    await this.#opened().catch(() => undefined)
  }

  /** The journal of this generation, once its name and the snapshot's survive a power cut. */
  async #opened(): Promise<OpenFile> {
    if (this.#journal) return this.#journal
    const journal = await this.#files.open(join(this.#folder, journalName(this.#generation)), 'a')
    try {
      await this.#mend(journal)
      await syncFolder(this.#files, this.#folder)
    } catch (error) {
      await journal.close()
      throw error
    }
    const names = await this.#files.readdir(this.#folder).catch(() => [])
    const old = names.filter((name) => generationOf(name) >= 0 && generationOf(name) !== this.#generation)
    await Promise.all(old.map((name) => this.#files.rm(join(this.#folder, name), { force: true }).catch(() => undefined)))
    return (this.#journal = journal)
  }

  /** Reads a file and works on it (undefined: it is missing). Failures become sentences with its path. */
  async #use<T>(name: string, remedy: string, work: (bytes: Buffer | undefined) => T | Promise<T>): Promise<T> {
    const path = join(this.#folder, name)
    try {
      return await work(name ? await this.#files.readFile(path).catch(unlessMissing(undefined)) : undefined)
    } catch (error) {
      const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined
      const fault = isOfSystem ? `can’t be read: ${reasonOf(error)}` : `can’t be used: ${(error as Error).message}`
      const help = isOfSystem ? 'Make it readable, or put it back from a copy' : remedy
      throw new UnusableFolder(`${path} ${fault}. Nothing was changed. ${help}.`, { cause: error })
    }
  }
}
