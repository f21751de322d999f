import { addDays } from '@callout/contracts/time'
import { paths } from '../../lib/paths.ts'
import type { JobAction, JobsInput } from '../../lib/api/schemaTypes.generated.ts'

export interface TodayList {
  readonly title: string
  readonly input: JobsInput
  readonly query: Readonly<Record<string, string>>
  /** Actions offered as a row button: the first allowed one. */
  readonly actions: readonly JobAction[]
  readonly setting?: { readonly of: string; readonly to: string }
}

const SHOWN = 5

export const todayJobsVariables = ({ input }: TodayList, branchId: string | null) => ({
  input: { ...input, ...(branchId !== null && { branchId }), perPage: SHOWN },
})

const MAX_PEOPLE = 100
export const todayStaffVariables = (branchId: string | null, date: string) => ({ branchId, date, perPage: MAX_PEOPLE })

const soonest = { sortBy: 'START_AT', sortDirection: 'ASCENDING' } as const
const bySoonest = { sort: 'start_at' } as const

/** Lists that need attention, most urgent first. */
export const attentionLists = {
  late: {
    title: 'Late',
    input: { attention: 'LATE', ...soonest },
    query: { late: '1', ...bySoonest },
    // Staff who declined won't come at another time either.
    actions: ['RESCHEDULE', 'ASSIGN'],
    setting: { of: 'late visits', to: paths.settings('jobs', 'lateAfterMinutes') },
  },
  soon: {
    title: 'Unassigned within 48 hours',
    input: { attention: 'UNASSIGNED_SOON', ...soonest },
    query: { attention: 'unassigned_soon', ...bySoonest },
    actions: ['ASSIGN'],
  },
  clash: {
    title: 'Clashes within 48 hours',
    input: { attention: 'CLASH', ...soonest },
    query: { attention: 'clash', ...bySoonest },
    actions: ['RESCHEDULE'],
  },
  invoice: {
    title: 'Ready to invoice',
    input: { attention: 'NOT_INVOICED', ...soonest },
    query: { attention: 'not_invoiced', ...bySoonest },
    actions: ['CREATE_INVOICE'],
  },
} as const satisfies Readonly<Record<string, TodayList>>

/** Quotes that the customer approved. Its page is the list of quotes. */
export const approvedList = {
  title: 'Approved, not scheduled',
  input: { quote: 'APPROVED', statuses: ['UNSCHEDULED'], sortBy: 'JOB_NUMBER', sortDirection: 'ASCENDING' },
  query: {},
  actions: ['SCHEDULE'],
} as const satisfies TodayList

/** The next visits after a day without any. */
export const nextList = (date: string): TodayList => {
  const from = addDays(date, 1)
  return {
    title: 'Next visits',
    input: { filter: 'PENDING', dateFrom: from, ...soonest },
    query: { tab: 'pending', from, ...bySoonest },
    actions: ['ASSIGN', 'RESCHEDULE'],
  }
}

/** Visits under way. Every backend supports `filter`; the visit's own status decides. */
export const inProgress = {
  input: { filter: 'ACTIVE', statuses: ['ON_THE_WAY', 'REACHED', 'STARTED', 'INVOICE_CREATED'] },
  query: { tab: 'active', status: 'on_the_way,reached,started,invoice_created' },
} satisfies Pick<TodayList, 'input' | 'query'>

export const dayLists = (date: string): readonly [TodayList, TodayList] => {
  const ofDay = { dateFrom: date, dateTo: date, ...soonest }
  const inDay = { from: date, to: date, ...bySoonest }
  return [
    {
      title: 'In progress',
      input: { ...inProgress.input, ...ofDay },
      query: { ...inProgress.query, ...inDay },
      actions: ['FINISH', 'REACHED', 'START'],
    },
    {
      title: 'Assigned',
      input: { statuses: ['ASSIGNED'], ...ofDay },
      query: { status: 'assigned', ...inDay },
      actions: ['RESCHEDULE'],
    },
  ]
}
