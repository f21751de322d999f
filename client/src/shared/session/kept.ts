import { browserStore, windowStore } from '../storage/storage.ts'

/** Begins every name under which something is kept of how a person has arranged the screens. */
const KEPT = 'kept/'

/** Ends what is kept of a list, and of nothing else. */
export const OF_LIST = 'List'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Tells people of one browser apart without naming them: a 32-bit hash. Not a secret. */
export const markOf = (email: string): string =>
  ([...email.toLowerCase()].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME), FNV_OFFSET) >>> 0).toString(
    36,
  )

/** The name in local storage of what one person has arranged: while the session lasts, for this person alone. */
export const keptKey = (what: string, email: string | null): string => `${KEPT}${what}/${markOf(email ?? '')}`

const isKept = (name: string): boolean => name.startsWith(KEPT)

/** A session is about to be lost, and local storage cleared: this window keeps what the person has arranged. */
export function setKeptAside(): void {
  for (const name of browserStore.names().filter(isKept)) windowStore.write(name, browserStore.read(name) ?? '')
}

/** That person is back: what this window has set aside is in local storage again. What it has of others is forgotten. */
export function bringKeptBack(email: string): void {
  for (const name of windowStore.names().filter(isKept)) {
    const isTheirs = name.endsWith(`/${markOf(email)}`)
    if (isTheirs && browserStore.read(name) === null) browserStore.write(name, windowStore.read(name) ?? '')
    windowStore.remove(name)
  }
}

/** Whoever signs out leaves nothing of it in this window either. */
export function forgetKept(): void {
  for (const name of windowStore.names().filter(isKept)) windowStore.remove(name)
}
