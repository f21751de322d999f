import { browserStore, windowStore } from './storage.ts'

/** Prefix of all preferences. These names are data of browsers: renaming one needs a migration. */
const PREFIX = 'kept/'

export const LIST_SUFFIX = 'List'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

export const emailHash = (email: string): string =>
  ([...email.toLowerCase()].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME), FNV_OFFSET) >>> 0).toString(
    36,
  )

/** Name of a user's preference in local storage, where it lasts as long as the session. */
export const preferenceKey = (what: string, email: string | null): string => `${PREFIX}${what}/${emailHash(email ?? '')}`

const isPreference = (name: string): boolean => name.startsWith(PREFIX)

/** A preference that is encrypted with the session's key, by its name. */
export type SealedPreference = readonly [name: string, sealed: string]

/** Preferences of `createSealedMap`. */
const sealedPreferences = ['quotes', 'variations']
const isSealed = (name: string): boolean => sealedPreferences.some((what) => name.startsWith(`${PREFIX}${what}/`))

/**
 * Copies preferences to the session storage of this tab, before a lost session clears local storage. Returns the encrypted ones, which
 * are decrypted before their key is deleted.
 */
export function stashPreferences(): SealedPreference[] {
  const stored = browserStore.names().flatMap((name) => (isPreference(name) ? [[name, browserStore.read(name) ?? ''] as const] : []))
  for (const [name, value] of stored) if (!isSealed(name)) windowStore.write(name, value)
  return stored.filter(([name]) => isSealed(name))
}

/**
 * Restores the preferences of a user who has signed in again, and deletes those of others from this tab. Decrypted ones stay in its
 * session storage until their feature encrypts them.
 */
export function restorePreferences(email: string): void {
  for (const name of windowStore.names().filter(isPreference)) {
    const isOwn = name.endsWith(`/${emailHash(email)}`)
    if (isOwn && isSealed(name)) continue
    if (isOwn && browserStore.read(name) === null) browserStore.write(name, windowStore.read(name) ?? '')
    windowStore.remove(name)
  }
}

export function deleteStashedPreferences(): void {
  for (const name of windowStore.names().filter(isPreference)) windowStore.remove(name)
}
