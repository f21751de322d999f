import { inMockSession } from '../preferences/mockSession.ts'

/** A database with one store with out-of-line keys. The names are stored data: renaming one needs a migration. */
export interface DatabaseStore {
  readonly database: string
  readonly store: string
}

/** The result of a request; rejects with its error. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

/** Opens version 1 of a database; `create` adds its stores the first time. */
export function openDatabase(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(inMockSession(name), 1)
  request.addEventListener('upgradeneeded', () => create(request.result))
  return resultOf(request)
}

/** Deletes a database. Open connections are closed by `inStore` first. */
export const deleteDatabase = async (name: string): Promise<void> => {
  await resultOf(indexedDB.deleteDatabase(inMockSession(name)))
}

/** Runs `act` in its own transaction. Rejects if the browser stores nothing. */
export async function inStore<T>(
  { database, store }: DatabaseStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(database, (created) => void created.createObjectStore(store))
  try {
    return await act(opened.transaction(store, mode).objectStore(store))
  } finally {
    opened.close()
  }
}
