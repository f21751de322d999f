import type { Data } from '../db/collection.ts'
import type { Store } from '../db/store.ts'
import { fileKeysOf } from './fileKeys.ts'

export async function fileContentsOf(store: Store): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const key of fileKeysOf(store)) {
    const content = await store.files.read(key)
    if (content) contents.set(key, content)
  }
  return contents
}

/** Replaces the state of a store and its files. `files` are those that the records name, by key. */
export async function restoreWithFiles(store: Store, state: Data, files: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
  for (const [key, content] of files) if (!(await store.files.read(key))) await store.files.write(key, content)
  await store.restore(state)
  await store.files.keepOnly(fileKeysOf(store))
}
