import { type Authority, holds } from '@callout/contracts/profile/authorities'
import { useMe } from './useMe.ts'
import { useActingUser } from './useActingUser.ts'

/**
 * Whether the signed-in user has an authority. null while a staff admin's authorities are unknown, and for staff prices, which
 * depend on a company setting that the backend omits: each caller handles null. True if the server returns no authorities: it then
 * rejects what is not permitted.
 */
export function useAuthority(): (authority: Authority) => boolean | null {
  const { user_type } = useActingUser()
  const { data, error } = useMe()
  return (authority) => {
    if (user_type === 'staff' && authority === 'view_prices') return null
    if (user_type === 'staff_admin' && !data) return error ? true : null
    return holds({ user_type, authorities: data?.me.userProfileDetails?.authorities ?? [] }, authority)
  }
}

/** Whether the signed-in user has an authority; false until it is known. */
export const useHasAuthority = (authority: Authority): boolean => useAuthority()(authority) === true
