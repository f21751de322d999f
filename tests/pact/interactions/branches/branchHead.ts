import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { signedIn, TOKEN } from '../../states.ts'

const airfield = these('branches', { id: 501, name: 'Airfield', is_active: true })
const nora = {
  name: 'Nora Field',
  email: 'nora@harbor.test',
  phone_country_code: '1',
  phone: '8155550150',
  address: '12 Lake Street, Joliet',
}
const isHead = these('staff', { ...nora, id: 601, user_type: 'branch_head', branch_id: 501, is_active: true })
const typed = {
  name: 'Nora Field',
  email: 'nora@harbor.test',
  phoneCountryCode: '1',
  phone: '8155550150',
  address: '12 Lake Street, Joliet',
}
const selection = 'id branchHead { id name email phoneCountryCode phone address }'
const pinned = ['responseData.id', ...Object.keys(nora).map((name) => `branch_head.${name}`)]

const adding: Pick<Interaction, 'row' | 'operation' | 'sends'> = {
  row: branchEndpoints.addBranchHead,
  operation: {
    query: `mutation AddBranchHead($input: BranchHeadInput!) { addBranchHead(input: $input) { ${selection} } }`,
    variables: { input: { branchId: '501', ...typed } },
    token: TOKEN,
  },
  sends: { path: '/branches/add_branch_head', body: { branch_id: 501, ...nora } },
}

const taken = 'This branch already has a head. Remove them first.'

const removing: Interaction = {
  name: 'taking the head from a branch',
  given: [signedIn, airfield, isHead],
  row: branchEndpoints.removeBranchHead,
  operation: {
    query: `mutation RemoveBranchHead($branchId: ID!, $branchHeadId: ID!) {
      removeBranchHead(branchId: $branchId, branchHeadId: $branchHeadId) { id branchHead { id } }
    }`,
    variables: { branchId: '501', branchHeadId: '601' },
    token: TOKEN,
  },
  sends: { path: '/branches/remove_branch_head', query: { branch_id: '501', branch_head_id: '601' } },
  reply: ok({ id: 501, branch_head: null }),
  pinned: ['responseData.id', 'responseData.branch_head'],
  answer: shows({ removeBranchHead: { id: '501', branchHead: null } }),
}

/** Who runs a branch. */
export const branchHeadInteractions: readonly Interaction[] = [
  {
    name: 'giving a branch its head',
    given: [signedIn, airfield],
    ...adding,
    reply: ok({ id: 501, branch_head: { id: 601, ...nora } }),
    pinned,
    answer: shows({ addBranchHead: { id: '501', branchHead: { id: '601', ...typed } } }),
  },
  {
    name: 'giving a branch a second head',
    given: [signedIn, airfield, isHead],
    ...adding,
    reply: refused(422, taken, { errors: [{ field: 'branch_id', message: taken }] }),
    answer: refusedAt('addBranchHead', 'INVALID', 422, taken, { fields: [{ field: 'branchId', message: taken }] }),
  },
  {
    name: 'changing the head of a branch',
    given: [signedIn, airfield, isHead],
    row: branchEndpoints.updateBranchHead,
    operation: {
      query: `mutation UpdateBranchHead($input: BranchHeadChangeInput!) { updateBranchHead(input: $input) { ${selection} } }`,
      variables: { input: { branchHeadId: '601', ...typed, phone: '8155550177' } },
      token: TOKEN,
    },
    sends: { path: '/branches/update_branch_head', body: { branch_head_id: 601, ...nora, phone: '8155550177' } },
    reply: ok({ id: 501, branch_head: { id: 601, ...nora, phone: '8155550177' } }),
    pinned: [...pinned, 'branch_head.id'],
    answer: shows({ updateBranchHead: { id: '501', branchHead: { id: '601', ...typed, phone: '8155550177' } } }),
  },
  removing,
]
