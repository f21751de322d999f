import { jobInvoiceStatus, jobQuoteFilter, jobSort } from '@callout/contracts/jobs/codes'
import { isQuote, quoteFilter } from '@callout/contracts/jobs/quote'
import type { JobListQuery, JobSummary } from '@callout/contracts/jobs/schemas/list'
import { addDays } from '@callout/contracts/time'
import { daysFrom } from '../../days/dayRange.ts'
import { type Condition, listing } from '../../../http/listing.ts'
import { isWork, jobGroup, type JobRecord, jobSortValues, quoteGroup } from '../records.ts'
import { orderBy } from '../../../db/collection.ts'
import { type Listed, reversed } from '../../../http/page.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { isOpen } from '../actions/jobFromVisits.ts'
import { isVisitLate, jobSummary } from '../view/jobView.ts'
import { requirePrices, seesAllJobs, seesJob } from '../view/visibility.ts'
import { jobsToLookAt } from './attention.ts'
import { dayVisitOf, hasDays } from './dayVisit.ts'
import { jobsOnDays } from './jobsOnDays.ts'
import { jobsOfStaff } from './jobsOfStaff.ts'
import { jobSearch } from './jobSearch.ts'

const DEFAULT_ORDER = { column: 'start_at', isDescending: true } as const

function columnOf({ sort_by, sort_dir }: JobListQuery): { column: keyof typeof jobSortValues; isDescending: boolean } {
  if (sort_by === undefined && sort_dir === undefined) return DEFAULT_ORDER
  return { column: sort_by ?? DEFAULT_ORDER.column, isDescending: sort_dir === 'desc' }
}

/** The company's jobs, or those of the tab alone. Throws 403 for an order by amounts that are not shown. */
export function orderedJobs({ store, caller }: Viewer, query: JobListQuery, tab?: JobListQuery['filter']): Listed<JobRecord> {
  const { column, isDescending } = columnOf(query)
  if (column === jobSort.TOTAL.code) requirePrices(caller, 'sort by total')
  const jobs = store.jobs.by(column, jobGroup(caller.company.id, tab))
  return isDescending ? reversed(jobs) : jobs
}

/** Search, and the lists of a customer and of a property, include quotes that are no work; else `quote` has to name them (decision D61). */
export const includesQuotes = ({ quote, search, customer_id, property_id }: JobListQuery): boolean =>
  quote !== undefined || Boolean(search?.trim()) || customer_id !== undefined || property_id !== undefined

const getVisits = ({ store }: Viewer, job: JobRecord) => store.visits.by('job_id', job.id)

function hasVisitOnDays(viewer: Viewer, query: JobListQuery): Condition<JobRecord> {
  const getVisit = dayVisitOf(viewer, query)
  return (job) => getVisit(job) !== undefined
}

function isJobLate(viewer: Viewer): Condition<JobRecord> {
  return (job) => isOpen(job) && getVisits(viewer, job).some((visit) => isVisitLate(visit, viewer))
}

/** A month and a half is looked up day by day; of more days it is cheaper to go through all jobs. */
const MOST_DAYS = 45

function jobsOfDays(viewer: Viewer, { date_from, date_to }: JobListQuery): JobRecord[] | undefined {
  if (date_from === undefined || date_to === undefined || date_to > addDays(date_from, MOST_DAYS)) return undefined
  return jobsOnDays(viewer, daysFrom(date_from, date_to))
}

/** Jobs to look at, of the property, of the customer, of the staff member or of the days, where the query names one; staff have none but their own. */
function fewJobs(viewer: Viewer, query: JobListQuery): JobRecord[] | undefined {
  const { store, caller } = viewer
  const { attention, property_id, customer_id, staff_id } = query
  if (attention !== undefined) return jobsToLookAt(viewer, attention)
  if (property_id !== undefined) return store.jobs.by('property_id', property_id)
  if (customer_id !== undefined) return store.jobs.by('customer_id', customer_id)
  if (caller.user.user_type === 'staff') return jobsOfStaff(store, caller.user.id)
  if (staff_id !== undefined) return store.jobs.by('staff_id', staff_id)
  return jobsOfDays(viewer, query)
}

function withQuotes(viewer: Viewer, query: JobListQuery, jobs: () => JobRecord[]): JobRecord[] | undefined {
  if (!includesQuotes(query)) return undefined
  const quotes = viewer.store.jobs.by(columnOf(query).column, quoteGroup(viewer.caller.company.id))
  return quotes.length === 0 ? undefined : [...jobs(), ...quotes]
}

function getOrder(viewer: Viewer, query: JobListQuery): Listed<JobRecord> {
  const all = orderedJobs(viewer, query)
  const { column, isDescending } = columnOf(query)
  const few = fewJobs(viewer, query) ?? withQuotes(viewer, query, () => all.slice())
  const jobs = includesQuotes(query) ? few : few?.filter((job) => isWork(job))
  const sorted = jobs?.toSorted(orderBy<JobRecord>(jobSortValues[column]))
  return sorted && isDescending ? reversed(sorted) : (sorted ?? all)
}

export const jobList = listing<JobListQuery, JobSummary>()('jobs', {
  search: jobSearch,
  equal: ['priority', 'customer_id', 'property_id', 'category_id', 'branch_id', 'is_recurring'],
  where: {
    attention: null,
    filter: null,
    // With days, the visits of these days decide.
    status: (requested, _, query) => (hasDays(query) ? undefined : (job) => requested.includes(job.status)),
    staff_id: (requested, _, query) => (hasDays(query) ? undefined : (job) => job.staff_ids.includes(requested)),
    date_from: (_, viewer, query) => hasVisitOnDays(viewer, query),
    date_to: (_, viewer, query) => (query.date_from === undefined ? hasVisitOnDays(viewer, query) : undefined),
    quote: (requested) => (job) =>
      requested === jobQuoteFilter.ANY.code ? isQuote(job) : quoteFilter({ status: job.status, quote: job.quote }) === requested,
    invoice_status: (requested) => (job) => (job.invoice_status ?? jobInvoiceStatus.NONE.code) === requested,
    is_late: (requested, viewer, query) => {
      if (requested && hasDays(query)) return undefined
      const isLate = isJobLate(viewer)
      return (job) => isLate(job) === requested
    },
  },
  shown: ({ caller }) => (seesAllJobs(caller) ? undefined : (job) => seesJob(caller, job)),
  order: getOrder,
  view: (viewer, job) => jobSummary(viewer, job),
})
