import type { JobAction } from '../jobs/shared/jobs.generated.ts'
import { paths } from '../../lib/paths.ts'
import type { JobsInput } from './dashboard.generated.ts'

/** One list of Today: what it asks for, and the words of the address where all of it stands. */
export interface TodayList {
  readonly title: string
  readonly input: JobsInput
  /** By the filters of the list of jobs. */
  readonly query: Readonly<Record<string, string>>
  /** What mends a row of it, as a button in the row: the first that can be done. */
  readonly actions: readonly JobAction[]
  /** The setting that controls the list. */
  readonly setting?: { readonly of: string; readonly to: string }
}

/** So many rows of a list stand on the page. */
const SHOWN = 5

/** What a list asks for. */
export const todayJobsVariables = ({ input }: TodayList, branchId: string | null) => ({
  input: { ...input, ...(branchId !== null && { branchId }), perPage: SHOWN },
})

/** So many of the team stand beside it. */
const MOST_PEOPLE = 100
export const todayStaffVariables = (branchId: string | null, date: string) => ({ branchId, date, perPage: MOST_PEOPLE })

const soonest = { sortBy: 'START_AT', sortDirection: 'ASCENDING' } as const
const bySoonest = { sort: 'start_at' } as const

/** What somebody has to look at, the most urgent first. */
export const attentionLists = {
  late: {
    title: 'Late',
    input: { attention: 'LATE', ...soonest },
    query: { attention: 'late', ...bySoonest },
    // Who has declined does not come at another time either.
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
    input: { attention: 'NOT_INVOICED', sortBy: 'START_AT', sortDirection: 'DESCENDING' },
    query: { attention: 'not_invoiced', sort: '-start_at' },
    actions: ['CREATE_INVOICE'],
  },
} as const satisfies Readonly<Record<string, TodayList>>

/** How the day goes on. */
export const dayLists = (date: string): readonly [TodayList, TodayList] => {
  const ofDay = { dateFrom: date, dateTo: date, ...soonest }
  const inDay = { from: date, to: date, ...bySoonest }
  return [
    {
      title: 'In progress',
      input: { filter: 'ACTIVE', ...ofDay },
      query: { tab: 'active', ...inDay },
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
