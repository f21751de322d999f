import { useCallback, useSyncExternalStore } from 'react'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { List } from '../defineList.ts'
import { type ListWithPreferences, type ListPreferences, readSaved, subscribeListPreferences } from './listPreferences.ts'

/** What the signed-in person keeps of the list; follows when it changes, in another tab too. */
export function useListPreferences(list: ListWithPreferences): ListPreferences {
  return useSyncExternalStore(
    subscribeListPreferences,
    useCallback(() => readSaved(list), [list]),
  )
}

/** What says with which view a list opens. */
export type StartingList = ListWithPreferences & Pick<List, 'startView'>

/** The view with which the list opens for this person: the chosen one, else the list’s own; null: all rows. */
export function useDefaultView(list: StartingList): string | null {
  const user = useActingUser()
  return useListPreferences(list).defaultView ?? list.startView?.(user) ?? null
}
