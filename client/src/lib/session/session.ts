import { browserStore, windowStore } from '../preferences/storage.ts'
import { removeCookie } from './cookies.ts'
import { useSyncExternalStore } from 'react'

/** The session in local storage, under the names of spec §3; `profileSummary`, `timezone` and `currencyCode` are ours. */
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
] as const
export type SessionKey = (typeof sessionKeys)[number]
/** Null, undefined and '' all mean: not there. */
export type Session = { readonly [K in SessionKey]?: string | null | undefined }

/** What outlives a sign-out: it belongs to the browser and not to the person. */
const browsersOwn = ['mantine-color-scheme-value']

/** What this window keeps of the person. */
const windowsOwn = ['branch']

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** What an earlier version stored, as the spec has it (§6 user types, §9 "Time format"): until the profile is read anew. */
const formerValues: { readonly [K in SessionKey]?: Readonly<Record<string, string>> } = {
  userType: { COMPANY: 'company', INDIVIDUAL: 'individual', STAFF_ADMIN: 'staff_admin', BRANCH_HEAD: 'branch_head', STAFF: 'staff' },
  timeFormat: { TWELVE_HOUR: '0', TWENTY_FOUR_HOUR: '1' },
}

export function readSession(key: SessionKey): string | null {
  const value = browserStore.read(key)
  return (value !== null && formerValues[key]?.[value]) || value
}

/** Stores the given values; those that are not there are removed. */
export function writeSession(values: Session): void {
  for (const [key, value] of Object.entries(values)) {
    if (value) browserStore.write(key, value)
    else browserStore.remove(key)
  }
  tell()
}

async function forgetKey(): Promise<void> {
  const { browserKeys } = await import('../offline/keyStore.ts')
  // A browser that keeps no keys has none to forget.
  await browserKeys.forget().catch(() => undefined)
}

/**
 * Spec §8: "local storage is cleared", and with it the cookie of the person and the key of the profile summary; the theme
 * stays (docs/decisions/021). Other tabs of the browser notice and leave too.
 */
export function clearSession(): void {
  for (const name of browserStore.names()) if (!browsersOwn.includes(name)) browserStore.remove(name)
  for (const name of windowsOwn) windowStore.remove(name)
  removeCookie('userId')
  void forgetKey()
  tell()
}

/** Tells of every change, of this tab and of the others. Returns how to stop. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** One value of the session; the component follows when it changes, in another tab too. */
export const useSessionValue = (key: SessionKey): string | null => useSyncExternalStore(subscribeSession, () => readSession(key))
