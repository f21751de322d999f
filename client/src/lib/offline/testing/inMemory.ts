import type { QueueStore } from '../queue/step.ts'
import { type StoredQueue, memoryStore, emptyQueue } from './memoryStore.ts'

let stored: StoredQueue<unknown> = emptyQueue()

/** Replaces `browserStore.ts` in tests without IndexedDB: `vi.mock(…, () => import(…))`. */
export const canStoreQueue = (): boolean => true
export const queueStore = (): QueueStore<unknown> => memoryStore(stored)
export const deleteQueue = async (): Promise<void> => void (stored = emptyQueue())
