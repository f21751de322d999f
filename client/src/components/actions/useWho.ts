import { useAuthority } from '../../lib/session/useAuthority.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import type { Who } from './defineActions.ts'

/** The signed-in user and their authorities. */
export function useWho(): Who {
  const user = useActingUser()
  const authorityOf = useAuthority()
  return { user, holds: (authority) => authorityOf(authority) === true }
}
