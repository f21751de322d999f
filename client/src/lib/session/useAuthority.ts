import { type Authority, holds } from '@callout/contracts/profile/authorities'
import { useMe } from './useMe.ts'
import { useActingUser } from './useActingUser.ts'

/**
 * Whether the signed-in user holds an authority. null while it is not known what a staff admin may do, and of the prices of
 * staff, which a setting of the company decides and the backend leaves out: each caller says what that means to it. Where the
 * server does not say, true: the backend refuses then.
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
