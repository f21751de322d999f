import type { Data } from '../db/collection.ts'
import type { Store } from '../db/store.ts'
import { fileKeysOf } from './fileKeys.ts'

/** Contents of the files that records name, by key. */
export async function fileContentsOf(store: Store): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const key of fileKeysOf(store)) {
    const content = await store.files.read(key)
    if (content) contents.set(key, content)
  }
  return contents
}

interface RestoreOptions {
  /** Contents of the files that the records name, by key. */
  readonly files?: ReadonlyMap<string, Buffer>
  /** Unix seconds, of demo data. */
  readonly seededAt?: number | undefined
}

/** Replaces the state of a store and its files. */
export async function restoreWithFiles(store: Store, state: Data, { files = new Map(), seededAt }: RestoreOptions = {}): Promise<void> {
  for (const [key, content] of files) if (!(await store.files.read(key))) await store.files.write(key, content)
  await store.restore(state, seededAt)
  await store.files.keepOnly(fileKeysOf(store))
}
