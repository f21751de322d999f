import type { PillStatus } from './StatusPill.tsx'

interface SampleJob {
  readonly number: string
  readonly title: string
  readonly trade: string
  readonly customer: string
  readonly place: string
  readonly when: string
  /** undefined: unassigned. */
  readonly person?: SamplePerson
  readonly status: PillStatus
  readonly total: string
}

interface SamplePerson {
  readonly initials: string
  readonly name: string
  readonly color: string
}

export const people = {
  elena: { initials: 'ER', name: 'Elena Ruiz', color: '#2F6FBF' },
  hannah: { initials: 'HK', name: 'Hannah Kowalski', color: '#6B7F2A' },
  jamal: { initials: 'JW', name: 'Jamal Whitaker', color: '#C1462F' },
  marcus: { initials: 'MB', name: 'Marcus Bell', color: '#2E9E5B' },
  owen: { initials: 'OB', name: 'Owen Brandt', color: '#8E44AD' },
  priya: { initials: 'PR', name: 'Priya Raman', color: '#B8407A' },
  sam: { initials: 'SC', name: 'Sam Carter', color: '#0F8A94' },
} as const satisfies Record<string, SamplePerson>

/** All sample jobs are on one day. */
export const SAMPLE_DAY = '03/12/2026'

/** Jobs of the sample day (`sampleDay.ts`) in the job list's format, and a cancelled one, which the board doesn't show. */
export const sampleJobs: readonly SampleJob[] = [
  {
    number: 'J-1045',
    title: 'Seasonal HVAC tune-up',
    trade: 'HVAC',
    customer: 'Buck Bryant',
    place: '4275 Duval Rd, Austin',
    when: '12:30 – 1:45 PM',
    person: people.jamal,
    status: 'ASSIGNED',
    total: '$177.52',
  },
  {
    number: 'J-1042',
    title: 'Toilet keeps running',
    trade: 'Plumbing',
    customer: 'Kaelyn Khan',
    place: '3402 Shoal Creek Blvd, Austin',
    when: '10:15 – 11:45 AM',
    person: people.priya,
    status: 'STARTED',
    total: '$211.36',
  },
  {
    number: 'J-1041',
    title: 'Ceiling fan installation',
    trade: 'Electrical',
    customer: 'Jannie Perez',
    place: '1624 Barstow Ave, Austin',
    when: '10:45 AM – 12:15 PM',
    person: people.owen,
    status: 'ON_THE_WAY',
    total: '$146.14',
  },
  {
    number: 'J-1039',
    title: 'Deep cleaning',
    trade: 'Cleaning',
    customer: 'Marion Weaver',
    place: '3420 Pecos St, Austin',
    when: '1:00 – 3:00 PM',
    status: 'UNASSIGNED',
    total: '$325.24',
  },
  {
    number: 'J-1038',
    title: 'Replace blower motor',
    trade: 'HVAC',
    customer: 'Johnpaul Grant',
    place: '3407 Aldrich St, Austin',
    when: '8:00 – 10:00 AM',
    person: people.marcus,
    status: 'COMPLETED',
    total: '$553.16',
  },
  {
    number: 'J-1028',
    title: 'Move-out cleaning',
    trade: 'Cleaning',
    customer: 'Lena Ortiz',
    place: '2492 Garlic Creek Dr, Buda',
    when: '9:00 – 11:00 AM',
    person: people.hannah,
    status: 'CANCELLED',
    total: '$500.12',
  },
]
