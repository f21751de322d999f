import { join } from 'node:path'
import { Disk } from './disk.ts'
import { type FileStore, FolderFiles, MemoryFiles } from './files.ts'
import { type FileSystem, nodeFileSystem } from './fileSystem.ts'
import { FILES_NAME } from './leftBehind.ts'
import { lockFolder } from './lock.ts'
import { type Collections, Memory } from './memory.ts'
import type { NotSaved } from './problems.ts'

export interface StoreControls {
  /** Whether nothing was ever put in. */
  readonly isEmpty: boolean
  /** Contents of the files that `attachments` names. */
  readonly files: FileStore
  /** All changes of the synchronous `work` count together or, when it throws, not at all. */
  transaction<T>(work: () => T): T
  /**
   * Resolves when every change until now would survive the end of this process; sessions and messages may have to wait for
   * room on the disk. Throws NotSaved when changes could not be written and were taken back. To be called before whoever
   * made a change waits for anything else.
   */
  durable(): Promise<void>
  /** Why changes are refused at the moment; undefined while they are not. Tries the disk again where they were. */
  problem(): Promise<NotSaved | undefined>
  /** Empties every collection and has them filled anew. Resolves when the new state is durable; when that fails, the old one stays. */
  refill(fill: () => void): Promise<void>
  /** Makes everything durable and lets go of the files. */
  close(): Promise<void>
}
/** The collections by name, and what concerns all of them. */
export type Store = Collections & StoreControls

const keptKeys = ({ collections: { attachments, outbox, jobForms } }: Memory): Set<string> =>
  new Set([
    ...[...attachments.all(), ...outbox.all().flatMap(({ attachments: sent = [] }) => sent)].map(({ key }) => key),
    ...jobForms.all().flatMap(({ paper }) => paper?.key ?? []),
  ])

function controlsOf(memory: Memory, files: FileStore, disk?: Disk, release?: () => void): StoreControls {
  return {
    files,
    get isEmpty() {
      return memory.isEmpty
    },
    transaction: (work) => memory.transactions.run(work),
    durable: () => disk?.durable() ?? Promise.resolve(),
    problem: () => disk?.problem() ?? Promise.resolve(undefined),
    refill: async (fill) => {
      const replacement = memory.refilled(fill)
      if (disk) await disk.replace(replacement)
      else replacement.make()
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

export interface OpenOptions {
  readonly compactAtBytes?: number | undefined
  readonly fileSystem?: FileSystem
}

/** The store of a data folder. Throws a sentence when another process has it, or when something in it is missing or damaged. */
export async function openStore(folder: string, { compactAtBytes, fileSystem = nodeFileSystem }: OpenOptions = {}): Promise<Store> {
  await fileSystem.makeFolder(folder)
  const release = lockFolder(folder)
  try {
    const memory = new Memory((changes) => disk.append(changes))
    const { capture, takeBack: undo } = memory
    const disk = new Disk({ files: fileSystem, folder, capture, undo, compactAtBytes })
    const { collections, entries } = await disk.load()
    memory.restore(collections)
    for (const entry of entries) memory.replay(entry)
    // It can be read as it is: without room it is written anew another time.
    await disk.renew().catch(() => undefined)
    const files = new FolderFiles(join(folder, FILES_NAME), fileSystem)
    await files.keepOnly(keptKeys(memory))
    return storeOf(memory, controlsOf(memory, files, disk, release))
  } catch (error) {
    release()
    throw error
  }
}
