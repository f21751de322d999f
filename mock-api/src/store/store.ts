import { mkdir } from 'node:fs/promises'
import { Disk } from './disk.ts'
import { lockFolder } from './lock.ts'
import { type Collections, Memory } from './memory.ts'

export interface StoreControls {
  /** Whether nothing was ever put in. */
  readonly isEmpty: boolean
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

function controlsOf(memory: Memory, disk?: Disk, release?: () => void): StoreControls {
  return {
    get isEmpty() {
      return memory.isEmpty
    },
    transaction: (work) => memory.transactions.run(work),
    durable: () => disk?.durable() ?? Promise.resolve(),
    refill: async (fill) => {
      memory.clear()
      memory.transactions.silently(fill)
      await disk?.compact()
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
  return storeOf(memory, controlsOf(memory))
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
    return storeOf(memory, controlsOf(memory, disk, release))
  } catch (error) {
    release()
    throw error
  }
}
