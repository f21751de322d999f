import { useAuthority } from '../../../lib/session/useAuthority.ts'
import type { List } from '../defineList.ts'

/**
 * Whether there is anything that this person could do to several rows at once. Of a staff admin true until the server has
 * said otherwise: boxes that came late would move the rows.
 */
export function useMaySelect({ bulk }: Pick<List, 'bulk'>): boolean {
  const authorityOf = useAuthority()
  return bulk?.needs.some((authority) => authorityOf(authority) !== false) ?? false
}
