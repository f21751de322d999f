import type { Authority } from '@callout/contracts/profile/authorities'
import { useAuthority } from '../actions/useAuthority.ts'

/** Each allows at least one of the bulk actions. */
const bulkAuthorities: readonly Authority[] = ['dispatch', 'manage_jobs', 'delete_jobs']

/**
 * Whether there is anything that this person could do to several jobs at once. Of a staff admin true until the server has
 * said otherwise: boxes that came late would move the rows.
 */
export function useMaySelect(): boolean {
  const authorityOf = useAuthority()
  return bulkAuthorities.some((authority) => authorityOf(authority) !== false)
}
