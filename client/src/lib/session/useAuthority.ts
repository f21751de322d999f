import { type Authority, holds } from '@callout/contracts/profile/authorities'
import { useStaffRight } from './staffRights.ts'
import { useMe } from './useMe.ts'
import { useActingUser } from './useActingUser.ts'

/**
 * Whether the signed-in user has an authority; staff record payments where their company lets them. null while a staff admin's authorities are unknown, and for staff prices, which
 * depend on a company setting that the backend omits: each caller handles null. True if the server returns no authorities: it then
 * rejects what is not permitted.
 */
export function useAuthority(): (authority: Authority) => boolean | null {
  const { user_type, staff_can_collect } = useActingUser()
  const { data, error } = useMe()
  return (authority) => {
    if (user_type === 'staff' && authority === 'view_prices') return null
    if (user_type === 'staff' && authority === 'record_payments') return staff_can_collect === true
    if (user_type === 'staff_admin' && !data) return error ? true : null
    return holds({ user_type, authorities: data?.me.userProfileDetails?.authorities ?? [] }, authority)
  }
}

/** Whether invoices are shown: their authority, or the right of staff to collect payments on jobs of theirs. */
export function useSeesInvoices(): boolean {
  const collects = useStaffRight('collect')
  return useAuthority()('manage_invoices') === true || collects
}

/** Whether the signed-in user has an authority; false until it is known. */
export const useHasAuthority = (authority: Authority): boolean => useAuthority()(authority) === true
