import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from './disk.ts'
import { type FileStore, FolderFiles, MemoryFiles } from './files.ts'
import { lockFolder } from './lock.ts'
import { type Collections, Memory } from './memory.ts'

export interface StoreControls {
  /** Whether nothing was ever put in. */
  readonly isEmpty: boolean
  /** Contents of the files that `attachments` names. */
  readonly files: FileStore
  /** All changes of the synchronous `work` count together or, when it throws, not at all. */
  transaction<T>(work: () => T): T
  /** Resolves when every change until now would survive the end of this process. */
  durable(): Promise<void>
  /** Empties every collection and has them filled anew. Resolves when the new state is durable. */
  refill(fill: () => void): Promise<void>
  /** Makes everything durable and lets go of the files. */
  close(): Promise<void>
}
/** The collections by name, and what concerns all of them. */
export type Store = Collections & StoreControls

const keptKeys = ({ collections }: Memory): Set<string> => new Set(collections.attachments.all().map(({ key }) => key))

function controlsOf(memory: Memory, files: FileStore, disk?: Disk, release?: () => void): StoreControls {
  return {
    files,
    get isEmpty() {
      return memory.isEmpty
    },
    transaction: (work) => memory.transactions.run(work),
    durable: () => disk?.durable() ?? Promise.resolve(),
    refill: async (fill) => {
      memory.clear()
      memory.transactions.silently(fill)
      await disk?.compact()
      await files.keepOnly(keptKeys(memory))
    },
    close: async () => {
      await disk?.close()
      release?.()
    },
  }
}

const storeOf = (memory: Memory, controls: StoreControls): Store =>
  Object.defineProperties({ ...memory.collections }, Object.getOwnPropertyDescriptors(controls)) as Store

/** A store that ends with the process. */
export function memoryStore(): Store {
  const memory = new Memory(() => undefined)
  return storeOf(memory, controlsOf(memory, new MemoryFiles()))
}

/** The store of a data folder. Throws a sentence when another process has it. */
export async function openStore(folder: string, options: { readonly compactAtBytes?: number } = {}): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const release = lockFolder(folder)
  try {
    const memory = new Memory((changes) => disk.append(changes))
    const disk = new Disk({ folder, capture: memory.capture, compactAtBytes: options.compactAtBytes })
    const { snapshot, entries } = await disk.load()
    memory.restore(snapshot)
    for (const entry of entries) memory.replay(entry)
    const files = new FolderFiles(join(folder, 'files'))
    await files.keepOnly(keptKeys(memory))
    return storeOf(memory, controlsOf(memory, files, disk, release))
  } catch (error) {
    release()
    throw error
  }
}
