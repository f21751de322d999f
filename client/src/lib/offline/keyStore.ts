import { deleteDatabase, inStore, resultOf } from './database.ts'

const place = { database: 'callout', store: 'keys' } as const
const NAME = 'profileSummary'

/** Stores one encryption key. Each call rejects if the browser stores nothing (some private windows). */
export interface KeyStore {
  readonly read: () => Promise<CryptoKey | undefined>
  /** Stores the key unless there is one, and returns the stored one: callers and tabs that start together use the same key. */
  readonly keep: (key: CryptoKey) => Promise<CryptoKey>
  readonly forget: () => Promise<unknown>
}

/** The key of this browser. IndexedDB stores a `CryptoKey` without showing its bytes to scripts. */
export const browserKeys: KeyStore = {
  read: () => inStore(place, 'readonly', (store) => resultOf<CryptoKey | undefined>(store.get(NAME))),
  keep: (key) =>
    inStore(place, 'readwrite', async (store) => {
      const stored = await resultOf<CryptoKey | undefined>(store.get(NAME))
      if (!stored) await resultOf(store.put(key, NAME))
      return stored ?? key
    }),
  forget: () => deleteDatabase(place.database),
}
