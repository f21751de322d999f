import { useAuthority } from '../../../lib/session/useAuthority.ts'
import type { List } from '../defineList.ts'

/** True for a staff admin until authorities are loaded: checkboxes that appear later would shift the rows. */
export function useMaySelect({ bulk }: Pick<List, 'bulk'>): boolean {
  const authorityOf = useAuthority()
  return bulk?.needs.some((authority) => authorityOf(authority) !== false) ?? false
}
