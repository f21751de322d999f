import { useCallback, useSyncExternalStore } from 'react'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { List } from '../defineList.ts'
import { type KeepingList, type KeptList, readKept, subscribeKept } from './keptList.ts'

/** What the signed-in person keeps of the list; follows when it changes, in another tab too. */
export function useKeptList(list: KeepingList): KeptList {
  return useSyncExternalStore(
    subscribeKept,
    useCallback(() => readKept(list), [list]),
  )
}

/** What says with which view a list opens. */
export type StartingList = KeepingList & Pick<List, 'startView'>

/** The view with which the list opens for this person: the chosen one, else the list’s own; null: all rows. */
export function useDefaultView(list: StartingList): string | null {
  const user = useActingUser()
  return useKeptList(list).defaultView ?? list.startView?.(user) ?? null
}
