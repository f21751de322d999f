import { markOf } from '../session/kept.ts'
import { browserKeys } from '../session/keyStore.ts'
import { seal, unseal } from '../session/sealing.ts'
import { readSession } from '../session/session.ts'
import { hasDatabase } from '../session/hasDatabase.ts'

const DATABASE = 'callout-answers'
const STORE = 'answers'
/** What is older is of another day. */
const LONGEST_MS = 36 * 3_600_000

interface Kept {
  readonly at: number
  readonly sealed: string
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await settled(request)
  try {
    return await act(database.transaction(STORE, mode).objectStore(STORE))
  } finally {
    database.close()
  }
}

const mine = (name: string): string => `${markOf(readSession('authEmail') ?? '')}/${name}`

/** Keeps what was answered, sealed with the key of this browser, which goes with the session. */
export async function keepAnswer(name: string, data: unknown): Promise<void> {
  if (!hasDatabase()) return
  const [token, key] = [readSession('authToken'), mine(name)]
  const sealed = await seal(JSON.stringify(data), browserKeys)
  if (token === null || readSession('authToken') !== token) return
  await inStore('readwrite', (store) => settled(store.put({ at: Date.now(), sealed } satisfies Kept, key)))
}

/** The last answer of this day; null where there is none. */
export async function recallAnswer<Data>(name: string): Promise<Data | null> {
  if (!hasDatabase()) return null
  const kept = await inStore('readonly', (store) => settled<Kept | undefined>(store.get(mine(name))))
  const text = kept && Date.now() - kept.at < LONGEST_MS ? await unseal(kept.sealed, browserKeys) : null
  return text === null ? null : (JSON.parse(text) as Data)
}

/** Forgets what is old, and what is of others. */
export async function tidyAnswers(): Promise<void> {
  if (!hasDatabase()) return
  await inStore('readwrite', async (store) => {
    const [keys, all] = [await settled(store.getAllKeys()), await settled<Kept[]>(store.getAll())]
    keys.forEach((key, place) => {
      const isOld = Date.now() - (all[place]?.at ?? 0) > LONGEST_MS
      if (isOld || !String(key).startsWith(mine(''))) store.delete(key)
    })
  })
}

export const forgetAnswers = async (): Promise<void> => {
  if (hasDatabase()) await inStore('readwrite', (store) => settled(store.clear()))
}
