import { actingUser } from '../../../lib/session/useActingUser.ts'
import { readSaved } from './listPreferences.ts'
import type { StartingList } from './useListPreferences.ts'

/** `useDefaultView` outside of React components. */
export const hasDefaultView = (list: StartingList): boolean =>
  (readSaved(list).defaultView ?? list.startView?.(actingUser()) ?? null) !== null
