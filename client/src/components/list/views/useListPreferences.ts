import { useCallback, useSyncExternalStore } from 'react'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { List } from '../defineList.ts'
import { type ListWithPreferences, type ListPreferences, readSaved, subscribeListPreferences } from './listPreferences.ts'

export function useListPreferences(list: ListWithPreferences): ListPreferences {
  return useSyncExternalStore(
    subscribeListPreferences,
    useCallback(() => readSaved(list), [list]),
  )
}

export type StartingList = ListWithPreferences & Pick<List, 'startView'>

/** The user's default view, else the list's; null: all rows. */
export function useDefaultView(list: StartingList): string | null {
  const user = useActingUser()
  return useListPreferences(list).defaultView ?? list.startView?.(user) ?? null
}
