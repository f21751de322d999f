import fs from 'node:fs/promises'
import { join } from 'node:path'
import { Low, Memory } from 'lowdb'
import { type Collections, definitions } from '../resources/collections.ts'
import { type FileStore, FolderFiles, MemoryFiles } from '../files/fileStore.ts'
import { fileKeysOf } from '../files/fileKeys.ts'
import { type FileSystem, JournalAdapter, type SeedMark } from './adapter.ts'
import { type Change, Collection, type Data, fork, type Row } from './collection.ts'
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

/** Transactions, durability and snapshots of all collections. */
class StoreControls {
  /** Contents of attached files. */
  readonly files: FileStore
  readonly #low: Low<Data>
  readonly #adapter: JournalAdapter | undefined
  readonly #release: (() => void) | undefined
  readonly #foldEvery: number
  readonly #collections = new Map<string, Collection<Row>>()
  /** The snapshot that the JSON file has. */
  #onDisk: Data | undefined
  #foldAt: number
  #open: Change[] | undefined
  #waiting: (readonly Change[])[] = []
  /** The write of the waiting changes. */
  #next: Promise<void> | undefined
  #current: Promise<void> = Promise.resolve()
  #tail: Promise<void> = Promise.resolve()
  #problem: NotSaved | undefined

  constructor(low: Low<Data>, files: FileStore, { adapter, release, foldAtBytes = FOLD_AT_BYTES }: Disk = {}) {
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
    return this.#next ?? this.#current
  }

  /** Why the last write failed; undefined when it succeeded. After a failure, tries again. */
  async problem(): Promise<NotSaved | undefined> {
    if (this.#problem) await (this.#next ??= this.#queue(() => this.#write())).catch(() => undefined)
    return this.#problem
  }

  /** A copy-on-write snapshot for `restore` or another `memoryStore`. */
  snapshot(): Data {
    return fork(this.#low.data)
  }

  /** Replaces the state. Resolves when the new one is durable; on failure the old one remains. `seededAt` marks demo data. */
  restore(snapshot: Data, seededAt?: number): Promise<void> {
    this.#tail = this.#tail.catch(() => undefined)
    return this.#queue(async () => {
      const adapter = this.#adapter
      const [previous, seed, before] = [this.#low.data, adapter?.seed, this.#waiting.splice(0)]
      this.#low.data = fork(snapshot)
      if (!adapter) return
      adapter.seed = seededAt === undefined ? seed && { ...seed, isChanged: true } : { at: seededAt, isChanged: false }
      try {
        await this.#save(this.#onDisk === snapshot ? [[]] : 'all')
        this.#onDisk = snapshot
      } catch (error) {
        this.#low.data = previous
        this.#waiting = []
        adapter.seed = seed
        throw this.#rollBack(before, error)
      }
    })
  }

  /** Writes everything and releases the files. */
  async close(): Promise<void> {
    await this.#tail.catch(() => undefined)
    if (this.#waiting.length > 0 || this.#adapter?.size) await this.#fold()
    await this.#adapter?.close()
    this.#release?.()
  }

  #note(change: Change): void {
    if (this.#open) this.#open.push(change)
    else this.#commit([change])
  }

  /** Changes made while a write is under way share the next one. */
  #commit(changes: readonly Change[]): void {
    if (!this.#adapter) return
    this.#waiting.push(changes)
    this.#next ??= this.#queue(() => this.#write())
  }

  #undo(changes: readonly Change[]): void {
    for (const { collection, id, before } of changes.toReversed()) this.#collections.get(collection)?.apply(id, before)
  }

  /** Runs steps one after the other. A failed one fails those that are queued. */
  #queue(step: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(() => {
      this.#current = done
      return step()
    })
    done.catch(() => void (this.#current = Promise.resolve()))
    return (this.#tail = done)
  }

  async #write(): Promise<void> {
    this.#next = undefined
    const batch = this.#waiting.splice(0)
    if (batch.length === 0 && !this.#problem) return
    try {
      await this.#save(batch)
    } catch (error) {
      if (!batch.every(isExpendable)) throw this.#rollBack(batch, error)
      this.#waiting.unshift(...batch)
      this.#problem = new NotSaved(error)
    }
    if ((this.#adapter?.size ?? 0) > this.#foldAt) await this.#fold()
  }

  async #save(changes: JournalAdapter['changes']): Promise<void> {
    if (this.#adapter) this.#adapter.changes = changes
    if (changes === 'all') this.#onDisk = undefined
    await this.#low.write()
    this.#problem = undefined
  }

  /** Undoes what couldn't be written and everything after it; expendable changes wait for the next write. */
  #rollBack(batch: readonly (readonly Change[])[], cause: unknown): NotSaved {
    const all = [...batch, ...this.#waiting]
    this.#waiting = all.filter(isExpendable)
    this.#undo(all.filter((changes) => !isExpendable(changes)).flat())
    this.#next = undefined
    this.#tail = this.#tail.catch(() => undefined)
    return (this.#problem = new NotSaved(cause))
  }

  /** Folds the state with the waiting changes. If that fails, the journal goes on. */
  async #fold(): Promise<void> {
    const taken = this.#waiting.splice(0)
    await this.#save('all').catch(() => this.#waiting.unshift(...taken))
    this.#foldAt = this.#foldEvery + (this.#adapter?.size ?? 0)
  }
}

export type Store = Collections & StoreControls

/** A store in memory, empty or with the state of a snapshot. */
export const memoryStore = (snapshot: Data = {}): Store =>
  new StoreControls(new Low(new Memory(), fork(snapshot)), new MemoryFiles()) as unknown as Store

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
    for (const [name, { records }] of Object.entries(low.data)) {
      const defaults = Object.entries(definitions[name]?.defaults ?? {})
      for (const [id, record] of records)
        if (defaults.some(([field]) => !(field in record))) records.set(id, { ...Object.fromEntries(defaults), ...record })
    }
    const files = new FolderFiles(join(folder, 'files'), fileSystem)
    const store = new StoreControls(low, files, { adapter, release, foldAtBytes }) as unknown as Store
    await files.keepOnly(fileKeysOf(store))
    return store
  } catch (error) {
    release()
    throw error
  }
}
