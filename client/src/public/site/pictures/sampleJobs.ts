import type { PillStatus } from './StatusPill.tsx'

interface SampleJob {
  readonly number: string
  readonly title: string
  readonly trade: string
  readonly customer: string
  readonly place: string
  readonly when: string
  readonly who: readonly string[]
  readonly status: PillStatus
  readonly total: string
}

/** All of them on one day, and people with the colours that the product gives them. */
export const SAMPLE_DAY = '03/12/2026'
export const sampleColors: Readonly<Record<string, string>> = { ML: '#2E9E5B', TR: '#1F78B4', PN: '#7A56C2', SO: '#C1462F' }

/** Rows for the pictures: made up, as the demo data is. */
export const sampleJobs: readonly SampleJob[] = [
  {
    number: 'J-1042',
    title: 'Leak under sink',
    trade: 'Plumbing',
    customer: 'A. Mercer',
    place: '3 Mill Lane',
    when: '10:15 – 11:45 AM',
    who: ['ML'],
    status: 'STARTED',
    total: '$185.00',
  },
  {
    number: 'J-1041',
    title: 'Ceiling fans',
    trade: 'Electrical',
    customer: 'R. Duarte',
    place: '9 Birch Rd',
    when: '11:15 AM – 1:15 PM',
    who: ['TR'],
    status: 'ON_THE_WAY',
    total: '$320.50',
  },
  {
    number: 'J-1040',
    title: 'AC tune-up',
    trade: 'HVAC',
    customer: 'J. Whitlock',
    place: '41 Bay View',
    when: '12:30 – 1:30 PM',
    who: ['PN', 'SO'],
    status: 'ASSIGNED',
    total: '$129.11',
  },
  {
    number: 'J-1039',
    title: 'Gate motor',
    trade: 'Electrical',
    customer: 'L. Amari',
    place: '6 Hill Rd',
    when: '1:00 – 2:00 PM',
    who: [],
    status: 'UNASSIGNED',
    total: '$240.00',
  },
  {
    number: 'J-1038',
    title: 'Boiler service',
    trade: 'HVAC',
    customer: 'K. Olsen',
    place: '14 Harbor St',
    when: '8:00 – 9:45 AM',
    who: ['ML'],
    status: 'COMPLETED',
    total: '$210.75',
  },
  {
    number: 'J-1037',
    title: 'Lock change',
    trade: 'Handyman',
    customer: 'D. Park',
    place: '52 Quay',
    when: '9:00 – 9:45 AM',
    who: ['SO'],
    status: 'CANCELLED',
    total: '$95.00',
  },
]
