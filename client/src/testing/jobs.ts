import { owner } from './people.ts'
import type { JobQuery } from '../features/jobs/jobs.generated.ts'
import type { HistoryRowFragment, JobVisitFragment, ListedJobFragment } from '../features/jobs/queries/jobs.generated.ts'
import type { RankedStaffQuery } from '../features/staff/team/staff.generated.ts'

type Visit = JobVisitFragment & { readonly __typename: 'Visit' }
type Job = JobQuery['job'] & ListedJobFragment & { readonly __typename: 'Job' }

export const ana = { __typename: 'StaffMember', id: '7', name: 'Ana Silva', color: '#1c7ed6' } as const
export const ben = { __typename: 'StaffMember', id: '8', name: 'Ben Otto', color: '#e8590c' } as const

/** 23 November 2026, 9:00 in New York. */
export const NINE = 1_795_442_400

/** Access notes with a piece of equipment whose warranty ends 12 days after the sample jobs. */
export const notesWithEquipment = 'Key under the pot\nEquipment\nRheem; Water heater XG50; Q1; 2015; 2026-12-05'

export const visit = (part: Partial<Visit> = {}): Visit => ({
  __typename: 'Visit',
  id: '501',
  visitNumber: 1,
  date: '2026-11-23',
  startAt: NINE,
  endAt: NINE + 5400,
  status: 'ASSIGNED',
  unknownStatus: null,
  staff: [ana],
  arrivalWindowMinutes: null,
  onTheWayAt: null,
  reachedAt: null,
  startedAt: null,
  finishedAt: null,
  isException: false,
  isLate: false,
  notes: null,
  total: null,
  hasOwnPrice: null,
  allowedActions: ['ON_THE_WAY', 'RESCHEDULE', 'CANCEL', 'DECLINE'],
  lockVersion: 3,
  ...part,
})

/** A job with one assigned visit; shared fields of the visit follow the job. */
export function job(part: Partial<Job> = {}): Job {
  const { status = 'ASSIGNED', allowedActions = ['ON_THE_WAY', 'RESCHEDULE', 'CANCEL', 'DECLINE'], staff = [ana], lockVersion = 3 } = part
  const { startAt = NINE, endAt = NINE + 5400, ...rest } = part
  return {
    __typename: 'Job',
    id: '12',
    jobNumber: 'J-1012',
    title: 'Boiler repair',
    description: 'No hot water since Sunday.',
    status,
    unknownStatus: null,
    priority: 'HIGH',
    branchId: '1',
    date: startAt === null ? null : '2026-11-23',
    startAt,
    endAt,
    timezone: 'America/New_York',
    isZoneAssumed: false,
    isScheduled: startAt !== null,
    customer: {
      __typename: 'Customer',
      id: '30',
      name: 'Maria Lopez',
      phone: '5550100123',
      phoneCountryCode: '1',
      email: 'maria@mail.example',
      companyName: null,
      notes: null,
      isDoNotService: false,
      outstandingBalance: 120.5,
    },
    property: {
      __typename: 'Property',
      id: '40',
      name: 'Home',
      address: '12 Oak Street, Salem',
      accessNotes: 'Key under the pot',
      taxId: null,
      latitude: null,
      longitude: null,
    },
    category: { __typename: 'Category', id: '2', name: 'Heating' },
    staff,
    isLate: false,
    isRecurring: false,
    recurrence: null,
    notes: null,
    scheduleLater: false,
    visitsDone: 0,
    visitsTotal: 1,
    visits: [visit({ status, allowedActions, staff, lockVersion, startAt, endAt })],
    lineItems: [],
    discountType: null,
    discountValue: null,
    discountBasis: null,
    taxBasis: null,
    subtotal: null,
    discountTotal: null,
    taxTotal: null,
    taxes: [],
    total: 1234.5,
    billing: null,
    seriesTotal: null,
    unbilledVisits: null,
    durationMinutes: null,
    currencyCode: 'USD',
    invoiceStatus: null,
    invoice: null,
    invoices: null,
    forms: [],
    attachments: [],
    jobFinishedNotes: null,
    cancelReason: null,
    allowedActions,
    attentionVisit: null,
    createdBy: null,
    createdAt: NINE - 86_400,
    updatedAt: NINE - 86_400,
    lockVersion,
    quote: null,
    ...rest,
  } as Job
}

export const entry = (part: Partial<HistoryRowFragment> = {}): HistoryRowFragment & { readonly __typename: 'HistoryEntry' } => ({
  __typename: 'HistoryEntry',
  id: '900',
  visitId: '501',
  event: 'CREATED',
  status: null,
  label: null,
  changes: [],
  note: null,
  actor: { id: '1', name: 'Olivia Owner' },
  createdAt: NINE - 86_400,
  ...part,
})

export const candidate = (part: Partial<RankedStaffQuery['rankedStaff'][number]> = {}) => ({
  __typename: 'RankedStaff',
  id: '7',
  name: 'Ana Silva',
  color: '#1c7ed6',
  role: 'staff',
  categoryMatch: true,
  isAvailable: true,
  unavailableReason: null,
  clashes: [],
  visitsThatDay: 1,
  distanceKm: 3.4,
  score: 90,
  ...part,
})

/** Response of `Jobs`. */
export const jobsOf = (items: readonly Job[], totalCount = items.length) => ({
  jobs: {
    __typename: 'JobPage',
    items,
    totalCount,
    page: 1,
    perPage: 10,
    unreadable: [] as (string | null)[],
    ignored: [] as string[],
    counts: { __typename: 'JobCounts', all: 5000, active: 213, pending: 1204, completed: 3583 },
  },
})

export const historyOf = (items: readonly object[], totalCount = items.length) => ({
  jobHistory: { __typename: 'HistoryPage', items, totalCount, page: 1, perPage: 20 },
})

/** Response of `ManageJob`: the updated job with its first visit. */
export const managed = (now: Job) => ({
  manageJob: { __typename: 'ManagedJob', job: now, visit: now.visits?.[0] ?? null, history: null, deliveries: null },
})

export const me = { Me: { me: owner } }

export const reasons = {
  CancelReasons: {
    cancelReasons: [
      { __typename: 'CancelReason', id: '1', reason: 'Weather', requiresNote: false },
      { __typename: 'CancelReason', id: '2', reason: 'Other', requiresNote: true },
    ],
  },
}
