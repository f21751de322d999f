import { inMockSession } from '../../preferences/mockSession.ts'
import { hasDatabase } from '../hasDatabase.ts'

export const QUEUE_DATABASE = 'callout-queue'

/** Whether this browser may have queued steps: false only if no queue was ever created. True if that is unknown. */
export async function hasQueue(): Promise<boolean> {
  if (!hasDatabase()) return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === inMockSession(QUEUE_DATABASE))
  } catch {
    return true
  }
}
