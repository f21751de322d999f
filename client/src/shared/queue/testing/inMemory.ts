import type { QueueStore } from '../step.ts'
import { type Kept, memoryStore, nothingKept } from './memoryStore.ts'

let kept: Kept<unknown> = nothingKept()

/** Stands in for `browserStore.ts` where a test has no IndexedDB: `vi.mock(…, () => import(…))`. */
export const canKeepQueue = (): boolean => true
export const browserQueue = (): QueueStore<unknown> => memoryStore(kept)
export const forgetQueue = async (): Promise<void> => void (kept = nothingKept())
