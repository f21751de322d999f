const HOUR = 3600
const statuses = ['ASSIGNED', 'ASSIGNED', 'ON_THE_WAY', 'STARTED', 'COMPLETED'] as const

/** Visits of an hour or less between 6 and 20 o'clock, spread over the people: as the gateway tells a day of the board. */
export function madeUpDay(people: number, visits: number, midnight: number, date: string) {
  const staff = Array.from({ length: people }, (_, index) => ({
    __typename: 'DispatchStaff',
    id: String(9000 + index),
    name: `Person ${index + 1}`,
    color: `#${(0x336699 + index * 4099).toString(16).slice(-6)}`,
    availabilityStatus: 'AVAILABLE',
    latitude: null,
    longitude: null,
    locationAt: null,
    routeKm: 10,
    hours: { __typename: 'DayHours', isOn: true, open: '07:00', close: '19:00' },
    timeOff: [],
  }))
  const all = Array.from({ length: visits }, (_, index) => {
    const { id, name, color } = staff[index % people] as (typeof staff)[number]
    const startAt = midnight + 6 * HOUR + ((index * 1_237) % (13 * 60)) * 60
    return {
      __typename: 'DispatchVisit',
      id: String(500_000 + index),
      jobId: String(700_000 + index),
      jobNumber: `J-${700_000 + index}`,
      title: 'Seasonal tune-up',
      priority: 'MEDIUM',
      branchId: '1',
      customer: { __typename: 'Customer', id: String(800_000 + index), name: `Customer ${index}`, phone: null, phoneCountryCode: null },
      property: null,
      category: { __typename: 'Category', id: String(index % 7), name: 'Heating' },
      address: `${index} Oak Street`,
      latitude: 30.2 + (index % 40) / 100,
      longitude: -97.8 + (index % 25) / 100,
      visitsTotal: 1,
      visit: {
        __typename: 'Visit',
        id: String(500_000 + index),
        visitNumber: 1,
        date,
        startAt,
        endAt: startAt + (30 + (index % 3) * 15) * 60,
        status: statuses[index % statuses.length],
        unknownStatus: null,
        staff: [{ __typename: 'StaffMember', id, name, color }],
        arrivalWindowMinutes: null,
        onTheWayAt: null,
        reachedAt: null,
        startedAt: null,
        finishedAt: null,
        isException: false,
        isLate: false,
        notes: null,
        total: null,
        hasOwnPrice: false,
        allowedActions: index % statuses.length < 2 ? ['ON_THE_WAY', 'RESCHEDULE', 'CANCEL'] : [],
        lockVersion: 1,
      },
    }
  })
  return { dispatchMap: { __typename: 'DispatchMap', date, branch: null, staff, visits: all, unassigned: [] } }
}
