import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { SessionRecord, UserRecord } from './store/records.ts'
import type { Store } from './store/store.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60
const TOKEN_BYTES = 32

/** What is kept of a token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session and returns its token, which is not kept. A user's sessions that have ended are removed. */
export function openSession(store: Store, clock: Clock, user: UserRecord, kind: SessionRecord['kind']): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  store.transaction(() => {
    for (const session of store.sessions.by('user_id', user.id)) if (hasEnded(session, now)) store.sessions.remove(session.id)
    store.sessions.insert({ token_hash: hashOf(token), user_id: user.id, company_id: user.company_id, kind, created_at: now })
  })
  return token
}

/** The session of a token, unless there is none or it has ended. */
export function sessionOf(store: Store, clock: Clock, token: string): SessionRecord | undefined {
  const [session] = store.sessions.by('token_hash', hashOf(token))
  return session && !hasEnded(session, clock.now()) ? session : undefined
}

const hasEnded = (session: SessionRecord, now: number): boolean => now >= session.created_at + SESSION_SECONDS
