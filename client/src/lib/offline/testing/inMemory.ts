import type { QueueStore } from '../queue/step.ts'
import { type StoredQueue, memoryStore, emptyQueue } from './memoryStore.ts'

const nothing = () => ({ queue: emptyQueue(), payments: emptyQueue() }) satisfies Record<string, StoredQueue<unknown>>
let stores = nothing()

/** Stands in for `browserStore.ts` where a test has no IndexedDB: `vi.mock(…, () => import(…))`. */
export const canStoreQueue = (): boolean => true
/** One person; older builds stored payments under a name of their own. */
export const queueStore = (user = ''): QueueStore<unknown> => memoryStore(user.endsWith('/payments') ? stores.payments : stores.queue)
export const deleteQueue = async (): Promise<void> => void (stores = nothing())
