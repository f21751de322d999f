import type { QueueStore } from '../queue/step.ts'
import { type StoredQueue, memoryStore, emptyQueue } from './memoryStore.ts'

const nothing = () => ({ queue: emptyQueue(), payments: emptyQueue() }) satisfies Record<string, StoredQueue<unknown>>
let stores = nothing()

/** Replaces `browserStore.ts` in tests without IndexedDB: `vi.mock(…, () => import(…))`. */
export const canStoreQueue = (): boolean => true
/** One user; older builds stored payments under a separate name. */
export const queueStore = (user = ''): QueueStore<unknown> => memoryStore(user.endsWith('/payments') ? stores.payments : stores.queue)
export const deleteQueue = async (): Promise<void> => void (stores = nothing())
