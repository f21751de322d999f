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

/** Copies preferences to the session storage of this tab, before a lost session clears local storage. */
export function stashPreferences(): void {
  for (const name of browserStore.names().filter(isPreference)) windowStore.write(name, browserStore.read(name) ?? '')
}

/** Restores the preferences of a user who has signed in again, and deletes those of others from this tab. */
export function restorePreferences(email: string): void {
  for (const name of windowStore.names().filter(isPreference)) {
    const isOwn = name.endsWith(`/${emailHash(email)}`)
    if (isOwn && browserStore.read(name) === null) browserStore.write(name, windowStore.read(name) ?? '')
    windowStore.remove(name)
  }
}

export function deleteStashedPreferences(): void {
  for (const name of windowStore.names().filter(isPreference)) windowStore.remove(name)
}
