import { inMockSession } from '../../preferences/mockSession.ts'
import { hasDatabase } from '../hasDatabase.ts'

/** The database of all queues of this browser. */
export const QUEUE_DATABASE = 'callout-queue'

/** Whether something may wait in this browser: only where a queue was ever begun. Where that cannot be told, it may. */
export async function hasQueue(): Promise<boolean> {
  if (!hasDatabase()) return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === inMockSession(QUEUE_DATABASE))
  } catch {
    return true
  }
}
