import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { branch, deletedBranch } from '@callout/contracts/branches/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const names = (...fields: readonly string[]): string[] => fields.map((name) => `responseData.${name}`)

const strange = these('branches', { id: 502, name: 'Crane', of_another_company: true })
const typed = {
  name: `${WORD} field`,
  address: `1 ${WORD} Road, Joliet`,
  street1: `1 ${WORD} Road`,
  city: 'Joliet',
  province: 'IL',
  country: 'United States',
  zipcode: '60431',
  email: 'airfield@harbor.test',
  phoneCountryCode: '1',
  phone: '8155550140',
}
const shown = 'name address street1 city province country zipcode email phoneCountryCode phone isActive'
const sent = {
  name: `${WORD} field`,
  address: `1 ${WORD} Road, Joliet`,
  street1: `1 ${WORD} Road`,
  city: 'Joliet',
  province: 'IL',
  country: 'United States',
  zipcode: '60431',
  email: 'airfield@harbor.test',
  phone_country_code: '1',
  phone: '8155550140',
}

const empty = { suite_no: null, street2: null, alternate_phone_country_code: null, alternate_no: null, website: null }
const airfield = these('branches', { ...sent, ...empty, is_active: true, id: 501 })

const reading = (id: number, selection: string): Call => ({
  row: branchEndpoints.getBranch,
  operation: { query: `query Branch($id: ID!) { branch(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: OWNER_TOKEN },
  sends: { path: `/branches/${id}` },
})
const changing = (change: object, body: object, selection = 'id', { id = 501, token = OWNER_TOKEN } = {}): Call => ({
  row: branchEndpoints.updateBranch,
  operation: {
    query: `mutation UpdateBranch($input: BranchChangeInput!) { updateBranch(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...change } },
    token,
  },
  sends: { path: `/branches/${id}`, body },
})
const operating = (operation: string, code: string, selection: string, target?: number): Call => ({
  row: branchEndpoints.operateBranch,
  operation: {
    query: `mutation OperateBranch($input: BranchOperationInput!) { operateBranch(input: $input) { ${selection} } }`,
    variables: { input: { branchId: '501', operation, ...(target !== undefined && { moveToBranchId: String(target) }) } },
    token: OWNER_TOKEN,
  },
  sends: {
    path: '/branches/branch_operations',
    body: { branch_id: 501, operation: code, ...(target !== undefined && { move_to_branch_id: target }) },
  },
})

const { branch_head, staff_count: _, open_jobs_count: __, is_default: ___, ...branchFields } = branch
const { id: ____, ...head } = branch_head
const readingAll: Interaction = {
  name: 'reading a branch with its head and figures',
  given: [
    ownerSignedIn,
    these('branches', { ...branchFields, id: 501 }),
    these('staff', { ...head, id: 601, user_type: 'branch_head', branch_id: 501, is_active: true }),
  ],
  ...reading(
    501,
    `id ${shown} suiteNo street2 alternatePhoneCountryCode alternateNo website latitude longitude isDefault staffCount openJobsCount
      branchHead { id name email phoneCountryCode phone address }`,
  ),
  reply: ok({ ...branch, id: 501 }),
  answer: shows({
    branch: {
      id: '501',
      name: 'North',
      address: '80 Elm Street, Chicago',
      street1: '80 Elm Street',
      city: 'Chicago',
      province: 'IL',
      country: 'United States',
      zipcode: '60601',
      email: 'north@harbor.test',
      phoneCountryCode: '1',
      phone: '3125550140',
      isActive: true,
      suiteNo: 'Suite 4',
      street2: 'Rear entrance',
      alternatePhoneCountryCode: '1',
      alternateNo: '3125550141',
      website: 'https://harbor.test/north',
      latitude: 41.9,
      longitude: -87.6,
      isDefault: true,
      staffCount: 4,
      openJobsCount: 12,
      branchHead: {
        id: '31',
        name: 'Dana Okoye',
        email: 'dana@harbor.test',
        phoneCountryCode: '1',
        phone: '3125550142',
        address: '12 Lake Street, Chicago',
      },
    },
  }),
}

const creating: Interaction = {
  name: 'adding a branch',
  given: [ownerSignedIn],
  row: branchEndpoints.createBranch,
  operation: {
    query: `mutation CreateBranch($input: BranchInput!) { createBranch(input: $input) { id ${shown} } }`,
    variables: { input: typed },
    token: OWNER_TOKEN,
  },
  sends: { path: '/branches', body: sent },
  reply: ok({ id: 501, ...sent, is_active: true }),
  pinned: names(...Object.keys(sent), 'is_active'),
  answer: shows({ createBranch: { id: '501', ...typed, isActive: true } }),
}

const changed: Interaction = {
  name: 'changing what a branch is called and where it is',
  given: [ownerSignedIn, airfield],
  ...changing(
    { name: 'Hangar', city: 'Plainfield', website: null, alternateNo: '8155550199', alternatePhoneCountryCode: '1' },
    { name: 'Hangar', city: 'Plainfield', website: '', alternate_no: '8155550199', alternate_phone_country_code: '1' },
    'id name city website alternateNo',
  ),
  reply: ok({ id: 501, name: 'Hangar', city: 'Plainfield', website: null, alternate_no: '8155550199' }),
  pinned: names('id', 'name', 'city', 'website', 'alternate_no'),
  answer: shows({ updateBranch: { id: '501', name: 'Hangar', city: 'Plainfield', website: null, alternateNo: '8155550199' } }),
}

