import { holds } from '@callout/contracts/profile/authorities'
import { useMeQuery } from '../../../shared/session/me.generated.ts'

/**
 * Whether the signed-in user is shown prices: a staff admin needs `view_prices`. Those who are shown none sell by name and
 * quantity, and the backend prices the lines.
 */
export function useSeesPrices(): boolean {
  const { data } = useMeQuery()
  if (data?.me.userType !== 'STAFF_ADMIN') return true
  return holds({ user_type: 'staff_admin', authorities: data.me.userProfileDetails?.authorities ?? [] }, 'view_prices')
}
