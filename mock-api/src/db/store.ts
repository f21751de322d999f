import { join } from 'node:path'
import { Low, Memory } from 'lowdb'
import { type Collections, definitions } from '../resources/collections.ts'
import { type FileStore, FolderFiles, MemoryFiles } from '../files/fileStore.ts'
import { disk, syncFolder } from '../files/disk.ts'
import { fileKeysOf } from '../files/fileKeys.ts'
import { JournalAdapter } from './adapter.ts'
import { type Change, Collection, type Data, fork, type Row } from './collection.ts'
import { lockFolder } from './lock.ts'
import { NotSaved } from './problems.ts'
import { noteChange } from './trackChanges.ts'

/** A journal beyond this size is folded into the snapshot. */
const FOLD_AT_BYTES = 16 * 1024 * 1024

/** A transaction to write; an empty one replaces the state. */
interface Step {
  readonly changes: readonly Change[]
  readonly restored?: Data
  readonly undo: () => void
}

class StoreControls {
  readonly files: FileStore
  readonly #low: Low<Data>
  readonly #adapter: JournalAdapter | undefined
  readonly #release: () => void
  readonly #collections: Readonly<Record<string, Collection<Row>>>
  #open: Change[] | undefined
  #waiting: Step[] = []
  #lastWrite: Promise<void> = Promise.resolve()
  #problem: NotSaved | undefined

  constructor(low: Low<Data>, files: FileStore, adapter?: JournalAdapter, release: () => void = () => undefined) {
    this.#low = low
    this.files = files
    this.#adapter = adapter
    this.#release = release
    const note = (change: Change): void => {
      noteChange(change)
      this.transaction(() => this.#open?.push(change))
    }
    this.#collections = Object.fromEntries(
      Object.entries(definitions).map(([name, definition]) => [name, new Collection<Row>(name, definition, low, note)]),
    )
    Object.assign(this, this.#collections)
  }

  /** Applies all changes of the synchronous `work`, or none if it throws. */
  transaction<T>(work: () => T): T {
    if (this.#open) return work()
    const changes: Change[] = (this.#open = [])
    try {
      const result = work()
      if (changes.length > 0) this.#queue({ changes, undo: () => this.#undo(changes) })
      return result
    } catch (error) {
      this.#undo(changes)
      throw error
    } finally {
      this.#open = undefined
    }
  }

  /** Resolves when all changes until now are durable; throws NotSaved when they were undone. Call before awaiting anything else. */
  durable(): Promise<void> {
    return this.#lastWrite
  }

  /** Why the last write failed; undefined when it succeeded. After a failure, tries to write the whole state. */
  async problem(): Promise<NotSaved | undefined> {
    if (this.#problem) await this.restore(this.snapshot()).catch(() => undefined)
    return this.#problem
  }

  /** A copy-on-write snapshot for `restore` or another `memoryStore`. */
  snapshot(): Data {
    return fork(this.#low.data)
  }

  /** Replaces the state. Resolves when the new one is durable; on failure the old one is back. */
  restore(snapshot: Data): Promise<void> {
    const previous = this.#low.data
    this.#low.data = fork(snapshot)
    this.#queue({ changes: [], restored: snapshot, undo: () => void (this.#low.data = previous) })
    return this.#lastWrite
  }

  async close(): Promise<void> {
    await this.#lastWrite.catch(() => undefined)
    await this.#adapter?.close(this.#low.data).catch(() => undefined)
    this.#release()
  }

  #undo(changes: readonly Change[]): void {
    for (const { collection, id, before } of changes.toReversed())
      if (before) this.#collections[collection]?.put(before)
      else this.#collections[collection]?.remove(id)
  }

  /** Steps taken while a write is under way share the next one. */
  #queue(step: Step): void {
    const adapter = this.#adapter
    if (!adapter || this.#waiting.push(step) > 1) return
    this.#lastWrite = this.#lastWrite.then(() => this.#write(adapter))
    this.#lastWrite.catch(() => undefined)
  }

  /** Writes what waits. On failure undoes it with everything after it. */
  async #write(adapter: JournalAdapter): Promise<void> {
    const batch = this.#waiting.splice(0)
    adapter.changes = batch.map(({ changes }) => changes)
    adapter.restored = batch.findLast(({ restored }) => restored)?.restored
    try {
      await this.#low.write()
      this.#problem = undefined
    } catch (error) {
      this.#open = []
      for (const { undo } of [...batch, ...this.#waiting.splice(0)].toReversed()) undo()
      this.#open = undefined
      this.#lastWrite = Promise.resolve()
      throw (this.#problem = new NotSaved(error))
    }
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
export async function openStore(folder: string, { foldAtBytes = FOLD_AT_BYTES, fileSystem = disk } = {}): Promise<Store> {
  await fileSystem.mkdir(folder, { recursive: true })
  const release = fileSystem === disk ? lockFolder(folder) : undefined
  try {
    const adapter = new JournalAdapter(fileSystem, folder, foldAtBytes)
    const low = new Low<Data>(adapter, {})
    await low.read()
    await syncFolder(fileSystem, folder)
    for (const [name, { records }] of Object.entries(low.data)) {
      const { defaults } = definitions[name] ?? {}
      if (defaults) for (const [id, record] of records) records.set(id, { ...defaults, ...record })
    }
    const files = new FolderFiles(join(folder, 'files'), fileSystem)
    const store = new StoreControls(low, files, adapter, release) as unknown as Store
    await files.keepOnly(fileKeysOf(store))
    return store
  } catch (error) {
    release?.()
    throw error
  }
}
