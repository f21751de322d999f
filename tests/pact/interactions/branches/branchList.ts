import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { branchPage } from '@callout/contracts/branches/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { allBranchesActive } from '../../workStates.ts'
import { these } from '../../recordStates.ts'
import { pagesOf } from '../pages.ts'

const branches = (isActive: boolean): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: branchEndpoints.listBranches,
  operation: {
    query: `query Branches($isActive: Boolean, $perPage: Int) {
      branches(isActive: $isActive, perPage: $perPage) { totalCount page perPage items { id name address isActive isDefault } }
    }`,
    variables: { isActive, perPage: 100 },
    token: TOKEN,
  },
  sends: { path: '/branches', query: { is_active: String(isActive), per_page: '100' } },
})

const none = { current_page: 1, per_page: 100, total_count: 0, total_pages: 0 }
const noneShown = { totalCount: 0, page: 1, perPage: 100, items: [] }

export const branchListInteractions: readonly Interaction[] = [
  {
    name: 'listing the branches that are active',
    given: [signedIn, allBranchesActive],
    ...branches(true),
    reply: ok({ ...branchPage, branches: branchPage.branches.slice(0, 1) }),
    unread: ['city', 'province', 'staff_count', 'open_jobs_count', 'branch_head'].map((field) => `branches.${field}`),
    answer: shows({
      branches: {
        totalCount: 2,
        page: 1,
        perPage: 100,
        items: [{ id: '1', name: 'North', address: '80 Elm Street, Chicago', isActive: true, isDefault: true }],
      },
    }),
  },
  {
    name: 'listing the branches that are not, where all are',
    given: [signedIn, allBranchesActive],
    ...branches(false),
    reply: ok({ branches: [], pagination: none }),
    answer: shows({ branches: noneShown }),
  },
  ...pagesOf({
    of: 'branches that are not active',
    row: branchEndpoints.listBranches,
    given: [
      signedIn,
      allBranchesActive,
      these(
        'branches',
        { id: 501, name: 'Airfield', is_active: false },
        { id: 502, name: 'Balloon hall', is_active: false },
        { id: 503, name: 'Crane', is_active: false, of_another_company: true },
      ),
    ],
    root: 'branches',
    wire: 'branches',
    token: TOKEN,
    input: { isActive: false },
    types: { isActive: 'Boolean' },
    path: '/branches',
    sent: { is_active: 'false' },
    both: [501, 502].map((id) => [{ id }, { id: String(id) }]),
  }),
]
