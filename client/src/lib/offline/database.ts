import { inMockSession } from '../preferences/mockSession.ts'

/** A database with one store with out-of-line keys. The names are stored data: renaming one needs a migration. */
export interface DatabaseStore {
  readonly database: string
  readonly store: string
}

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

/** What `openDatabase` does to a database that is new or older. `oldVersion`: 0 if it is new. */
export type Upgrade = (database: IDBDatabase, oldVersion: number, transaction: IDBTransaction) => void

/** Opens a database; `upgrade` adds its stores the first time and changes those of older versions. */
export function openDatabase(name: string, upgrade: Upgrade, version = 1): Promise<IDBDatabase> {
  const request = indexedDB.open(inMockSession(name), version)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (request.transaction) upgrade(request.result, oldVersion, request.transaction)
  })
  return resultOf(request)
}

export const deleteDatabase = async (name: string): Promise<void> => {
  await resultOf(indexedDB.deleteDatabase(inMockSession(name)))
}

/** A page aborts it when it enters the back/forward cache: WebKit suspends it there, which blocks the writes of all other pages. */
export function startTransaction(
  database: IDBDatabase,
  stores: string | readonly string[],
  mode: IDBTransactionMode,
  options?: IDBTransactionOptions,
): IDBTransaction {
  const transaction = database.transaction(stores, mode, options)
  const listening = new AbortController()
  const abortIfCached = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) transaction.abort()
  }
  window.addEventListener('pagehide', abortIfCached, { signal: listening.signal })
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => listening.abort())
  return transaction
}

/** Runs `act` in its own transaction. Rejects if the browser stores nothing. */
export async function inStore<T>(
  { database, store }: DatabaseStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(database, (created) => void created.createObjectStore(store))
  try {
    return await act(startTransaction(opened, store, mode).objectStore(store))
  } finally {
    opened.close()
  }
}
