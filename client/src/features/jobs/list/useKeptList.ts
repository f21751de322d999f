import { useSyncExternalStore } from 'react'
import { type KeptList, readKept, subscribeKept } from './keptList.ts'

/** What the signed-in person keeps of the list; follows when it changes, in another tab too. */
export const useKeptList = (): KeptList => useSyncExternalStore(subscribeKept, readKept)
