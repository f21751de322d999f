import { inMockSession } from '../../preferences/mockSession.ts'
import { emailHash } from '../../preferences/preferenceKeys.ts'
import { readSession } from '../../session/session.ts'

/** Key of the signed-in user's queue; null without a session. */
export function queueOwner(): string | null {
  const email = readSession('authToken') === null ? null : readSession('authEmail')
  return email && emailHash(email)
}

/** Runs `act` in one tab at a time. In browsers without locks each tab runs on its own. */
export const withQueueLock = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(inMockSession(name), act) : act()
