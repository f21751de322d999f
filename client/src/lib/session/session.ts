import type { KeyStore } from '../offline/keyStore.ts'
import type { SealedPreference } from '../preferences/preferenceKeys.ts'
import { browserStore, windowStore } from '../preferences/storage.ts'
import { removeCookie } from './cookies.ts'
import { useSyncExternalStore } from 'react'

/** The session in local storage, under the names of spec §3; `profileSummary`, `timezone`, `currencyCode` and
 * `ownStaffId` (of a manager with own visits) and `staffRights` (see `staffRights.ts`) are additions. */
export const sessionKeys = [
  'authToken',
  'branchId',
  'authName',
  'authEmail',
  'userType',
  'dateFormat',
  'timeFormat',
  'organization_name',
  'profileSummary',
  'isNewUser',
  'verifyUser',
  'verifyToken',
  'timezone',
  'currencyCode',
  'ownStaffId',
  'staffRights',
] as const
export type SessionKey = (typeof sessionKeys)[number]
/** Null, undefined and '' all mean missing. */
export type Session = { readonly [K in SessionKey]?: string | null | undefined }

/** Survives a sign-out: belongs to the browser and not to the user. */
const browsersOwn = ['mantine-color-scheme-value']

/** Stored per window for the user. */
const windowsOwn = ['branch']

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Values stored by an earlier version in the spec's notation (§6 user types, §9 "Time format"), until the profile is read again. */
const formerValues: { readonly [K in SessionKey]?: Readonly<Record<string, string>> } = {
  userType: { COMPANY: 'company', INDIVIDUAL: 'individual', STAFF_ADMIN: 'staff_admin', BRANCH_HEAD: 'branch_head', STAFF: 'staff' },
  timeFormat: { TWELVE_HOUR: '0', TWENTY_FOUR_HOUR: '1' },
}

export function readSession(key: SessionKey): string | null {
  const value = browserStore.read(key)
  return (value !== null && formerValues[key]?.[value]) || value
}

/** Stores the given values; removes missing ones. */
export function writeSession(values: Session): void {
  for (const [key, value] of Object.entries(values)) {
    if (value) browserStore.write(key, value)
    else browserStore.remove(key)
  }
  tell()
}

async function stashDecrypted(sealed: readonly SealedPreference[], keys: KeyStore): Promise<void> {
  const { decrypt } = await import('../offline/encryption.ts')
  for (const [name, value] of sealed) {
    const text = await decrypt(value, keys).catch(() => null)
    if (text !== null) windowStore.write(name, text)
  }
}

async function forgetKey(stash: readonly SealedPreference[]): Promise<void> {
  const { browserKeys } = await import('../offline/keyStore.ts')
  if (stash.length > 0) await stashDecrypted(stash, browserKeys)
  // A browser that stores no keys has none to delete.
  await browserKeys.forget().catch(() => undefined)
}

/** Spec §8: "local storage is cleared", the user's cookie and the key too; the theme stays (docs/decisions/021). Other tabs leave too. `stash`: encrypted preferences that this tab
 * keeps for the user's next sign-in. */
export function clearSession(stash: readonly SealedPreference[] = []): void {
  for (const name of browserStore.names()) if (!browsersOwn.includes(name)) browserStore.remove(name)
  for (const name of windowsOwn) windowStore.remove(name)
  removeCookie('userId')
  void forgetKey(stash)
  tell()
}

/** Subscribes to changes in this tab and others. Returns the unsubscribe function. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useSessionValue = (key: SessionKey): string | null => useSyncExternalStore(subscribeSession, () => readSession(key))
