import { useStaffRight } from '../../lib/session/staffRights.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'

/** A staff admin needs `view_prices`, staff the company's switch. Others enter name and quantity, and the backend prices the lines. */
export function useSeesPrices(): boolean {
  const holds = useAuthority()
  const isShownToStaff = useStaffRight('seePrices')
  return useActingUser().user_type === 'staff' ? isShownToStaff : holds('view_prices') !== false
}
