import { join } from 'node:path'
import { Low } from 'lowdb'
import type { Change } from './collection.ts'
import { isExpendable } from './expendable.ts'
import type { FileSystem } from './fileSystem.ts'
import { encodeLine, JournalFile } from './journal.ts'
import { generationOf, journalName, type LeftBehind, readLeftBehind, SNAPSHOT_NAME } from './leftBehind.ts'
import { NotSaved } from './problems.ts'
import { type Snapshot, SnapshotFile } from './snapshot.ts'

/** A journal that has grown beyond this is folded into a new snapshot. */
const COMPACT_AT_BYTES = 16 * 1024 * 1024

/** What a disk has to have free before it is said again that it takes writes. */
const ROOM_BYTES = 64 * 1024

export interface DiskOptions {
  readonly files: FileSystem
  readonly folder: string
  /** The whole state at the moment of the call. */
  readonly capture: () => Snapshot['collections']
  /** Takes changes back that could not be written, the last one first. */
  readonly undo: (changes: readonly Change[]) => void
  readonly compactAtBytes?: number | undefined
}

/** Another state in the place of this one. */
export interface Replacement {
  readonly make: () => void
  /** Brings the former state back. */
  readonly revert: () => void
}

/** A transaction that is not written yet. */
interface Pending {
  readonly changes: readonly Change[]
  readonly line: string
  /** Whether it is expendable, and stays in memory until there is room. */
  readonly mayWait: boolean
}

/** A write that is due. A refusal that comes before its turn is its outcome. */
interface Turn {
  refusal?: NotSaved
  done: Promise<void>
}

const nothing: Snapshot = { generation: 0, collections: {} }
const mayWait = (pending: Pending): boolean => pending.mayWait
const mayNotWait = (pending: Pending): boolean => !pending.mayWait

/**
 * A snapshot and the journal of what came after it. Work on the files runs one piece at a time; the lines that arrive
 * while one is under way share the next write. When a write fails, its changes and those that came after them are taken
 * back, and the next write tries again.
 */
export class Disk {
  readonly #files: FileSystem
  readonly #folder: string
  readonly #capture: () => Snapshot['collections']
  readonly #undo: (changes: readonly Change[]) => void
  readonly #compactEveryBytes: number
  readonly #snapshotFile: SnapshotFile
  readonly #low: Low<Snapshot>
  #compactAtBytes: number
  #generation = 0
  #journal: JournalFile | undefined
  #waiting: Pending[] = []
  #due: Turn | undefined
  #underWay: Promise<void> = Promise.resolve()
  #tail: Promise<void> = Promise.resolve()
  #problem: NotSaved | undefined

  constructor({ files, folder, capture, undo, compactAtBytes = COMPACT_AT_BYTES }: DiskOptions) {
    this.#files = files
    this.#folder = folder
    this.#capture = capture
    this.#undo = undo
    this.#compactEveryBytes = compactAtBytes
    this.#compactAtBytes = compactAtBytes
    this.#snapshotFile = new SnapshotFile(files, join(folder, SNAPSHOT_NAME))
    this.#low = new Low(this.#snapshotFile, nothing)
  }

