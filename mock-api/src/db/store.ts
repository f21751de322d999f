import fs from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { type Collections, definitions } from '../resources/collections.ts'
import { type FileStore, FolderFiles, MemoryFiles } from '../files/fileStore.ts'
import { fileKeysOf } from '../files/fileKeys.ts'
import { type FileSystem, JournalAdapter, type SeedMark } from './adapter.ts'
import { type Change, Collection, completeRecords, type Data, fork, type Row } from './collection.ts'
import { lockFolder } from './lock.ts'
import { NotSaved } from './problems.ts'

/** A journal beyond this size is folded into the JSON file. */
const FOLD_AT_BYTES = 16 * 1024 * 1024
const isExpendable = (changes: readonly Change[]): boolean => changes.every(({ collection }) => definitions[collection]?.isExpendable)

export interface OpenOptions {
  readonly foldAtBytes?: number | undefined
  readonly fileSystem?: FileSystem
}

interface Disk {
  readonly adapter?: JournalAdapter
  readonly release?: () => void
  readonly foldAtBytes?: number | undefined
}

/** A queued write. `error` is its outcome if an earlier write failed. */
interface Turn {
  error?: NotSaved
  done: Promise<void>
}

/** Transactions, durability and snapshots of all collections. */
class StoreControls {
  /** Contents of attached files. */
  readonly files: FileStore
  readonly #low: { data: Data; write(): Promise<void> }
  readonly #adapter: JournalAdapter | undefined
  readonly #collections = new Map<string, Collection<Row>>()
  readonly #release: (() => void) | undefined
  readonly #foldEvery: number
  /** The state of the JSON file on the disk. */
  #onDisk: Data | undefined
  #foldAt: number
  #open: Change[] | undefined
  #isSilent = false
  #waiting: (readonly Change[])[] = []
  #due: Turn | undefined
  #current: Promise<void> = Promise.resolve()
  #tail: Promise<void> = Promise.resolve()
  #problem: NotSaved | undefined

