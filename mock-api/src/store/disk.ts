import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import type { Change } from './collection.ts'
import { decodeJournal, encodeLine, type Entry, JournalFile } from './journal.ts'
import { type Snapshot, SnapshotFile } from './snapshot.ts'
import { syncFolder } from './syncFolder.ts'

/** A journal that has grown beyond this is folded into a new snapshot. */
export const COMPACT_AT_BYTES = 16 * 1024 * 1024

export interface DiskOptions {
  readonly folder: string
  /** The whole state at the moment of the call. */
  readonly capture: () => Snapshot['collections']
  readonly compactAtBytes?: number | undefined
}
export interface DiskState {
  readonly snapshot: Snapshot['collections']
  /** What was acknowledged after the snapshot, in order. */
  readonly entries: readonly Entry[]
}

const nothing: Snapshot = { generation: 0, collections: {} }
const journalName = (generation: number): string => `journal-${generation}.ndjson`

/**
 * A snapshot and the journal of what came after it. Work on the files runs one piece at a time; the lines that arrive
 * while one is under way share the next write. After a failure nothing is promised any more: every `durable` rejects.
 */
export class Disk {
  readonly #folder: string
  readonly #capture: () => Snapshot['collections']
  readonly #compactAtBytes: number
  readonly #low: Low<Snapshot>
  #generation = 0
  #journal: JournalFile | undefined
  #lines: string[] = []
  #isWriteDue = false
  #work: Promise<void> = Promise.resolve()

  constructor({ folder, capture, compactAtBytes = COMPACT_AT_BYTES }: DiskOptions) {
    this.#folder = folder
    this.#capture = capture
    this.#compactAtBytes = compactAtBytes
    this.#low = new Low(new SnapshotFile(join(folder, 'snapshot.ndjson')), nothing)
  }

  /** Reads what a former process left behind, and continues its journal. */
  async load(): Promise<DiskState> {
    await this.#low.read()
    const { generation, collections } = this.#low.data
    this.#low.data = nothing
    this.#generation = generation
    const bytes = await readFile(this.#journalPath()).catch(() => Buffer.alloc(0))
    const { entries, intactBytes } = decodeJournal(bytes)
    await this.#openJournal(intactBytes)
    return { snapshot: collections, entries }
  }

  append(changes: readonly Change[]): void {
    this.#lines.push(encodeLine(changes))
    if (this.#isWriteDue) return
    this.#isWriteDue = true
    void this.#then(() => this.#write())
  }

  /** Resolves when everything that was appended until now would survive the end of this process. */
  durable(): Promise<void> {
    return this.#work
  }

  /** Writes the whole state anew and begins an empty journal. */
  compact(): Promise<void> {
    return this.#then(() => this.#compact())
  }

  /** Leaves a snapshot with an empty journal behind. */
  async close(): Promise<void> {
    await this.#work
    if (this.#journal && this.#journal.size > 0) await this.compact()
    await this.#journal?.close()
  }

  #then(step: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(step)
    this.#work.catch(() => undefined)
    return this.#work
  }

  async #write(): Promise<void> {
    this.#isWriteDue = false
    const text = this.#takeLines()
    if (text === '' || !this.#journal) return
    await this.#journal.append(text)
    if (this.#journal.size > this.#compactAtBytes) await this.#compact()
  }

  #takeLines(): string {
    const text = this.#lines.join('')
    this.#lines = []
    return text
  }

  async #compact(): Promise<void> {
    // The lines that wait stand for changes which the captured state already has.
    this.#takeLines()
    this.#low.data = { generation: this.#generation + 1, collections: this.#capture() }
    await this.#low.write()
    this.#low.data = nothing
    this.#generation += 1
    await this.#journal?.close()
    await this.#openJournal(0)
  }

  /** Continues this generation's journal behind `intactBytes`; those of other generations are over. */
  async #openJournal(intactBytes: number): Promise<void> {
    this.#journal = await JournalFile.open(this.#journalPath(), intactBytes)
    await syncFolder(this.#folder)
    await this.#removeOldJournals()
  }

  #journalPath(): string {
    return join(this.#folder, journalName(this.#generation))
  }

  async #removeOldJournals(): Promise<void> {
    const names = await readdir(this.#folder)
    const old = names.filter((name) => /^journal-\d+\.ndjson$/.test(name) && name !== journalName(this.#generation))
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { force: true })))
  }
}
