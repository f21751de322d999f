import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { branchPage } from '@callout/contracts/branches/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'
import { allBranchesActive } from '../workStates.ts'

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

export const branchInteractions: readonly Interaction[] = [
  {
    name: 'listing the branches that are active',
    given: [signedIn, allBranchesActive],
    ...branches(true),
    reply: ok({ ...branchPage, branches: branchPage.branches.slice(0, 1) }),
    unread: ['branches.city', 'branches.province'],
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
]