const deactivating: Interaction = {
  name: 'setting a branch inactive',
  given: [ownerSignedIn, airfield],
  ...operating('DEACTIVATE', 'deactivate', 'id isActive'),
  reply: ok({ id: 501, is_active: false }),
  pinned: names('id', 'is_active'),
  answer: shows({ operateBranch: { id: '501', isActive: false } }),
}

const deleting: Interaction = {
  name: 'deleting a branch that has nothing',
  given: [ownerSignedIn, airfield],
  ...operating('DELETE', 'delete', 'id deletedAt'),
  reply: ok({ ...deletedBranch, id: 501 }),
  pinned: names('id'),
  answer: shows({ operateBranch: { id: '501', deletedAt: 1795190400 } }),
}

const gone = 'This branch doesn’t exist.'
const full = 'This branch still has 1 customer. Choose where they go.'
const lacking = 'You don’t have permission to manage branches.'

/** One branch, changes of it, what is so after them, and why they are refused. */
export const branchChangeInteractions: readonly Interaction[] = [
  readingAll,
  creating,
  {
    name: 'finding a branch that was added',
    given: creating.given,
    after: [creating],
    row: branchEndpoints.listBranches,
    operation: {
      query: 'query Found($input: BranchesInput) { branches(input: $input) { totalCount items { name } } }',
      variables: { input: { search: WORD } },
      token: OWNER_TOKEN,
    },
    sends: { path: '/branches', query: { search: WORD } },
    reply: ok({
      branches: [{ id: 501, name: `${WORD} field` }],
      pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
    }),
    unread: ['pagination.current_page', 'pagination.per_page', 'pagination.total_pages'],
    pinned: ['branches.name', 'pagination.total_count'],
    answer: shows({ branches: { totalCount: 1, items: [{ name: `${WORD} field` }] } }),
  },
  changed,
  {
    name: 'reading a branch after a change',
    given: changed.given,
    after: [changed],
    ...reading(501, 'name city website alternateNo zipcode'),
    reply: ok({ id: 501, name: 'Hangar', city: 'Plainfield', website: null, alternate_no: '8155550199', zipcode: '60431' }),
    pinned: names('name', 'city', 'website', 'alternate_no', 'zipcode'),
    answer: shows({
      branch: { name: 'Hangar', city: 'Plainfield', website: null, alternateNo: '8155550199', zipcode: '60431' },
    }),
  },
  {
    name: 'changing branches without the authority to',
    given: [signedInWithout('manage_branches'), airfield],
    ...changing({ name: 'Hangar' }, { name: 'Hangar' }, 'id', { token: TOKEN }),
    reply: refused(403, lacking),
    answer: refusedAt('updateBranch', 'FORBIDDEN', 403, lacking),
  },
  {
    name: 'reading a branch of another company',
    given: [ownerSignedIn, strange],
    ...reading(502, 'id'),
    reply: refused(404, gone),
    answer: refusedWith('NOT_FOUND', 404, gone),
  },
  {
    name: 'changing a branch of another company',
    given: [ownerSignedIn, strange],
    ...changing({ name: 'Hangar' }, { name: 'Hangar' }, 'id', { id: 502 }),
    reply: refused(404, gone),
    answer: refusedAt('updateBranch', 'NOT_FOUND', 404, gone),
  },
  deactivating,
  {
    name: 'reading a branch that was set inactive',
    given: deactivating.given,
    after: [deactivating],
    ...reading(501, 'isActive isDefault'),
    reply: ok({ id: 501, is_active: false, is_default: false }),
    pinned: names('is_active', 'is_default'),
    answer: shows({ branch: { isActive: false, isDefault: false } }),
  },
  {
    name: 'making a branch the default',
    given: [ownerSignedIn, airfield],
    ...operating('SET_DEFAULT', 'set_default', 'id isDefault'),
    reply: ok({ id: 501, is_default: true }),
    pinned: names('id', 'is_default'),
    answer: shows({ operateBranch: { id: '501', isDefault: true } }),
  },
  deleting,
  {
    name: 'reading a branch that was deleted',
    given: deleting.given,
    after: [deleting],
    ...reading(501, 'id'),
    reply: refused(404, gone),
    answer: refusedWith('NOT_FOUND', 404, gone),
  },
  {
    name: 'deleting a branch that has customers',
    given: [ownerSignedIn, airfield, these('customers', { id: 601, first_name: 'Ada', last_name: WORD, branch_id: 501 })],
    ...operating('DELETE', 'delete', 'id'),
    reply: refused(422, full, { errors: [{ field: 'move_to_branch_id', message: full }] }),
    answer: refusedAt('operateBranch', 'INVALID', 422, full, { fields: [{ field: 'moveToBranchId', message: full }] }),
  },
]