  /** Reads what a former process left behind, and continues its journal. */
  async load(): Promise<LeftBehind> {
    const left = await readLeftBehind(this.#files, this.#folder, this.#snapshotFile)
    this.#generation = left.generation
    await this.#openJournal((path) => JournalFile.extend(this.#files, path, left.journalBytes))
    return left
  }

  append(changes: readonly Change[]): void {
    this.#waiting.push({ changes, line: encodeLine(changes), mayWait: isExpendable(changes) })
    this.#due ??= this.#newTurn()
  }

  /**
   * Resolves when everything that was appended until now would survive the end of this process; what is expendable may
   * wait for room. Throws NotSaved when something was taken back.
   */
  durable(): Promise<void> {
    return this.#due?.done ?? this.#underWay
  }

  /** Why the last write was refused; undefined when the next will succeed, as far as is known. Tries anew to find out. */
  async problem(): Promise<NotSaved | undefined> {
    if (this.#problem) await (this.#due ??= this.#newTurn()).done.catch(() => undefined)
    return this.#problem
  }

  /** Writes the whole state anew and begins an empty journal. When that fails, the old ones stand. */
  compact(): Promise<void> {
    return this.#queue(() => this.#compact())
  }

  /** A snapshot that was written before they had an end mark is written anew. */
  async renew(): Promise<void> {
    if (this.#snapshotFile.isOlder) await this.compact()
  }

  /** Resolves when the other state is on disk. Throws NotSaved, and everything is as before, when that fails. */
  replace({ make, revert }: Replacement): Promise<void> {
    return this.#queue(async () => {
      const before = this.#takeWaiting()
      make()
      try {
        await this.#beginGeneration()
      } catch (error) {
        revert()
        // What came meanwhile stood on the state that is gone.
        this.#takeWaiting()
        throw this.#refuse(before, error)
      }
      await this.#openedJournal()
    })
  }

  /** Leaves a snapshot with an empty journal behind, or, where there is no room for it, those that there are. */
  async close(): Promise<void> {
    await this.#tail
    if (this.#waiting.length > 0 || (this.#journal?.size ?? 0) > 0) await this.compact().catch(() => undefined)
    await this.#journal?.close()
  }

  #queue(step: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(() => {
      this.#underWay = done
      return step()
    })
    const over = (): void => {
      this.#underWay = Promise.resolve()
    }
    this.#tail = done.then(over, over)
    return done
  }

  #newTurn(): Turn {
    const turn: Turn = { done: this.#queue(() => this.#take(turn)) }
    return turn
  }

  async #take(turn: Turn): Promise<void> {
    if (turn.refusal) throw turn.refusal
    this.#due = undefined
    await this.#write()
    if (this.#journal && this.#journal.size > this.#compactAtBytes) await this.#compact().catch(() => this.#compactLater())
  }

  async #write(): Promise<void> {
    const batch = this.#takeWaiting()
    if (batch.length === 0 && !this.#problem) return
    try {
      const journal = await this.#openedJournal()
      await journal.append(batch.map(({ line }) => line).join('') || encodeLine([]))
    } catch (error) {
      const refusal = this.#refuse(batch, error)
      if (batch.some(mayNotWait)) throw refusal
      return
    }
    if (this.#problem) await this.#tryRoom()
  }

  /** What little room is left may take a short line: all is well when there is some for more. */
  async #tryRoom(): Promise<void> {
    const path = join(this.#folder, 'room')
    try {
      const file = await this.#files.open(path, 'replace')
      await file.append(Buffer.alloc(ROOM_BYTES)).finally(() => file.close())
      this.#problem = undefined
    } catch (error) {
      this.#problem = new NotSaved(error)
    } finally {
      await this.#files.remove(path).catch(() => undefined)
    }
  }

  #takeWaiting(): Pending[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }

  /** Takes back what could not be written, and with it what came after; what is expendable waits for the next write. */
  #refuse(batch: readonly Pending[], cause: unknown): NotSaved {
    const refusal = new NotSaved(cause)
    const all = [...batch, ...this.#takeWaiting()]
    this.#waiting = all.filter(mayWait)
    this.#undo(all.filter(mayNotWait).flatMap(({ changes }) => changes))
    // Who waits for the next write may have read what is gone.
    if (this.#due) this.#due.refusal = refusal
    this.#due = undefined
    this.#problem = refusal
    return refusal
  }

  async #compact(): Promise<void> {
    const taken = this.#takeWaiting()
    try {
      await this.#beginGeneration()
      await this.#openedJournal()
    } catch (error) {
      this.#waiting = [...taken, ...this.#waiting]
      throw error
    }
    this.#problem = undefined
  }

  /** A journal that could not be folded grows on. */
  #compactLater(): void {
    this.#compactAtBytes = (this.#journal?.size ?? 0) + this.#compactEveryBytes
  }

  /** Writes the state of this moment. The new name of the snapshot decides: until then the old generation counts. */
  async #beginGeneration(): Promise<void> {
    const generation = this.#generation + 1
    this.#low.data = { generation, collections: this.#capture() }
    try {
      await this.#low.write()
    } finally {
      this.#low.data = nothing
    }
    const former = this.#journal
    this.#journal = undefined
    this.#generation = generation
    this.#compactAtBytes = this.#compactEveryBytes
    await former?.close()
  }

  /** The journal of this generation; it comes after the snapshot, so that none is ever there alone. */
  async #openedJournal(): Promise<JournalFile> {
    return this.#journal ?? this.#openJournal((path) => JournalFile.begin(this.#files, path))
  }

  /** Nothing is written before the names of snapshot and journal would survive a power cut. */
  async #openJournal(open: (path: string) => Promise<JournalFile>): Promise<JournalFile> {
    const journal = await open(join(this.#folder, journalName(this.#generation)))
    try {
      await this.#files.syncFolder(this.#folder)
    } catch (error) {
      await journal.close()
      throw error
    }
    await this.#removeOldJournals()
    this.#journal = journal
    return journal
  }

  /** Journals of other generations are over. One that stays does no harm. */
  async #removeOldJournals(): Promise<void> {
    const names = await this.#files.names(this.#folder).catch(() => [])
    const old = names.filter((name) => (generationOf(name) ?? this.#generation) !== this.#generation)
    await Promise.all(old.map((name) => this.#files.remove(join(this.#folder, name)).catch(() => undefined)))
  }
}
