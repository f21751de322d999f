import type { statusTable } from '../../components/status/statusTable.ts'

/** Labels and colors of the product. Only types are imported from the contract, to keep its schemas out of this chunk. */
export const statusLabels = {
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
  readonly initials: string
  readonly status: keyof typeof statusLabels
  readonly total: string
}

export const listRows: readonly ListRow[] = [
  {
    number: 'J-1045',
    title: 'Seasonal HVAC tune-up',
    customer: 'Buck Bryant · 4275 Duval Rd',
    when: '12:30 PM',
    initials: 'JW',
    status: 'ASSIGNED',
    total: '$177.52',
  },
  {
    number: 'J-1042',
    title: 'Toilet keeps running',
    customer: 'Kaelyn Khan · 3402 Shoal Creek',
    when: '10:15 AM',
    initials: 'PR',
    status: 'STARTED',
    total: '$211.36',
  },
  {
    number: 'J-1041',
    title: 'Ceiling fan installation',
    customer: 'Jannie Perez · 1624 Barstow Ave',
    when: '10:45 AM',
    initials: 'OB',
    status: 'ON_THE_WAY',
    total: '$146.14',
  },
  {
    number: 'J-1039',
    title: 'Deep cleaning',
    customer: 'Marion Weaver · 3420 Pecos St',
    when: '1:00 PM',
    initials: '',
    status: 'UNASSIGNED',
    total: '$325.24',
  },
  {
    number: 'J-1038',
    title: 'Replace blower motor',
    customer: 'Johnpaul Grant · 3407 Aldrich St',
    when: '8:00 AM',
    initials: 'MB',
    status: 'COMPLETED',
    total: '$553.16',
  },
]
