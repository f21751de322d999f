import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { dispatchMap } from '@callout/contracts/jobs/samples/dispatch'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { onlyStaff, OWNER_TOKEN, ownerSignedIn } from '../../states.ts'

/** A day on which nothing else happens. */
const DAY = '2031-03-07'
const slot = { date: DAY, start_time: '09:00', end_time: '11:00' }
const dayOfTwo = these(
  'jobs',
  { id: 501, visit_id: 701, status: 1, branch_id: 2, category_id: 3, property_id: 41, ...slot, staff_ids: [21] },
  { id: 502, visit_id: 702, status: 0, branch_id: 2, category_id: 3, property_id: 41, ...slot, staff_ids: [] },
  { id: 505, visit_id: 705, status: 1, branch_id: 2, category_id: 5, property_id: 41, ...slot, staff_ids: [21] },
  { id: 506, visit_id: 706, status: 4, branch_id: 2, category_id: 3, property_id: 41, ...slot, staff_ids: [21] },
  { id: 507, visit_id: 707, status: 1, branch_id: 2, category_id: 3, property_id: 41, ...slot, staff_ids: [22] },
  { id: 503, visit_id: 703, status: 1, branch_id: 1, category_id: 3, ...slot, staff_ids: [] },
  { id: 504, visit_id: 704, status: 1, branch_id: 2, category_id: 3, ...slot, staff_ids: [], of_another_company: true },
)

const query = `query DispatchMap($input: DispatchInput) {
  dispatchMap(input: $input) {
    date
    bounds { north south east west }
    branch { latitude longitude }
    staff {
      id name color availabilityStatus latitude longitude locationAt route routeKm
      hours { isOn open close }
      timeOff { startTime endTime note }
    }
    visits { ...Shown }
    unassigned { ...Shown }
    withoutLocation { id }
    gone
    serverAt
  }
}
fragment Shown on DispatchVisit {
  id jobId jobNumber title priority branchId visitsTotal
  customer { id name phone phoneCountryCode }
  property { id address latitude longitude }
  category { id name }
  address latitude longitude
  visit {
    id visitNumber date startAt endAt status unknownStatus staff { id name color } arrivalWindowMinutes
    onTheWayAt reachedAt startedAt finishedAt isException isLate notes allowedActions lockVersion
  }
}`

const shown = (id: string, jobId: string, jobNumber: string, title: string) => ({
  id,
  jobId,
  jobNumber,
  title,
  priority: 'MEDIUM',
  branchId: '1',
  visitsTotal: 1,
  customer: { id: '31', name: 'Carla Reyes', phone: '5550131', phoneCountryCode: '1' },
  category: { id: '3', name: 'Heating' },
  address: '4B, 80 Elm Street, Chicago, IL, 60610, United States',
})
const visit = {
  visitNumber: 1,
  date: '2026-11-20',
  startAt: 1795183200,
  endAt: 1795190400,
  unknownStatus: null,
  arrivalWindowMinutes: 30,
  onTheWayAt: null,
  reachedAt: null,
  startedAt: null,
  finishedAt: null,
  isException: false,
  isLate: false,
  notes: 'Bring the long ladder.',
  allowedActions: ['RESCHEDULE'],
  lockVersion: 1,
}
const address = '4B, 80 Elm Street, Chicago, IL, 60610, United States'

export const dispatchInteractions: readonly Interaction[] = [
  {
    name: 'reading a day of the board',
    given: [ownerSignedIn, onlyStaff(21), dayOfTwo],
    row: jobEndpoints.getDispatchMap,
    operation: {
      query,
      variables: { input: { date: DAY, branchId: '2', staffIds: ['21'], statuses: ['UNASSIGNED', 'ASSIGNED'], categoryId: '3' } },
      token: OWNER_TOKEN,
    },
    sends: {
      path: '/jobs/dispatch_map',
      query: { date: DAY, branch_id: '2', 'staff_ids[]': '21', 'status[]': ['0', '1'], category_id: '3' },
    },
    reply: ok(dispatchMap),
    pinned: ['responseData.visits', 'responseData.unassigned', 'visits.id', 'unassigned.id', 'staffs.id'],
    answer: shows({
      dispatchMap: {
        date: '2026-11-20',
        bounds: { north: 41.9, south: 41.88, east: -87.63, west: -87.64 },
        branch: { latitude: 41.88, longitude: -87.63 },
        staff: [
          {
            id: '21',
            name: 'Sam Fields',
            color: '#2f9e44',
            availabilityStatus: 'AVAILABLE',
            latitude: 41.89,
            longitude: -87.635,
            locationAt: null,
            route: ['701'],
            routeKm: 2.4,
            hours: { isOn: true, open: '08:00', close: '17:00' },
            timeOff: [],
          },
        ],
        visits: [
          {
            ...shown('701', '501', 'J-0501', 'Annual boiler service'),
            property: { id: '41', address, latitude: 41.9, longitude: -87.64 },
            latitude: 41.9,
            longitude: -87.64,
            visit: { id: '701', ...visit, status: 'ASSIGNED', staff: [{ id: '21', name: 'Sam Fields', color: '#2f9e44' }] },
          },
        ],
        unassigned: [
          {
            ...shown('702', '502', 'J-0502', 'Replace valve'),
            property: { id: '42', address, latitude: null, longitude: null },
            latitude: null,
            longitude: null,
            visit: { id: '702', ...visit, status: 'UNASSIGNED', staff: [] },
          },
        ],
        withoutLocation: [],
        gone: null,
        serverAt: 1795183600,
      },
    }),
  },
]
