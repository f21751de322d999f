import { instantOf } from '@callout/contracts/time'
import type { BoardPersonFragment, BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { people as staff } from './sampleJobs.ts'

export const SAMPLE_DATE = '2026-03-12'
export const SAMPLE_ZONE = 'America/Chicago'

const at = (time: string): number => instantOf(SAMPLE_DATE, time, SAMPLE_ZONE)
export const SAMPLE_NOW = at('10:40')

const hours = { isOn: true, open: '08:00', close: '17:00' }

type PersonId = keyof typeof staff

const person = (id: PersonId, timeOff: BoardPersonFragment['timeOff'] = []): BoardPersonFragment => ({
  id,
  name: staff[id].name,
  color: staff[id].color,
  availabilityStatus: 'AVAILABLE',
  latitude: null,
  longitude: null,
  locationAt: null,
  hours,
  timeOff,
})

export const samplePeople: readonly BoardPersonFragment[] = [
  person('elena'),
  person('hannah'),
  person('jamal'),
  person('marcus'),
  person('owen'),
  person('priya', [{ startTime: '15:00', endTime: '17:00', note: 'Dentist' }]),
  person('sam'),
]

/** A visit of the sample day; `place` is latitude and longitude. */
function row(
  number: number,
  personId: PersonId | null,
  start: string,
  end: string,
  status: BoardVisitFragment['visit']['status'],
  [title, customer, address]: readonly [title: string, customer: string, address: string],
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): BoardVisitFragment {
  const id = String(number)
  const [startAt, endAt] = [at(start), at(end)]
  const hasLeft = status === 'ON_THE_WAY'
  return {
    id,
    jobId: null,
    jobNumber: `J-${number}`,
    title,
    priority: null,
    branchId: null,
    customer: { id, name: customer, phone: '5125550148', phoneCountryCode: '1' },
    property: { id, address },
    category: null,
    address,
    latitude,
    longitude,
    visitsTotal: 1,
    isJob: null,
    visit: {
      id,
      visitNumber: 1,
      date: SAMPLE_DATE,
      startAt,
      endAt,
      status,
      unknownStatus: null,
      staff: personId === null ? [] : [staff[personId]].map(({ name, color }) => ({ id: personId, name, color })),
      arrivalWindowMinutes: null,
      onTheWayAt: hasLeft ? SAMPLE_NOW - 300 : null,
      reachedAt: null,
      startedAt: status === 'STARTED' || status === 'COMPLETED' ? startAt : null,
      finishedAt: status === 'COMPLETED' ? endAt : null,
      isException: false,
      isLate: false,
      notes: null,
      total: null,
      hasOwnPrice: false,
      allowedActions: [],
      lockVersion: 1,
    },
  }
}

export const sampleNext = row(
  1041,
  'owen',
  '10:45',
  '12:15',
  'ON_THE_WAY',
  ['Ceiling fan installation', 'Jannie Perez', '1624 Barstow Ave, Austin'],
  [30.2243, -97.8516],
)

export const sampleVisits: readonly BoardVisitFragment[] = [
  row(1039, null, '13:00', '15:00', 'UNASSIGNED', ['Deep cleaning', 'Marion Weaver', '3420 Pecos St, Austin'], [30.3049, -97.7651]),
  row(1047, null, '15:30', '16:45', 'UNASSIGNED', ['No hot water', 'Dale Ortiz', '910 E 32nd St, Austin'], [30.2914, -97.7267]),
  row(1029, 'elena', '08:30', '10:00', 'COMPLETED', ['Hedge trimming', 'Oak Hill HOA', '6200 Oakclaire Dr, Austin'], [30.2356, -97.8677]),
  row(1034, 'elena', '10:30', '12:00', 'STARTED', ['Sprinkler repair', 'Rosa Medina', '4701 Westgate Blvd, Austin'], [30.2283, -97.8009]),
  row(1051, 'elena', '13:15', '15:15', 'ASSIGNED', ['Spring planting', 'June Carver', '2300 Bluebonnet Ln, Austin'], [30.2477, -97.7753]),
  row(1030, 'hannah', '08:00', '09:45', 'COMPLETED', ['Office cleaning', 'Reyes Dental', '1301 W 38th St, Austin'], [30.3066, -97.7454]),
  row(1037, 'hannah', '10:30', '12:30', 'STARTED', ['Move-out cleaning', 'Morgan Cruz', '5010 Manor Rd, Austin'], [30.2967, -97.6892]),
  row(1044, 'hannah', '15:15', '16:45', 'ASSIGNED', ['Deep cleaning', 'Ada Fleming', '2101 Enfield Rd, Austin'], [30.2862, -97.7671]),
  row(1031, 'jamal', '08:30', '09:30', 'COMPLETED', ['Filter change', 'Lou Bennett', '6800 Woodrow Ave, Austin'], [30.3402, -97.7286]),
  row(1040, 'jamal', '10:00', '11:30', 'STARTED', ['No cooling', 'Nora Quinn', '1808 Kramer Ln, Austin'], [30.3873, -97.7013]),
  row(1045, 'jamal', '12:30', '13:45', 'ASSIGNED', ['Seasonal HVAC tune-up', 'Buck Bryant', '4275 Duval Rd, Austin'], [30.4197, -97.7308]),
  row(1048, 'jamal', '15:00', '16:30', 'ASSIGNED', ['Duct inspection', 'Wes Tran', '12400 Amherst Dr, Austin'], [30.4232, -97.7017]),
  row(
    1038,
    'marcus',
    '08:00',
    '10:00',
    'COMPLETED',
    ['Replace blower motor', 'Johnpaul Grant', '3407 Aldrich St, Austin'],
    [30.2988, -97.7053],
  ),
  row(
    1043,
    'marcus',
    '10:45',
    '12:00',
    'ON_THE_WAY',
    ['Thermostat installation', 'Ivy Lang', '7500 Burnet Rd, Austin'],
    [30.3478, -97.7367],
  ),
  row(
    1046,
    'marcus',
    '13:30',
    '15:30',
    'ASSIGNED',
    ['Heat pump service', 'Otis Bloom', '8900 Shoal Creek Blvd, Austin'],
    [30.3665, -97.7373],
  ),
  row(1033, 'owen', '08:15', '09:45', 'COMPLETED', ['Panel inspection', 'Gus Hale', '5400 Brodie Ln, Austin'], [30.2209, -97.8255]),
  sampleNext,
  row(1049, 'owen', '15:15', '16:15', 'ASSIGNED', ['Outlet repair', 'Tess Moran', '9201 Bruns Ln, Austin'], [30.2012, -97.8391]),
  row(1035, 'priya', '08:15', '09:30', 'COMPLETED', ['Drain cleaning', 'Colin Webb', '1500 S Lamar Blvd, Austin'], [30.2523, -97.7641]),
  row(
    1042,
    'priya',
    '10:15',
    '11:45',
    'STARTED',
    ['Toilet keeps running', 'Kaelyn Khan', '3402 Shoal Creek Blvd, Austin'],
    [30.3037, -97.7478],
  ),
  row(
    1050,
    'priya',
    '13:00',
    '14:30',
    'ASSIGNED',
    ['Water heater flush', 'Bea Sandoval', '2600 Exposition Blvd, Austin'],
    [30.2966, -97.7712],
  ),
  row(1032, 'sam', '08:00', '09:15', 'COMPLETED', ['Dishwasher leak', 'Ed Palmer', '5800 Burnet Rd, Austin'], [30.3291, -97.7402]),
  row(1036, 'sam', '09:45', '11:15', 'STARTED', ['Oven won’t heat', 'Mia Rosen', '1400 Koenig Ln, Austin'], [30.3266, -97.73]),
  row(1052, 'sam', '12:15', '13:30', 'ASSIGNED', ['Dryer vent cleaning', 'Nick Alvarez', '900 E 51st St, Austin'], [30.3111, -97.7113]),
]
