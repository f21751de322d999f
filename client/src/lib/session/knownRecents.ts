import { windowStore } from '../preferences/storage.ts'
import { emailHash } from '../preferences/preferenceKeys.ts'
import { pageScoped } from '../createStore.ts'

export interface RecentRecord {
  readonly to: string
  readonly title: string
  readonly noun: string
}

const RECENT = 'recent/'
export const getName = (email: string | null): string => `${RECENT}${emailHash(email ?? '')}`

export const known = pageScoped(new Map<string, readonly RecentRecord[]>())
export const asked = pageScoped(new Map<string, Promise<void>>())

export function deleteRecents(except?: string): void {
  const saved = except === undefined ? null : getName(except)
  for (const name of new Set([...windowStore.names(), ...known.keys(), ...asked.keys()])) {
    if (!name.startsWith(RECENT) || name === saved) continue
    windowStore.remove(name)
    known.delete(name)
    asked.delete(name)
  }
}
