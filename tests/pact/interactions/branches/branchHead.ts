import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'

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
    token: OWNER_TOKEN,
  },
  sends: { path: '/branches/add_branch_head', body: { branch_id: 501, ...nora } },
}

const adds: Interaction = {
  name: 'giving a branch its head',
  given: [ownerSignedIn, airfield],
  ...adding,
  reply: ok({ id: 501, branch_head: { id: 601, ...nora } }),
  pinned,
  answer: shows({ addBranchHead: { id: '501', branchHead: { id: '601', ...typed } } }),
}

/** Reading the branch after one of these calls. */
const readingAfter = (before: Interaction, name: string, fields: object, shown: object): Interaction => ({
  name,
  given: before.given,
  after: [before],
  row: branchEndpoints.getBranch,
  operation: {
    query: 'query Branch($id: ID!) { branch(id: $id) { branchHead { name phone } } }',
    variables: { id: '501' },
    token: OWNER_TOKEN,
  },
  sends: { path: '/branches/501' },
  reply: ok({ id: 501, branch_head: { id: 601, ...fields } }),
  pinned: ['branch_head.name', 'branch_head.phone'],
  answer: shows({ branch: { branchHead: shown } }),
})

const taken = 'This branch already has a head. Remove them first.'

const removing: Interaction = {
  name: 'taking the head from a branch',
  given: [ownerSignedIn, airfield, isHead],
  row: branchEndpoints.removeBranchHead,
  operation: {
    query: `mutation RemoveBranchHead($branchId: ID!, $branchHeadId: ID!) {
      removeBranchHead(branchId: $branchId, branchHeadId: $branchHeadId) { id branchHead { id } }
    }`,
    variables: { branchId: '501', branchHeadId: '601' },
    token: OWNER_TOKEN,
  },
  sends: { path: '/branches/remove_branch_head', query: { branch_id: '501', branch_head_id: '601' } },
  reply: ok({ id: 501, branch_head: null }),
  pinned: ['responseData.id', 'responseData.branch_head'],
  answer: shows({ removeBranchHead: { id: '501', branchHead: null } }),
}

const changes: Interaction = {
  name: 'changing the head of a branch',
  given: [ownerSignedIn, airfield, isHead],
  row: branchEndpoints.updateBranchHead,
  operation: {
    query: `mutation UpdateBranchHead($input: BranchHeadChangeInput!) { updateBranchHead(input: $input) { ${selection} } }`,
    variables: { input: { branchHeadId: '601', ...typed, phone: '8155550177' } },
    token: OWNER_TOKEN,
  },
  sends: { path: '/branches/update_branch_head', body: { branch_head_id: 601, ...nora, phone: '8155550177' } },
  reply: ok({ id: 501, branch_head: { id: 601, ...nora, phone: '8155550177' } }),
  pinned: [...pinned, 'branch_head.id'],
  answer: shows({ updateBranchHead: { id: '501', branchHead: { id: '601', ...typed, phone: '8155550177' } } }),
}

/** Who runs a branch. */
export const branchHeadInteractions: readonly Interaction[] = [
  adds,
  readingAfter(
    adds,
    'reading a branch that was given a head',
    { name: 'Nora Field', phone: '8155550150' },
    { name: 'Nora Field', phone: '8155550150' },
  ),
  {
    name: 'giving a branch a second head',
    given: [ownerSignedIn, airfield, isHead],
    ...adding,
    reply: refused(422, taken, { errors: [{ field: 'branch_id', message: taken }] }),
    answer: refusedAt('addBranchHead', 'INVALID', 422, taken, { fields: [{ field: 'branchId', message: taken }] }),
  },
  changes,
  readingAfter(
    changes,
    'reading a branch whose head was changed',
    { name: 'Nora Field', phone: '8155550177' },
    { name: 'Nora Field', phone: '8155550177' },
  ),
  removing,
  {
    name: 'giving a branch another head',
    given: removing.given,
    after: [removing],
    ...adding,
    reply: ok({ id: 501, branch_head: { id: 601, ...nora } }),
    pinned,
    answer: shows({ addBranchHead: { id: '501', branchHead: { id: '601', ...typed } } }),
  },
]
