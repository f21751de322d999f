import { DRAFT_FILES } from './formDrafts.ts'

const STORE = 'files'
/** Files of a window that was closed without saving are nobody's after that. */
const KEPT_DAYS = 2
const DAY_MS = 86_400_000

interface Entry {
  readonly at: number
  /** The content of each file, as base64. */
  readonly files: readonly string[]
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DRAFT_FILES, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await act(database.transaction(STORE, mode).objectStore(STORE))
  } finally {
    database.close()
  }
}

async function dropOld(store: IDBObjectStore): Promise<void> {
  const keys = await settled(store.getAllKeys())
  for (const key of keys) {
    const entry = (await settled(store.get(key))) as Entry
    if (entry.at < Date.now() - KEPT_DAYS * DAY_MS) store.delete(key)
  }
}

/** Keeps the content of a draft's files, in their order. Rejects where the browser keeps nothing. */
export const keepFiles = (draftId: string, files: readonly string[]): Promise<void> =>
  inStore('readwrite', async (store) => {
    await settled(store.put({ at: Date.now(), files } satisfies Entry, draftId))
    await dropOld(store)
  })

/** The content of a draft's files; undefined where none was kept. */
export const readFiles = (draftId: string): Promise<readonly string[] | undefined> =>
  inStore('readonly', async (store) => ((await settled(store.get(draftId))) as Entry | undefined)?.files)

export const forgetFiles = (draftId: string): Promise<void> => inStore('readwrite', (store) => settled(store.delete(draftId)))
