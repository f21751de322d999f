import { branchSort } from '@callout/contracts/branches/codes'
import { defineList } from '../../../components/list/defineList.ts'
import { booleanFilter } from '../../../components/list/filters.ts'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { paths } from '../../../lib/paths.ts'
import { branchActionSet } from '../actions/branchActionSet.ts'
import { branchName, branchNoun } from '../branch.ts'
import { BranchMarks } from '../BranchMarks.tsx'
import { BranchesDocument, type BranchesQuery, type BranchRowFragment } from './branchList.generated.ts'

const marksOf = ({ isDefault, isActive }: BranchRowFragment): string =>
  [isDefault && 'Default', isActive === false && 'Inactive'].filter(Boolean).join(', ')

export const branchList = defineList({
  noun: branchNoun,
  path: paths.branches(),
  query: BranchesDocument,
  selectPage: ({ branches }: BranchesQuery) => branches,
  rowLink: (branch: BranchRowFragment) => ({ name: branchName(branch), to: paths.branch(branch.id) }),
  search: 'Name, address, phone or email',
  filters: { activity: booleanFilter('active', { label: 'Status', inputField: 'isActive', yes: 'Active', no: 'Inactive' }) },
  sorts: branchSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {
    name: { label: 'Branch', width: 200, isFlexible: true, sort: 'NAME', text: branchName },
    marks: { label: 'Status', width: 130, cell: (branch) => <BranchMarks branch={branch} />, csv: marksOf },
    city: { label: 'City', width: 120, sort: 'CITY', leaves: 680, text: ({ city }) => city },
    head: { label: 'Head', width: 150, leaves: 920, text: ({ branchHead }) => branchHead?.name },
    staff: { label: 'Staff', width: 70, isOfTeam: true, count: ({ staffCount }) => staffCount },
    jobs: { label: 'Open jobs', width: 90, count: ({ openJobsCount }) => openJobsCount },
    phone: {
      label: 'Phone',
      width: 140,
      leaves: 1060,
      text: ({ phone, phoneCountryCode }) => phone && formatPhone(phone, phoneCountryCode),
    },
    email: { label: 'Email', width: 200, isFlexible: true, text: ({ email }) => email },
    address: { label: 'Address', width: 240, isFlexible: true, text: ({ address }) => address },
  },
  defaultColumns: ['name', 'marks', 'city', 'head', 'staff', 'jobs', 'phone'],
  card: {
    primary: ['city', 'phone'],
    muted: ['head'],
    footer: [
      (branch) =>
        marksOf(branch) && (
          <div>
            <BranchMarks branch={branch} />
          </div>
        ),
      ({ staffCount, openJobsCount }) =>
        [staffCount !== null && `${staffCount} staff`, openJobsCount !== null && `${openJobsCount} open jobs`].filter(Boolean).join(' · '),
    ],
  },
  views: [
    { id: 'active', name: 'Active', query: 'active=yes' },
    { id: 'inactive', name: 'Inactive', query: 'active=no' },
  ],
  create: {
    to: paths.newBranch(),
    needs: 'manage_branches',
    text: 'Your branches will show up here, each with its head, staff and jobs.',
  },
  actions: branchActionSet,
  exports: { needs: 'export_data' },
})
