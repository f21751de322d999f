import { windowStore } from '../storage/storage.ts'
import { markOf } from './kept.ts'
import { readSession } from './session.ts'

/** A record that was open. */
export interface RecentRecord {
  readonly to: string
  readonly title: string
  /** "customer" */
  readonly noun: string
}

const MOST = 8
const RECENT = 'recent/'
const nameOf = (email: string | null): string => `${RECENT}${markOf(email ?? '')}`

const isRecent = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'title', 'noun'].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string')

/** Records that this person has opened in this window, the last one first. */
export function recentRecords(): readonly RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(windowStore.read(nameOf(readSession('authEmail'))) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function rememberRecord(record: RecentRecord): void {
  const others = recentRecords().filter(({ to }) => to !== record.to)
  windowStore.write(nameOf(readSession('authEmail')), JSON.stringify([record, ...others].slice(0, MOST)))
}

/** What other people have opened in this window; without a name what anybody has. */
export function forgetRecents(except?: string): void {
  const kept = except === undefined ? null : nameOf(except)
  for (const name of windowStore.names()) if (name.startsWith(RECENT) && name !== kept) windowStore.remove(name)
}
