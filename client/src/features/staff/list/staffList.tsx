import { userType } from '@callout/contracts/profile/userType'
import { staffRole, staffSort, invitationStatus } from '@callout/contracts/staff/codes'
import { defineList } from '../../../components/list/defineList.ts'
import { choice, booleanFilter, record } from '../../../components/list/filters.ts'
import { branchScope } from '../../branches/choice/branchScope.ts'
import { staffName, staffNoun } from '../team/staffText.ts'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { paths } from '../../../lib/paths.ts'
import { staffActionSet } from '../actions/staffActionSet.ts'
import { type StaffRowFragment, StaffListDocument, type StaffListQuery } from './staffList.generated.ts'
import { availabilityStatus } from '@callout/contracts/profile/availability'
import { Mark } from '../../../components/record/Parts.tsx'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import classes from './staffList.module.css'
import { branchNames } from '../../branches/choice/BranchName.tsx'
import { categoryNames, useCategories } from '../../catalogue/categoryNames/CategoryNames.tsx'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { plansAddress } from '../../../lib/plansAddress.ts'
import { SkeletonBar } from '../../../components/states/SkeletonBar.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

type SeatsOf = StaffListQuery['staff']['seats']

const areSeatsTaken = (seats: SeatsOf): boolean =>
  typeof seats?.limit === 'number' && typeof seats.used === 'number' && seats.used >= seats.limit

function formatSeat(seats: NonNullable<SeatsOf>): string | null {
  const { used, limit } = seats
  if (used === null) return null
  if (limit === null) return `${used} active · unlimited during the trial`
  if (limit === 1) return 'Your plan is for one person'
  const left = Math.max(0, limit - used)
  return `${used} of ${limit} seats in use, ${left === 0 ? 'none' : left} left`
}

/** Number of seats in the plan, with an upgrade link if all are taken; renders nothing if not returned. */
function Seats({ seats }: { readonly seats: SeatsOf }) {
  const mayChoose = useHasAuthority('manage_subscription')
  const text = seats && formatSeat(seats)
  if (!text) return null
  return (
    <>
      {text}
      {mayChoose && areSeatsTaken(seats) && (
        <>
          {' · '}
          <Anchor component={Link} to={plansAddress()} inherit>
            See plans
          </Anchor>
        </>
      )}
    </>
  )
}

/** Inactive, not signed in yet, or the availability that the person set. */
function StaffMarks({
  staff: { isActive, invitationStatus: invited, availabilityStatus: availability },
}: {
  readonly staff: StaffRowFragment
}) {
  if (isActive === false) return <Mark>Inactive</Mark>
  if (invited && invited !== 'ACCEPTED') return <Mark>{invitationStatus[invited].label}</Mark>
  return availability === null || availability === 'AVAILABLE' ? null : <Mark>{availabilityStatus[availability].label}</Mark>
}

const StaffIdentity = ({ staff }: { readonly staff: StaffRowFragment }) => (
  <span className={`inline ${classes.face}`}>
    <StaffAvatar name={staff.name} color={staff.color} />
    <span className="ellipsis" dir="auto">
      {staffName(staff)}
    </span>
    <StaffMarks staff={staff} />
  </span>
)

export const staffList = defineList({
  noun: staffNoun,
  title: 'Staff',
  path: paths.staff(),
  query: StaffListDocument,
  selectPage: ({ staff }: StaffListQuery) => staff,
  rowLink: (staff: StaffRowFragment) => ({ name: staffName(staff), to: paths.staffMember(staff.id) }),
  search: 'Name, email or phone',
  filters: {
    activity: booleanFilter('active', { label: 'Status', inputField: 'isActive', yes: 'Active', no: 'Inactive' }),
    role: choice('role', { label: 'Role', inputField: 'role', table: staffRole }),
    categoryId: record('category', { label: 'Category', inputField: 'categoryId' }),
    branchId: branchScope,
  },
  recordFilters: { categoryId: useCategories },
  sorts: staffSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {
    name: {
      label: 'Name',
      width: 230,
      isFlexible: true,
      sort: 'NAME',
      cell: (staff) => <StaffIdentity staff={staff} />,
      csv: { Name: ({ name }) => name, Active: ({ isActive }) => (isActive === null ? null : isActive ? 'Yes' : 'No') },
    },
    role: { label: 'Role', width: 96, text: ({ role }) => role && userType[role].label },
    phone: {
      label: 'Phone',
      width: 136,
      leaves: 680,
      text: ({ phone, phoneCountryCode }) => phone && formatPhone(phone, phoneCountryCode),
    },
    email: { label: 'Email', width: 200, isFlexible: true, leaves: 920, text: ({ email }) => email },
    branch: { label: 'Branch', width: 120, leaves: 1060, id: ({ branchId }) => branchId, names: branchNames },
    categories: { label: 'Categories', width: 190, leaves: 1060, ids: ({ categoryIds }) => categoryIds, names: categoryNames },
    visits: { label: 'Visits today', width: 92, count: ({ visitsToday }) => visitsToday },
    since: { label: 'Joined', width: 104, sort: 'CREATED_AT', at: ({ createdAt }) => createdAt },
  },
  defaultColumns: ['name', 'role', 'categories', 'phone', 'email', 'branch', 'visits'],
  card: { primary: ['role', 'phone'], muted: ['email'], footer: [(staff) => <StaffMarks staff={staff} />] },
  views: [
    { id: 'active', name: 'Active', query: 'active=yes' },
    { id: 'inactive', name: 'Inactive', query: 'active=no' },
    { id: 'admins', name: 'Staff admins', query: 'role=staff_admin' },
  ],
  summary: ({ seats }) => <Seats seats={seats} />,
  summarySkeleton: <SkeletonBar width={190} height={20} />,
  isFull: ({ seats }) => areSeatsTaken(seats),
  create: {
    to: paths.newStaff(),
    needs: 'manage_staff',
    text: 'Your team will show up here, with working hours, time off and permissions.',
  },
  actions: staffActionSet,
  bulk: { needs: ['manage_staff'], load: () => import('../bulk/staffBulk.ts').then((module) => module.staffBulk) },
  exports: { needs: 'export_data' },
})
