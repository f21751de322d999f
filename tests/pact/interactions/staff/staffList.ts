import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import { staffPage } from '@callout/contracts/staff/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { ownerSignedIn, OWNER_TOKEN, signedIn, TOKEN } from '../../states.ts'
import { bookable, nothingMatches } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'
import { likeZora, STAFF, zora, zoraSent, zoraWorksHere } from './staffShape.ts'

const listing = (input: object, query: Record<string, string>, items: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: staffEndpoints.listStaff,
  operation: {
    query: `query Staff($input: StaffListInput) { staff(input: $input) { totalCount page perPage ${items} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/staffs/staffs_listing', query },
})

const reading = (id: number, token: string, selection = 'id'): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: staffEndpoints.getStaff,
  operation: {
    query: `query StaffMember($id: ID!) { staffMember(id: $id) { ${selection} } }`,
    variables: { id: String(id) },
    token,
  },
  sends: { path: `/staffs/${id}` },
})

const { future_visits: _, ...row } = zoraSent
const { futureVisits: __, ...rowShown } = zora
const none = { current_page: 1, per_page: 10, total_count: 0, total_pages: 0 }
const GONE = 'This staff member doesn’t exist.'
const NOT_ALLOWED = 'You don’t have permission to manage staff.'

const ofZora = { status: 1, priority: 3, customer_id: 31, property_id: 41, category_id: 3, branch_id: 1, title: WORD }
const slot = { date: '2026-11-20', start_time: '09:00', end_time: '11:00' }

/** The staff, one person, and what that person has to do. */
export const staffListInteractions: readonly Interaction[] = [
  {
    name: 'finding a person of the staff by name',
    given: [ownerSignedIn, zoraWorksHere],
    ...listing({ search: WORD }, { search: WORD }, `seats { used limit } items { ${STAFF.replace('futureVisits', '')} }`),
    reply: ok({ ...staffPage, staffs: [row] }),
    answer: shows({ staff: { totalCount: 1, page: 1, perPage: 10, seats: { used: 6, limit: 15 }, items: [rowShown] } }),
  },
  {
    name: 'searching for a person whom nobody knows',
    given: [ownerSignedIn, nothingMatches('zzyzx')],
    ...listing({ search: 'zzyzx' }, { search: 'zzyzx' }, 'items { id }'),
    reply: ok({ staffs: [], pagination: none }),
    answer: shows({ staff: { totalCount: 0, page: 1, perPage: 10, items: [] } }),
  },
  ...pagesOf({
    of: 'staff admins, among others that differ in one thing each',
    row: staffEndpoints.listStaff,
    given: [
      ownerSignedIn,
      these(
        'staff',
        likeZora(501, { created_at: 1767225600 }),
        likeZora(502, { name: 'Yara Zeppelin', created_at: 1767312000 }),
        likeZora(503, { role: 'staff', authorities: [] }),
        likeZora(504, { branch_id: 2 }),
        likeZora(505, { category_ids: [4] }),
        likeZora(506, { is_active: false }),
        likeZora(507, { name: 'Zora Airship' }),
        likeZora(508, { of_another_company: true }),
      ),
    ],
    root: 'staff',
    wire: 'staffs',
    token: OWNER_TOKEN,
    inputType: 'StaffListInput',
    input: {
      search: WORD,
      role: 'STAFF_ADMIN',
      branchId: '1',
      categoryId: '3',
      isActive: true,
      sortBy: 'CREATED_AT',
      sortDirection: 'DESCENDING',
    },
    path: '/staffs/staffs_listing',
    sent: {
      search: WORD,
      role: 'staff_admin',
      branch_id: '1',
      category_id: '3',
      is_active: 'true',
      sort_by: 'created_at',
      sort_dir: 'desc',
    },
    both: [502, 501].map((id) => [{ id }, { id: String(id) }] as const),
  }),
  {
    name: 'listing the staff without the authority for it',
    given: [signedIn],
    row: staffEndpoints.listStaff,
    operation: { query: 'query Staff { staff { totalCount } }', token: TOKEN },
    sends: { path: '/staffs/staffs_listing' },
    reply: refused(403, NOT_ALLOWED),
    answer: refusedWith('FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'reading a person of the staff',
    given: [ownerSignedIn, zoraWorksHere],
    ...reading(501, OWNER_TOKEN, STAFF),
    reply: ok(zoraSent),
    answer: shows({ staffMember: zora }),
  },
  {
    name: 'reading a person of another company',
    given: [ownerSignedIn, these('staff', likeZora(501, { of_another_company: true }))],
    ...reading(501, OWNER_TOKEN),
    reply: refused(404, GONE),
    answer: refusedWith('NOT_FOUND', 404, GONE),
  },
  {
    name: 'listing the jobs of a person, among those of others',
    given: [
      ownerSignedIn,
      ...bookable,
      zoraWorksHere,
      these(
        'jobs',
        { ...ofZora, ...slot, id: 501, visit_id: 701, staff_ids: [501] },
        { ...ofZora, ...slot, id: 502, visit_id: 702, staff_ids: [21] },
        { ...ofZora, ...slot, id: 504, visit_id: 704, staff_ids: [501], date: '2026-11-21', priority: 1 },
        { ...ofZora, ...slot, id: 503, visit_id: 703, staff_ids: [501], date: '2026-11-19' },
      ),
    ],
    row: staffEndpoints.listStaffJobs,
    operation: {
      query: `query StaffJobs($staffId: ID!, $input: JobsInput) {
        staffJobs(staffId: $staffId, input: $input) { totalCount items { id title } counts { all active pending completed } }
      }`,
      variables: { staffId: '501', input: { dateFrom: '2026-11-20', sortBy: 'PRIORITY', sortDirection: 'DESCENDING' } },
      token: OWNER_TOKEN,
    },
    sends: {
      path: '/staffs/get_staff_jobs',
      query: { staff_id: '501', date_from: '2026-11-20', sort_by: 'priority', sort_dir: 'desc' },
    },
    reply: ok({
      jobs: [
        { id: 501, title: WORD },
        { id: 504, title: WORD },
      ],
      counts: { all: 2, active: 0, pending: 2, completed: 0 },
      pagination: { total_count: 2 },
    }),
    pinned: ['responseData.jobs', 'jobs.id', 'pagination.total_count'],
    answer: shows({
      staffJobs: {
        totalCount: 2,
        items: [
          { id: '501', title: WORD },
          { id: '504', title: WORD },
        ],
        counts: { all: 2, active: 0, pending: 2, completed: 0 },
      },
    }),
  },
]
