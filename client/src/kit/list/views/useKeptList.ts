import { useCallback, useSyncExternalStore } from 'react'
import { type KeepingList, type KeptList, readKept, subscribeKept } from './keptList.ts'

/** What the signed-in person keeps of the list; follows when it changes, in another tab too. */
export function useKeptList(list: KeepingList): KeptList {
  return useSyncExternalStore(
    subscribeKept,
    useCallback(() => readKept(list), [list]),
  )
}