  constructor(low: { data: Data; write(): Promise<void> }, files: FileStore, { adapter, release, foldAtBytes = FOLD_AT_BYTES }: Disk = {}) {
    this.#low = low
    this.files = files
    this.#adapter = adapter
    this.#release = release
    this.#foldEvery = this.#foldAt = foldAtBytes
    for (const [name, definition] of Object.entries(definitions))
      this.#collections.set(name, new Collection<Row>(name, definition, low, (change) => this.#note(change)))
    Object.assign(this, Object.fromEntries(this.#collections))
  }

  get isEmpty(): boolean {
    return [...this.#collections.values()].every(({ size }) => size === 0)
  }

  /** Undefined unless demo data were stored since the folder is new. */
  get seed(): SeedMark | undefined {
    return this.#adapter?.seed
  }

  /** Applies all changes of the synchronous `work`, or none if it throws. */
  transaction<T>(work: () => T): T {
    if (this.#open) return work()
    const changes: Change[] = (this.#open = [])
    try {
      const result = work()
      if (changes.length > 0) this.#commit(changes)
      return result
    } catch (error) {
      this.#undo(changes)
      throw error
    } finally {
      this.#open = undefined
    }
  }

  /**
   * Resolves when every change until now survives the end of this process; those of expendable collections may wait for
   * room on the disk. Throws NotSaved when changes were undone instead. Call it before awaiting anything else.
   */
  durable(): Promise<void> {
    return this.#due?.done ?? this.#current
  }

  /** Why the last write failed; undefined when it succeeded. After a failure, tries again. */
  async problem(): Promise<NotSaved | undefined> {
    if (this.#problem) await (this.#due ??= this.#newTurn()).done.catch(() => undefined)
    return this.#problem
  }

  /** A copy-on-write snapshot for `restore` or another `memoryStore`. */
  snapshot(): Data {
    return fork(this.#low.data)
  }

  /** Replaces the state. Resolves when the new one is durable; on failure the old one remains. `seededAt` marks demo data. */
  restore(snapshot: Data, seededAt?: number): Promise<void> {
    return this.#queue(async () => {
      const previous = this.#low.data
      const before = this.#take()
      this.#low.data = fork(snapshot)
      try {
        await this.#writeState(snapshot, seededAt)
      } catch (error) {
        this.#low.data = previous
        this.#take()
        throw this.#rollBack(before, error)
      }
    })
  }

  /** Writes everything and releases the files. */
  async close(): Promise<void> {
    await this.#tail
    if (this.#waiting.length > 0 || this.#adapter?.size) await this.#foldWaiting().catch(() => undefined)
    await this.#adapter?.close()
    this.#release?.()
  }

  #note(change: Change): void {
    if (this.#isSilent) return
    if (this.#open) this.#open.push(change)
    else this.#commit([change])
  }

  #commit(changes: readonly Change[]): void {
    if (!this.#adapter) return
    if (this.#adapter.seed && !isExpendable(changes)) this.#adapter.seed = { ...this.#adapter.seed, isChanged: true }
    this.#waiting.push(changes)
    this.#due ??= this.#newTurn()
  }

  #undo(changes: readonly Change[]): void {
    this.#silently(() => {
      for (const { collection, id, before } of changes.toReversed()) {
        if (before) this.#collections.get(collection)?.put(before)
        else this.#collections.get(collection)?.remove(id)
      }
    })
  }

  #silently(work: () => void): void {
    this.#isSilent = true
    try {
      work()
    } finally {
      this.#isSilent = false
    }
  }

  #queue(step: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(() => {
      this.#current = done
      return step()
    })
    const over = (): void => void (this.#current = Promise.resolve())
    this.#tail = done.then(over, over)
    return done
  }

  /** Changes made while a write is under way share the next one. */
  #newTurn(): Turn {
    const turn: Turn = { done: this.#queue(() => this.#write(turn)) }
    return turn
  }

  async #write(turn: Turn): Promise<void> {
    if (turn.error) throw turn.error
    this.#due = undefined
    const batch = this.#take()
    if (!this.#adapter || (batch.length === 0 && !this.#problem)) return
    this.#adapter.changes = batch
    try {
      await this.#low.write()
      this.#problem = undefined
    } catch (error) {
      const failure = this.#rollBack(batch, error)
      if (!batch.every(isExpendable)) throw failure
      return
    }
    if (this.#adapter.size > this.#foldAt)
      await this.#foldWaiting().catch(() => void (this.#foldAt = (this.#adapter?.size ?? 0) + this.#foldEvery))
  }

  #take(): (readonly Change[])[] {
    return this.#waiting.splice(0)
  }

  /** Undoes what couldn't be written and everything after it; expendable changes wait for the next write. */
  #rollBack(batch: readonly (readonly Change[])[], cause: unknown): NotSaved {
    const all = [...batch, ...this.#take()]
    this.#waiting = all.filter(isExpendable)
    this.#undo(all.filter((changes) => !isExpendable(changes)).flat())
    this.#problem = new NotSaved(cause)
    if (this.#due) this.#due.error = this.#problem
    this.#due = undefined
    return this.#problem
  }

  /** Folds a state, or only empties the journal if the JSON file has it already. */
  async #writeState(snapshot: Data, seededAt: number | undefined): Promise<void> {
    if (!this.#adapter) return
    const { seed } = this.#adapter
    this.#adapter.seed = seededAt === undefined ? seed && { ...seed, isChanged: true } : { at: seededAt, isChanged: false }
    try {
      if (this.#onDisk !== snapshot || seededAt === undefined) return await this.#fold(snapshot)
      this.#adapter.changes = 'none'
      await this.#low.write()
      this.#problem = undefined
    } catch (error) {
      this.#adapter.seed = seed
      throw error
    }
  }

  async #fold(snapshot?: Data): Promise<void> {
    if (!this.#adapter) return
    this.#onDisk = undefined
    this.#adapter.changes = 'all'
    await this.#low.write()
    this.#problem = undefined
    this.#foldAt = this.#foldEvery
    this.#onDisk = snapshot
  }

  /** The folded state includes queued changes. */
  async #foldWaiting(): Promise<void> {
    const taken = this.#take()
    try {
      await this.#fold()
    } catch (error) {
      this.#waiting.unshift(...taken)
      throw error
    }
  }
}

export type Store = Collections & StoreControls

/** A store in memory, empty or with the state of a snapshot. */
export const memoryStore = (snapshot: Data = {}): Store =>
  new StoreControls({ data: fork(snapshot), write: () => Promise.resolve() }, new MemoryFiles()) as unknown as Store

/** The state that `fill` makes of an empty store. */
export function dataFilledBy(fill: (store: Store) => void): Data {
  const store = memoryStore()
  fill(store)
  return store.snapshot()
}

/** Opens a data folder. Throws if another process uses it or a file is missing or damaged. */
export async function openStore(folder: string, { foldAtBytes, fileSystem = fs }: OpenOptions = {}): Promise<Store> {
  await fileSystem.mkdir(folder, { recursive: true })
  const release = fileSystem === fs ? lockFolder(folder) : (): void => undefined
  try {
    const adapter = new JournalAdapter(fileSystem, folder)
    const low = new Low<Data>(adapter, {})
    await low.read()
    for (const [name, { records }] of Object.entries(low.data)) completeRecords(records, definitions[name]?.defaults)
    const files = new FolderFiles(join(folder, 'files'), fileSystem)
    const store = new StoreControls(low, files, { adapter, release, foldAtBytes }) as unknown as Store
    await files.keepOnly(fileKeysOf(store))
    return store
  } catch (error) {
    release()
    throw error
  }
}
