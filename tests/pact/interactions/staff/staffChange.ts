import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import { staffActiveChanged } from '@callout/contracts/staff/samples'
import { type Interaction, ok, refused, refusedAt, shows, type State } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { isUnknown, ownerSignedIn, OWNER_TOKEN } from '../../states.ts'
import { bookable } from '../../workStates.ts'
import { doing, likeZora, zoraSent, zoraWorksHere } from './staffShape.ts'

const adding = (input: object, sent: object, selection = 'id') =>
  doing(staffEndpoints.createStaff, { field: 'createStaff', type: 'StaffInput', selection }, input, sent)
const changing = (input: object, sent: object, selection = 'id') =>
  doing(staffEndpoints.updateStaff, { field: 'updateStaff', type: 'StaffChangeInput', selection }, input, sent)
const settingActive = (input: object, sent: object, selection = 'visitsChanged') =>
  doing(staffEndpoints.setStaffActive, { field: 'setStaffActive', type: 'StaffActiveInput', selection }, input, sent)

const nia = { name: `Nia ${WORD}`, email: 'nia@zeppelin.test', color: '#2f9e44', phone: '5550160' }
const noSeats: State = { name: stateNames.seatsUsed, parameters: {} }
const inUse = (email: string): State => ({ name: stateNames.emailUsed, parameters: { email } })
const GIVE_ACCESS = 'Kindly give at least one access to admin'
const TAKEN = 'Someone already uses this email address'

const addingNia: Interaction = {
  name: 'adding a person to the staff',
  given: [ownerSignedIn, ...bookable, isUnknown('nia@zeppelin.test')],
  ...adding(
    {
      ...nia,
      role: 'STAFF_ADMIN',
      authorities: ['dispatch'],
      branchId: '1',
      categoryIds: ['3'],
      workingHours: [{ day: 6, isOn: true, open: '09:00', close: '13:00' }],
      timeOff: [{ dateFrom: '2026-12-24', dateTo: '2026-12-26', note: 'Christmas' }],
      sendInvite: true,
    },
    {
      ...nia,
      role: 'staff_admin',
      authorities: ['dispatch'],
      branch_id: 1,
      category_ids: [3],
      working_hours: [{ day: 6, is_on: true, open: '09:00', close: '13:00' }],
      time_off: [{ date_from: '2026-12-24', date_to: '2026-12-26', note: 'Christmas' }],
      send_invite: true,
    },
    'name role authorities isActive',
  ),
  reply: ok({ id: 501, name: nia.name, role: 'staff_admin', authorities: ['dispatch'], is_active: true }),
  pinned: ['name', 'role', 'authorities', 'is_active'].map((name) => `responseData.${name}`),
  answer: shows({ createStaff: { name: nia.name, role: 'STAFF_ADMIN', authorities: ['dispatch'], isActive: true } }),
}

const changingZora: Interaction = {
  name: 'changing what somebody is called and may do, and the time off',
  given: [ownerSignedIn, ...bookable, zoraWorksHere],
  ...changing(
    {
      id: '501',
      name: 'Zoe Zeppelin',
      role: 'STAFF',
      branchId: '2',
      categoryIds: [],
      address: null,
      latitude: null,
      longitude: null,
      timeOff: [{ dateFrom: '2026-12-24', dateTo: '2026-12-24', startTime: '12:00', endTime: '17:00', note: 'Half a day' }],
    },
    {
      id: 501,
      name: 'Zoe Zeppelin',
      role: 'staff',
      branch_id: 2,
      category_ids: [],
      address: '',
      latitude: null,
      longitude: null,
      time_off: [{ date_from: '2026-12-24', date_to: '2026-12-24', start_time: '12:00', end_time: '17:00', note: 'Half a day' }],
    },
    'id name role branchId',
  ),
  reply: ok({ id: 501, name: 'Zoe Zeppelin', role: 'staff', branch_id: 2 }),
  pinned: ['id', 'name', 'role', 'branch_id'].map((name) => `responseData.${name}`),
  answer: shows({ updateStaff: { id: '501', name: 'Zoe Zeppelin', role: 'STAFF', branchId: '2' } }),
}

const hasVisits = these(
  'jobs',
  ...[501, 502].map((id) => ({
    id,
    visit_id: id + 200,
    status: 1,
    priority: 3,
    customer_id: 31,
    property_id: 41,
    category_id: 3,
    branch_id: 1,
    staff_ids: [501],
    date: '2099-11-20',
    start_time: '09:00',
    end_time: '11:00',
  })),
)
const atWork = [ownerSignedIn, ...bookable, zoraWorksHere, hasVisits]

const handingOver: Interaction = {
  name: 'setting somebody inactive whose visits another person takes',
  given: atWork,
  ...settingActive(
    { staffId: '501', isActive: false, futureVisits: 'REASSIGN', reassignToStaffId: '21' },
    { staff_id: 501, is_active: false, future_visits: 'reassign', reassign_to_staff_id: 21 },
    'visitsChanged staff { id isActive }',
  ),
  reply: ok({ ...staffActiveChanged, staff: { id: zoraSent.id, is_active: false } }),
  pinned: ['responseData.visits_changed', 'staff.id', 'staff.is_active'],
  answer: shows({ setStaffActive: { visitsChanged: 2, staff: { id: '501', isActive: false } } }),
}

