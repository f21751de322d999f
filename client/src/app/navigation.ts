import type { Authority } from '@callout/contracts/profile/authorities'
import { IconBriefcase2, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { paths } from '../shared/paths.ts'
import { useAuthority } from '../shared/session/useAuthority.ts'

interface NavigationItem {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
  /** Any one of them opens it; everybody may where none is named. */
  readonly needs?: readonly Authority[]
}

/** The areas of the product, in the order of the navigation. */
const areas: readonly NavigationItem[] = [
  { to: paths.jobs(), label: 'Jobs', Icon: IconBriefcase2 },
  {
    to: paths.customers(),
    label: 'Customers',
    Icon: IconUsers,
    needs: ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'],
  },
]

/** Those that are open to the signed-in user; what is not known yet is closed. */
export function useNavigation(): readonly NavigationItem[] {
  const holds = useAuthority()
  return areas.filter(({ needs }) => needs === undefined || needs.some((authority) => holds(authority) === true))
}
