import type { FakeOperation } from '../../../testing/fakeGateway.ts'
import type { StaffRowFragment } from '../list/staffList.generated.ts'
import type { StaffRecordQuery } from '../record/staffRecord.generated.ts'

type Person = StaffRecordQuery['staffMember'] & { readonly __typename: 'Staff' }
type Row = StaffRowFragment & { readonly __typename: 'Staff' }

/** Response to the staff record query. */
export const staffRecordAnswer = (part: Partial<Person> = {}): Person =>
  ({
    __typename: 'Staff',
    id: '21',
    name: 'Sam Stone',
    email: 'sam@harbor.test',
    phone: '5125550121',
    phoneCountryCode: '1',
    color: '#2f9e44',
    role: 'STAFF',
    authorities: [],
    branchId: '1',
    categoryIds: ['3'],
    address: null,
    latitude: null,
    longitude: null,
    locationAt: null,
    isActive: true,
    invitationStatus: 'ACCEPTED',
    availabilityStatus: 'AVAILABLE',
    workingHours: [{ __typename: 'BusinessDay', day: 1, isOn: true, open: '08:00', close: '16:30' }],
    timeOff: [
      { __typename: 'TimeOff', id: '1', dateFrom: '2099-12-24', dateTo: '2099-12-28', startTime: null, endTime: null, note: 'Family' },
    ],
    visitsToday: 2,
    futureVisits: 0,
    createdAt: null,
    ...part,
  }) as Person

export const staffRow = (part: Partial<Row> = {}): Row => {
  const {
    authorities: _,
    address: __,
    latitude: ______,
    longitude: _______,
    locationAt: ________,
    workingHours: ___,
    timeOff: ____,
    futureVisits: _____,
    ...row
  } = staffRecordAnswer()
  return { ...row, ...part }
}

/** A page of the response to `StaffList`. */
export const staffPage = (
  items: readonly Row[],
  seats: { used: number | null; limit: number | null } | null = { used: 6, limit: 15 },
): FakeOperation => ({
  staff: {
    __typename: 'StaffPage',
    items,
    totalCount: items.length,
    page: 1,
    perPage: 10,
    unreadable: [],
    ignored: [],
    seats: seats && { __typename: 'Seats', ...seats },
  },
})

const noPage = { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] }
/** Response to `StaffVisits` for a free day. */
export const noStaffVisits = { dispatchMap: { __typename: 'DispatchMap', visits: [], isFromJobs: false } }

/** Response to `StaffJobs` for staff without jobs. */
export const noStaffJobs = { open: noPage, over: noPage }
