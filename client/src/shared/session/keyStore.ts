/** Where the key of this browser lies. */
export const keyPlace = { database: 'callout', store: 'keys', key: 'profileSummary' } as const

/** Keeps one key of this browser. Each call rejects where the browser keeps nothing (private windows of some). */
export interface KeyStore {
  readonly read: () => Promise<CryptoKey | undefined>
  readonly keep: (key: CryptoKey) => Promise<unknown>
  readonly forget: () => Promise<unknown>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(keyPlace.database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(keyPlace.store))
  return settled(request)
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await settled(act(database.transaction(keyPlace.store, mode).objectStore(keyPlace.store)))
  } finally {
    database.close()
  }
}

/** IndexedDB holds a `CryptoKey` as it is: its bytes are never shown to a script. */
export const browserKeys: KeyStore = {
  read: () => inStore<CryptoKey | undefined>('readonly', (store) => store.get(keyPlace.key)),
  keep: (key) => inStore('readwrite', (store) => store.put(key, keyPlace.key)),
  forget: () => inStore('readwrite', (store) => store.delete(keyPlace.key)),
}
