import type { statusTable } from '../shared/status/statusTable.ts'

/** The product's own words and tones, held to the contract by their types: its table would bring the schemas along. */
export const statusWords = {
  UNASSIGNED: { label: 'Unassigned', tone: 'grey' },
  ASSIGNED: { label: 'Assigned', tone: 'grey' },
  ON_THE_WAY: { label: 'Staff On The Way', tone: 'blue' },
  STARTED: { label: 'Service Started', tone: 'blue' },
  COMPLETED: { label: 'Completed', tone: 'green' },
} as const satisfies { [Name in keyof typeof statusTable]?: Pick<(typeof statusTable)[Name], 'label' | 'tone'> }

interface ListRow {
  readonly number: string
  readonly title: string
  readonly customer: string
  readonly when: string
  readonly who: string
  readonly status: keyof typeof statusWords
  readonly total: string
}

/** A day of jobs as the picture shows it: made up, as the demo data is. */
export const listRows: readonly ListRow[] = [
  {
    number: 'J-1042',
    title: 'Leak under sink',
    customer: 'A. Mercer · 3 Mill Lane',
    when: '10:15 AM',
    who: 'ML',
    status: 'STARTED',
    total: '$185.00',
  },
  {
    number: 'J-1041',
    title: 'Ceiling fans',
    customer: 'R. Duarte · 9 Birch Rd',
    when: '11:15 AM',
    who: 'TR',
    status: 'ON_THE_WAY',
    total: '$320.50',
  },
  {
    number: 'J-1040',
    title: 'AC tune-up',
    customer: 'J. Whitlock · 41 Bay View',
    when: '12:30 PM',
    who: 'PN',
    status: 'ASSIGNED',
    total: '$129.11',
  },
  {
    number: 'J-1039',
    title: 'Gate motor',
    customer: 'L. Amari · 6 Hill Rd',
    when: '1:00 PM',
    who: '',
    status: 'UNASSIGNED',
    total: '$240.00',
  },
  {
    number: 'J-1038',
    title: 'Boiler service',
    customer: 'K. Olsen · 14 Harbor St',
    when: '8:00 AM',
    who: 'ML',
    status: 'COMPLETED',
    total: '$210.75',
  },
]
