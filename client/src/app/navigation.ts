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
  IconFileDescription,
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
import { useWorksAlone } from '../lib/session/onSite.ts'
import { type StaffRight, useStaffRights } from '../lib/session/staffRights.ts'
import { useAuthority } from '../lib/session/useAuthority.ts'

/** An area of the product. Menus, access to its paths and prefetching follow from this declaration. */
export interface Area {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
  /** Any of these opens it; default: open to all. */
  readonly needs?: readonly Authority[]
  /** Open to all, but shown in the menu only to users with one of these. */
  readonly usedBy?: readonly Authority[]
  /** The same, for staff with this right. */
  readonly usedByStaffWith?: StaffRight
  readonly isOfTeam?: true
  /** Records below it are open to users who may not open the list: jobs link there, and the backend decides. */
  readonly hasOpenRecords?: boolean
  /** Its records are open to staff with this right. */
  readonly staffRight?: StaffRight
}

export interface AreaGroup {
  /** null: the first group has no label. */
  readonly label: string | null
  readonly areas: readonly Area[]
}

const groups: readonly AreaGroup[] = [
  {
    label: null,
    areas: [
      { to: paths.home(), label: 'Today', Icon: IconHome },
      { to: paths.jobs(), label: 'Jobs', Icon: IconBriefcase2 },
      { to: paths.quotes(), label: 'Quotes', Icon: IconFileDescription, usedBy: ['manage_jobs', 'dispatch'], usedByStaffWith: 'quote' },
      { to: paths.schedule(), label: 'Schedule', Icon: IconCalendarWeek },
      {
        to: paths.customers(),
        label: 'Customers',
        Icon: IconUsers,
        needs: ['manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'],
        hasOpenRecords: true,
      },
      { to: paths.invoices(), label: 'Invoices', Icon: IconFileInvoice, needs: ['manage_invoices'], staffRight: 'collect' },
      {
        to: paths.messages(),
        label: 'Messages',
        Icon: IconMessages,
        usedBy: ['manage_notifications', 'manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'],
      },
      { to: paths.earnings(), label: 'Earnings', Icon: IconChartBar, needs: ['view_earnings'] },
      { to: paths.reports(), label: 'Reports', Icon: IconReportAnalytics, needs: ['view_earnings'], usedBy: ['view_prices'] },
      { to: paths.staff(), label: 'Staff', Icon: IconUsersGroup, needs: ['manage_staff'], isOfTeam: true },
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
    label: 'Business',
    areas: [
      { to: paths.forms(), label: 'Forms', Icon: IconClipboardList, usedBy: ['manage_forms'] },
      { to: paths.branches(), label: 'Branches', Icon: IconBuilding, needs: ['manage_branches'] },
      { to: paths.billing(), label: 'Plan and billing', Icon: IconCreditCard, needs: ['manage_subscription'] },
      { to: paths.settings(), label: 'Settings', Icon: IconSettings },
    ],
  },
]

type Holds = ReturnType<typeof useAuthority>

/** Whether one of them is held; null while unknown. */
function holdsOne(holds: Holds, needs: readonly Authority[] | undefined): boolean | null {
  if (needs === undefined) return true
  const answers = needs.map(holds)
  return answers.includes(true) || (answers.includes(null) ? null : false)
}

/** Permitted and useful areas by group; unknown ones are omitted. */
export function useNavigation(): readonly AreaGroup[] {
  const holds = useAuthority()
  const isAlone = useWorksAlone()
  const hasRight = useStaffRights()
  const isUsed = ({ usedBy, usedByStaffWith }: Area): boolean =>
    holdsOne(holds, usedBy) === true || (usedByStaffWith !== undefined && hasRight(usedByStaffWith))
  const isOffered = (area: Area): boolean => holdsOne(holds, area.needs) === true && isUsed(area) && !(area.isOfTeam && isAlone)
  return groups.map(({ label, areas }) => ({ label, areas: areas.filter(isOffered) })).filter(({ areas }) => areas.length > 0)
}

export const isBelow = (pathname: string, to: string): boolean => `${pathname}/`.startsWith(`${to}/`)

const isClosedWith = (pathname: string, { to }: Area, hasOpenRecords: boolean): boolean =>
  hasOpenRecords ? pathname.replace(/\/+$/, '') === to : isBelow(pathname, to)

/** Whether a page is about staff: not found by people who work alone, who open their own record only. */
export function useIsTeamPage(): (pathname: string) => boolean {
  const isAlone = useWorksAlone()
  return (pathname) => isAlone && [paths.staff(), paths.newStaff()].includes(pathname.replace(/\/+$/, ''))
}

/** The area that closes a path to the signed-in user; undefined if none does, or while unknown. */
export function useClosedArea(): (pathname: string) => Area | undefined {
  const holds = useAuthority()
  const hasRight = useStaffRights()
  const hasOpenRecords = ({ hasOpenRecords: isOpen = false, staffRight }: Area): boolean =>
    isOpen || (staffRight !== undefined && hasRight(staffRight))
  return (pathname) =>
    groups
      .flatMap(({ areas }) => areas)
      .find((area) => isClosedWith(pathname, area, hasOpenRecords(area)) && holdsOne(holds, area.needs) === false)
}
