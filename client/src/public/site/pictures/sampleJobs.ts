import type { PillStatus } from './StatusPill.tsx'

interface SampleJob {
  readonly number: string
  readonly title: string
  readonly customer: string
  readonly place: string
  readonly when: string
  readonly who: readonly string[]
  readonly status: PillStatus
  readonly total: string
}

/** Rows for the pictures: made up, as the demo data is. */
export const sampleJobs: readonly SampleJob[] = [
  {
    number: 'JOB-1042',
    title: 'Leak under sink',
    customer: 'A. Mercer',
    place: '3 Mill Lane',
    when: '10:15 AM',
    who: ['ML'],
    status: 'STARTED',
    total: '$185.00',
  },
  {
    number: 'JOB-1041',
    title: 'Ceiling fans',
    customer: 'R. Duarte',
    place: '9 Birch Rd',
    when: '11:15 AM',
    who: ['TR'],
    status: 'ON_THE_WAY',
    total: '$320.50',
  },
  {
    number: 'JOB-1040',
    title: 'AC tune-up',
    customer: 'J. Whitlock',
    place: '41 Bay View',
    when: '12:30 PM',
    who: ['PN', 'SO'],
    status: 'ASSIGNED',
    total: '$129.11',
  },
  {
    number: 'JOB-1039',
    title: 'Gate motor',
    customer: 'L. Amari',
    place: '6 Hill Rd',
    when: '1:00 PM',
    who: [],
    status: 'UNASSIGNED',
    total: '$240.00',
  },
  {
    number: 'JOB-1038',
    title: 'Boiler service',
    customer: 'K. Olsen',
    place: '14 Harbor St',
    when: '8:00 AM',
    who: ['ML'],
    status: 'COMPLETED',
    total: '$210.75',
  },
  {
    number: 'JOB-1037',
    title: 'Lock change',
    customer: 'D. Park',
    place: '52 Quay',
    when: '9:00 AM',
    who: ['SO'],
    status: 'CANCELLED',
    total: '$95.00',
  },
]
