import { actingUser } from '../../../lib/session/useActingUser.ts'
import { readKept } from './keptList.ts'
import type { StartingList } from './useKeptList.ts'

/** `useDefaultView` for code outside of React components. */
export const hasDefaultView = (list: StartingList): boolean =>
  (readKept(list).defaultView ?? list.startView?.(actingUser()) ?? null) !== null
