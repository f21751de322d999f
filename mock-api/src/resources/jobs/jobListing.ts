import { jobSort } from '@callout/contracts/jobs/codes'
import type { JobCounts, JobListQuery } from '@callout/contracts/jobs/schemas'
import { jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status'
import type { Listed } from '../../page.ts'
import { jobGroup, jobSortValues, tabOf } from '../../store/jobIndexes.ts'
import type { SortValue } from '../../store/sortedList.ts'
import type { JobRecord } from '../../store/workRecords.ts'
import { isOpen } from './jobFromVisits.ts'
import { searchFor } from './jobSearch.ts'
import { isVisitLate, type Viewer } from './jobView.ts'
import { requirePrices, seesAllJobs, seesJob } from './visibility.ts'

type Query = Omit<JobListQuery, 'page' | 'per_page'>
type Condition = (job: JobRecord) => boolean
type Column = keyof typeof jobSortValues

/** Jobs of one tab in order, and how many there are in each. */
export interface JobListing {
  readonly jobs: Listed<JobRecord>
  readonly counts: JobCounts
}

/** The latest visit first, above it what has still to be scheduled. */
const DEFAULT_ORDER = { column: 'start_at', isDescending: true } as const

function orderOf({ sort_by, sort_dir }: Query): { column: Column; isDescending: boolean } {
  if (sort_by === undefined && sort_dir === undefined) return DEFAULT_ORDER
  return { column: sort_by ?? DEFAULT_ORDER.column, isDescending: sort_dir === 'desc' }
}

const visitsOf = ({ store }: Viewer, job: JobRecord) => store.visits.by('job_id', job.id)

/** Whether a visit falls on one of the days. Only jobs of several visits have to look them up. */
function isWithin(viewer: Viewer, from: string | undefined, to: string | undefined): Condition {
  const isInside = (date: string | null): boolean =>
    date !== null && (from === undefined || date >= from) && (to === undefined || date <= to)
  return (job) => isInside(job.date) || (job.visits_total > 1 && visitsOf(viewer, job).some(({ date }) => isInside(date)))
}

/** Each part of the query as a condition; parts that are missing have none. */
function conditionsOf(viewer: Viewer, query: Query): Condition[] {
  const { status, search, staff_id, date_from, date_to, is_late } = query
  const isJobLate: Condition = (job) => isOpen(job) && visitsOf(viewer, job).some((visit) => isVisitLate(visit, viewer))
  const equal = (['priority', 'customer_id', 'property_id', 'category_id', 'branch_id', 'is_recurring'] as const).filter(
    (field) => query[field] !== undefined,
  )
  return [
    ...(seesAllJobs(viewer.caller) ? [] : [(job: JobRecord) => seesJob(viewer.caller, job)]),
    ...equal.map(
      (field): Condition =>
        (job) =>
          job[field] === query[field],
    ),
    ...(status && status.length > 0 ? [(job: JobRecord) => status.includes(job.status)] : []),
    ...(staff_id === undefined ? [] : [(job: JobRecord) => job.staff_ids.includes(staff_id)]),
    ...(date_from === undefined && date_to === undefined ? [] : [isWithin(viewer, date_from, date_to)]),
    ...(search ? [searchFor(viewer.store, search)] : []),
    ...(is_late === undefined ? [] : [(job: JobRecord) => isJobLate(job) === is_late]),
  ]
}

/** Without conditions both rows and counts stand in the indexes: the cost does not grow with the number of jobs. */
function wholeListing({ store, caller }: Viewer, query: Query): JobListing {
  const { column, isDescending } = orderOf(query)
  const inTab = (tab: JobFilterCode) => store.jobs.sorted(column, jobGroup(caller.company.id, tab))
  const jobs = inTab(query.filter ?? jobFilter.ALL.code)
  const [all, active, pending, completed] = [jobFilter.ALL, jobFilter.ACTIVE, jobFilter.PENDING, jobFilter.COMPLETED].map(
    ({ code }) => inTab(code).length,
  )
  return { jobs: isDescending ? jobs.reversed : jobs, counts: { all, active, pending, completed } as JobCounts }
}

function compare(a: SortValue, b: SortValue): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

/** The jobs that can fulfil the conditions, in order: out of a small group where the query or the caller names one. */
function candidates({ store, caller }: Viewer, query: Query): JobRecord[] {
  const { column, isDescending } = orderOf(query)
  const staffId = caller.user.user_type === 'staff' ? caller.user.id : query.staff_id
  const narrow =
    query.property_id !== undefined
      ? store.jobs.by('property_id', query.property_id)
      : query.customer_id !== undefined
        ? store.jobs.by('customer_id', query.customer_id)
        : staffId !== undefined
          ? store.jobs.by('staff_id', staffId)
          : undefined
  const view = store.jobs.sorted(column, jobGroup(caller.company.id))
  if (!narrow) return (isDescending ? view.reversed : view).slice()
  const valueOf: (job: JobRecord) => SortValue = jobSortValues[column]
  const jobs = narrow
    .filter((job) => job.company_id === caller.company.id)
    .toSorted((a, b) => compare(valueOf(a), valueOf(b)) || a.id - b.id)
  return isDescending ? jobs.reverse() : jobs
}

/** What the query asks for. The counts stand under the same conditions, apart from the tab. Throws 403 for an order by amounts that are not shown. */
export function listingOf(viewer: Viewer, query: Query): JobListing {
  if (query.sort_by === jobSort.TOTAL.code) requirePrices(viewer.caller, 'sort by total')
  const conditions = conditionsOf(viewer, query)
  if (conditions.length === 0) return wholeListing(viewer, query)
  const found = candidates(viewer, query).filter((job) => conditions.every((condition) => condition(job)))
  const inTab = (tab: JobFilterCode): JobRecord[] => found.filter(({ status }) => tabOf(status) === tab)
  const tabs = { active: inTab(jobFilter.ACTIVE.code), pending: inTab(jobFilter.PENDING.code), completed: inTab(jobFilter.COMPLETED.code) }
  const counts = { all: found.length, active: tabs.active.length, pending: tabs.pending.length, completed: tabs.completed.length }
  const shown = {
    [jobFilter.ACTIVE.code]: tabs.active,
    [jobFilter.PENDING.code]: tabs.pending,
    [jobFilter.COMPLETED.code]: tabs.completed,
    [jobFilter.ALL.code]: found,
  }
  return { jobs: shown[query.filter ?? jobFilter.ALL.code], counts }
}
