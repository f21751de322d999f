import { type Authority, holds } from '@callout/contracts/profile/authorities'
import { useMeQuery } from '../../../shared/session/me.generated.ts'
import { useActingUser } from './useActingUser.ts'

/**
 * Whether the signed-in user holds an authority. Of a staff admin false until the server has said it; where it does not
 * answer, true: the backend refuses then.
 */
export function useHolds(authority: Authority): boolean {
  const { user_type } = useActingUser()
  const { data, error } = useMeQuery()
  const isStaffAdmin = user_type === 'staff_admin'
  if (isStaffAdmin && !data) return Boolean(error)
  return holds({ user_type, authorities: data?.me.userProfileDetails?.authorities ?? [] }, authority)
}
