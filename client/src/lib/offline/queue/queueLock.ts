import { inMockSession } from '../../preferences/mockSession.ts'
import { emailHash } from '../../preferences/preferenceKeys.ts'
import { inOneTab } from '../../preferences/tabs.ts'
import { readSession } from '../../session/session.ts'

/** Key of the signed-in user's queue; null without a session. */
export function queueOwner(): string | null {
  const email = readSession('authToken') === null ? null : readSession('authEmail')
  return email && emailHash(email)
}

export const withQueueLock = <T>(name: string, act: () => Promise<T>): Promise<T> => inOneTab(inMockSession(name), act)