/** What changes of the staff, what is so after it, and why it is refused. */
export const staffChangeInteractions: readonly Interaction[] = [
  addingNia,
  {
    name: 'finding a person of the staff after the first day',
    given: addingNia.given,
    after: [addingNia],
    row: staffEndpoints.listStaff,
    operation: {
      query: `query Staff { staff(input: { search: "${WORD}" }) { totalCount items { phone email timeOff { dateFrom dateTo note } } } }`,
      token: OWNER_TOKEN,
    },
    sends: { path: '/staffs/staffs_listing', query: { search: WORD } },
    reply: ok({
      staffs: [
        {
          id: 501,
          phone: nia.phone,
          email: nia.email,
          time_off: [{ date_from: '2026-12-24', date_to: '2026-12-26', note: 'Christmas' }],
        },
      ],
      pagination: { total_count: 1 },
    }),
    pinned: [
      'responseData.staffs',
      'staffs.phone',
      'staffs.email',
      'time_off.date_from',
      'time_off.date_to',
      'time_off.note',
      'pagination.total_count',
    ],
    answer: shows({
      staff: {
        totalCount: 1,
        items: [{ phone: nia.phone, email: nia.email, timeOff: [{ dateFrom: '2026-12-24', dateTo: '2026-12-26', note: 'Christmas' }] }],
      },
    }),
  },
  {
    name: 'adding a staff admin without any access',
    given: [ownerSignedIn],
    ...adding({ ...nia, role: 'STAFF_ADMIN', authorities: [] }, { ...nia, role: 'staff_admin', authorities: [] }),
    reply: refused(422, GIVE_ACCESS, { errors: [{ field: 'authorities', message: GIVE_ACCESS }] }),
    answer: refusedAt('createStaff', 'INVALID', 422, GIVE_ACCESS, { fields: [{ field: 'authorities', message: GIVE_ACCESS }] }),
  },
  {
    name: 'adding somebody whose email address is in use',
    given: [ownerSignedIn, inUse('nia@zeppelin.test')],
    ...adding({ ...nia, role: 'STAFF' }, { ...nia, role: 'staff' }),
    reply: refused(422, TAKEN, { errors: [{ field: 'email', message: TAKEN }] }),
    answer: refusedAt('createStaff', 'INVALID', 422, TAKEN, { fields: [{ field: 'email', message: TAKEN }] }),
  },
  {
    name: 'adding somebody where every seat is taken',
    given: [ownerSignedIn, isUnknown('nia@zeppelin.test'), noSeats],
    ...adding({ ...nia, role: 'STAFF' }, { ...nia, role: 'staff' }),
    reply: refused(402, 'All 5 seats of your plan are in use. Choose a larger plan to add staff.'),
    answer: refusedAt(
      'createStaff',
      'SUBSCRIPTION_REQUIRED',
      402,
      'All 5 seats of your plan are in use. Choose a larger plan to add staff.',
    ),
  },
  changingZora,
  {
    name: 'reading a person after a change',
    given: changingZora.given,
    after: [changingZora],
    row: staffEndpoints.getStaff,
    operation: {
      query: `query StaffMember { staffMember(id: 501) { name role categoryIds address authorities timeOff { dateFrom startTime endTime note } } }`,
      token: OWNER_TOKEN,
    },
    sends: { path: '/staffs/501' },
    reply: ok({
      id: 501,
      name: 'Zoe Zeppelin',
      role: 'staff',
      category_ids: [],
      address: null,
      authorities: [],
      time_off: [{ date_from: '2026-12-24', date_to: '2026-12-24', start_time: '12:00', end_time: '17:00', note: 'Half a day' }],
    }),
    pinned: [
      ...['name', 'role', 'category_ids', 'address', 'authorities'].map((name) => `responseData.${name}`),
      ...['date_from', 'start_time', 'end_time', 'note'].map((name) => `time_off.${name}`),
    ],
    answer: shows({
      staffMember: {
        name: 'Zoe Zeppelin',
        role: 'STAFF',
        categoryIds: [],
        address: null,
        authorities: [],
        timeOff: [{ dateFrom: '2026-12-24', startTime: '12:00', endTime: '17:00', note: 'Half a day' }],
      },
    }),
  },
  {
    name: 'changing a person of another company',
    given: [ownerSignedIn, these('staff', likeZora(501, { of_another_company: true }))],
    ...changing({ id: '501', name: 'Zoe' }, { id: 501, name: 'Zoe' }),
    reply: refused(404, 'This staff member doesn’t exist.'),
    answer: refusedAt('updateStaff', 'NOT_FOUND', 404, 'This staff member doesn’t exist.'),
  },
  handingOver,
  {
    name: 'reading the jobs of somebody after another person took the visits',
    given: handingOver.given,
    after: [handingOver],
    row: staffEndpoints.listStaffJobs,
    operation: { query: 'query StaffJobs { staffJobs(staffId: 501) { totalCount items { id } } }', token: OWNER_TOKEN },
    sends: { path: '/staffs/get_staff_jobs', query: { staff_id: '501' } },
    reply: ok({ jobs: [], pagination: { total_count: 0 } }),
    pinned: ['responseData.jobs', 'pagination.total_count'],
    answer: shows({ staffJobs: { totalCount: 0, items: [] } }),
  },
  {
    name: 'setting somebody inactive without a word of the visits to come',
    given: atWork,
    ...settingActive({ staffId: '501', isActive: false }, { staff_id: 501, is_active: false }),
    reply: refused(422, 'Required', { errors: [{ field: 'future_visits', message: 'Required' }] }),
    answer: refusedAt('setStaffActive', 'INVALID', 422, 'Required', { fields: [{ field: 'futureVisits', message: 'Required' }] }),
  },
]
