import { inStore, resultOf } from '../offline/database.ts'
import { DRAFT_FILES } from './formDrafts.ts'

const place = { database: DRAFT_FILES, store: 'files' } as const
const RETENTION_DAYS = 2
const DAY_MS = 86_400_000

interface Entry {
  readonly at: number
  /** The content of each file, as base64. */
  readonly files: readonly string[]
}

async function dropOld(store: IDBObjectStore): Promise<void> {
  const keys = await resultOf(store.getAllKeys())
  for (const key of keys) {
    const entry = (await resultOf(store.get(key))) as Entry
    if (entry.at < Date.now() - RETENTION_DAYS * DAY_MS) store.delete(key)
  }
}

export const saveFiles = (draftId: string, files: readonly string[]): Promise<void> =>
  inStore(place, 'readwrite', async (store) => {
    await resultOf(store.put({ at: Date.now(), files } satisfies Entry, draftId))
    await dropOld(store)
  })

/** Content of a draft's files; undefined if none is stored. */
export const readFiles = (draftId: string): Promise<readonly string[] | undefined> =>
  inStore(place, 'readonly', async (store) => ((await resultOf(store.get(draftId))) as Entry | undefined)?.files)

export const forgetFiles = (draftId: string): Promise<void> => inStore(place, 'readwrite', (store) => resultOf(store.delete(draftId)))
