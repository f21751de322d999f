import type { Clock } from '../../clock.ts'
import { getHash, newToken } from './secrets.ts'
import type { SessionRecord } from './records.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60

export function openSession(store: Store, clock: Clock, user: UserRecord, kind: SessionRecord['kind'], token = newToken()): string {
  const now = clock.now()
  store.transaction(() => {
    for (const session of store.sessions.by('user_id', user.id)) if (hasEnded(session, now)) store.sessions.remove(session.id)
    store.sessions.insert({ token_hash: getHash(token), user_id: user.id, company_id: user.company_id, kind, created_at: now })
  })
  return token
}

export function endSessions(store: Store, user: UserRecord): void {
  for (const { id } of store.sessions.by('user_id', user.id)) store.sessions.remove(id)
}

/** Caches token hashes: hashing is the main cost of a session lookup. Bounded, and never stale. */
const hashes = new Map<string, string>()
const MOST_HASHES = 1_000

function knownHashOf(token: string): string {
  const known = hashes.get(token)
  if (known !== undefined) return known
  if (hashes.size >= MOST_HASHES) hashes.clear()
  const hash = getHash(token)
  hashes.set(token, hash)
  return hash
}

export function sessionOf(store: Store, clock: Clock, token: string): SessionRecord | undefined {
  const [session] = store.sessions.by('token_hash', knownHashOf(token))
  return session && !hasEnded(session, clock.now()) ? session : undefined
}

const hasEnded = (session: SessionRecord, now: number): boolean => now >= session.created_at + SESSION_SECONDS
