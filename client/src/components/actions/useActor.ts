import { useAuthority } from '../../lib/session/useAuthority.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import type { CurrentActor } from './defineActions.ts'

export function useActor(): CurrentActor {
  const user = useActingUser()
  const authorityOf = useAuthority()
  return { user, can: (authority) => authorityOf(authority) === true }
}
