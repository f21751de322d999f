import { type Authority, holds } from '@callout/contracts/profile/authorities'
import { useMeQuery } from '../../../shared/session/me.generated.ts'
import { useActingUser } from '../actions/useActingUser.ts'

/** Each allows at least one of the bulk actions. */
const bulkAuthorities: readonly Authority[] = ['dispatch', 'manage_jobs', 'delete_jobs']

/**
 * Whether there is anything that this person could do to several jobs at once. Of a staff admin true until the server has
 * said otherwise: boxes that came late would move the rows.
 */
export function useMaySelect(): boolean {
  const { user_type } = useActingUser()
  const { data } = useMeQuery()
  if (user_type === 'staff_admin' && !data) return true
  const actor = { user_type, authorities: data?.me.userProfileDetails?.authorities ?? [] }
  return bulkAuthorities.some((authority) => holds(actor, authority))
}
