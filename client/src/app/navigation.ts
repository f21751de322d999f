import type { Authority } from '@callout/contracts/profile/authorities'
import {
  IconBriefcase2,
  IconBuilding,
  IconCalendarWeek,
  IconChartBar,
  IconClipboardList,
  IconClockHour4,
  IconCreditCard,
  IconHome,
  IconMap2,
  IconMessages,
  IconFileInvoice,
  IconFolders,
  IconReceiptTax,
  IconReportAnalytics,
  IconSettings,
  IconTags,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useAuthority } from '../lib/session/useAuthority.ts'

/** A part of the product. Its declaration is all there is: menus, the refusal at its addresses and what is prefetched follow it. */
export interface Area {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
  /** Any one of them opens it; everybody may where none is named. */
  readonly needs?: readonly Authority[]
  /** Everybody may read it, and the menu has it for whoever holds one of them: others have no use for it. */
  readonly usedBy?: readonly Authority[]
  /** A record below it opens for people whom the list does not: jobs lead there, and the backend decides. */
  readonly hasOpenRecords?: boolean
}

/** Areas that belong together. */
export interface AreaGroup {
  /** null: the first group speaks for itself. */
  readonly label: string | null
  readonly areas: readonly Area[]
}

/** The areas of the product, in the order of the navigation. */
const groups: readonly AreaGroup[] = [
  {
    label: null,
    areas: [
      { to: paths.home(), label: 'Today', Icon: IconHome },
      { to: paths.jobs(), label: 'Jobs', Icon: IconBriefcase2 },
      { to: paths.schedule(), label: 'Schedule', Icon: IconCalendarWeek },
      {
        to: paths.customers(),
        label: 'Customers',
        Icon: IconUsers,
        needs: ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'],
        hasOpenRecords: true,
      },
      { to: paths.invoices(), label: 'Invoices', Icon: IconFileInvoice, needs: ['manage_invoices'] },
      {
        to: paths.messages(),
        label: 'Messages',
        Icon: IconMessages,
        usedBy: ['manage_notifications', 'manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'],
      },
      { to: paths.earnings(), label: 'Earnings', Icon: IconChartBar, needs: ['view_earnings'] },
      { to: paths.reports(), label: 'Reports', Icon: IconReportAnalytics, needs: ['view_earnings'], usedBy: ['view_prices'] },
      { to: paths.staff(), label: 'Staff', Icon: IconUsersGroup, needs: ['manage_staff'] },
      { to: paths.timesheets(), label: 'Timesheets', Icon: IconClockHour4 },
      { to: paths.map(), label: 'Map', Icon: IconMap2, usedBy: ['dispatch'] },
    ],
  },
  {
    label: 'Catalog',
    areas: [
      { to: paths.priceList(), label: 'Price list', Icon: IconTags },
      { to: paths.categories(), label: 'Categories', Icon: IconFolders, usedBy: ['manage_services'] },
      { to: paths.taxes(), label: 'Taxes', Icon: IconReceiptTax, usedBy: ['manage_taxes', 'manage_jobs', 'manage_invoices'] },
    ],
  },
  {
    label: 'Company',
    areas: [
      { to: paths.forms(), label: 'Forms', Icon: IconClipboardList, usedBy: ['manage_forms'] },
      { to: paths.branches(), label: 'Branches', Icon: IconBuilding, needs: ['manage_branches'] },
      { to: paths.billing(), label: 'Plan and billing', Icon: IconCreditCard, needs: ['manage_subscription'] },
      { to: paths.settings(), label: 'Settings', Icon: IconSettings },
    ],
  },
]

type Holds = ReturnType<typeof useAuthority>

/** Whether one of them is held; null while it is not known. */
function holdsOne(holds: Holds, needs: readonly Authority[] | undefined): boolean | null {
  if (needs === undefined) return true
  const answers = needs.map(holds)
  return answers.includes(true) || (answers.includes(null) ? null : false)
}

/** Those that are open to the signed-in user and of use, by their groups; what is not known yet is left out. */
export function useNavigation(): readonly AreaGroup[] {
  const holds = useAuthority()
  const isOffered = ({ needs, usedBy }: Area): boolean => holdsOne(holds, needs) === true && holdsOne(holds, usedBy) === true
  return groups.map(({ label, areas }) => ({ label, areas: areas.filter(isOffered) })).filter(({ areas }) => areas.length > 0)
}

/** Whether an address is that of an area, or one below it. */
export const isBelow = (pathname: string, to: string): boolean => `${pathname}/`.startsWith(`${to}/`)

const isClosedWith = (pathname: string, { to, hasOpenRecords = false }: Area): boolean =>
  hasOpenRecords ? pathname.replace(/\/+$/, '') === to : isBelow(pathname, to)

/** Finds the area that keeps an address closed to the signed-in user; undefined where none does, or it is not known. */
export function useClosedArea(): (pathname: string) => Area | undefined {
  const holds = useAuthority()
  return (pathname) =>
    groups.flatMap(({ areas }) => areas).find((area) => isClosedWith(pathname, area) && holdsOne(holds, area.needs) === false)
}
