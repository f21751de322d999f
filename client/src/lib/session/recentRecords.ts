import { windowStore } from '../preferences/storage.ts'
import { browserKeys, type KeyStore } from '../offline/keyStore.ts'
import { asked, known, getName, type RecentRecord } from './knownRecents.ts'
import { encrypt, decrypt } from '../offline/encryption.ts'
import { readSession } from './session.ts'

const MOST = 8
const ownName = (): string => getName(readSession('authEmail'))

const isRecent = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'title', 'noun'].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string')

/** Records that the user opened in this window, newest first, as far as loaded by `loadRecents`. */
export const recentRecords = (): readonly RecentRecord[] => known.get(ownName()) ?? []

async function unsealed(name: string, keys: KeyStore): Promise<readonly RecentRecord[]> {
  try {
    const saved: unknown = JSON.parse((await decrypt(windowStore.read(name) ?? '', keys)) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isRecent) : []
  } catch {
    return []
  }
}

async function readSaved(name: string, keys: KeyStore): Promise<void> {
  const before = await unsealed(name, keys)
  // Signed out meanwhile.
  if (!asked.has(name)) return
  const now = known.get(name) ?? []
  known.set(name, [...now, ...before.filter(({ to }) => now.every((item) => item.to !== to))].slice(0, MOST))
}

export function loadRecents(keys: KeyStore = browserKeys): Promise<void> {
  const name = ownName()
  const reading = asked.get(name) ?? readSaved(name, keys)
  asked.set(name, reading)
  return reading
}

async function keep(keys: KeyStore): Promise<void> {
  const name = ownName()
  await loadRecents(keys)
  const sealed = await encrypt(JSON.stringify(known.get(name) ?? []), keys).catch(() => null)
  // After a sign-out nothing is written; a browser that stores no keys stores no names.
  if (sealed !== null && asked.has(name) && name === ownName()) windowStore.write(name, sealed)
}

export function rememberRecord(record: RecentRecord, keys: KeyStore = browserKeys): void {
  known.set(ownName(), [record, ...recentRecords().filter(({ to }) => to !== record.to)].slice(0, MOST))
  void keep(keys)
}

export async function deleteRecent(to: string, keys: KeyStore = browserKeys): Promise<void> {
  await loadRecents(keys)
  if (recentRecords().every((record) => record.to !== to)) return
  known.set(
    ownName(),
    recentRecords().filter((record) => record.to !== to),
  )
  await keep(keys)
}
