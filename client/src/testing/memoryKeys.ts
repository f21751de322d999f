import type { KeyStore } from '../lib/offline/keyStore.ts'

/** A key store in memory: jsdom has no IndexedDB. */
export function memoryKeys(): KeyStore & { key: CryptoKey | undefined } {
  const keys = {
    key: undefined as CryptoKey | undefined,
    read: async () => keys.key,
    keep: async (key: CryptoKey) => (keys.key ??= key),
    forget: async () => void (keys.key = undefined),
  }
  return keys
}
