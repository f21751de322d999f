import { MAX_PAGE_SIZE } from '@callout/contracts/constants'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { instantOf } from '@callout/contracts/time'
import type { GatewayContext } from '../schema/context.ts'
import type { DispatchInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'
import type { DispatchVisitSource, JobSource } from '../schema/sources.ts'
import { jobPageOf } from './jobPage.ts'

const MAX_PAGES = 5

/** Job fields whose names and times a board needs. */
const shown = new Set(['customer', 'name', 'property', 'category', 'staff', 'date', 'startAt', 'endAt', 'timezone'])

/** All jobs of a day; null if the list is too long to read whole. */
async function jobsOn(date: string, { branchId, categoryId, statuses }: DispatchInput, context: GatewayContext) {
  const jobs = new Map<JobSource['id'], JobSource>()
  const input = { dateFrom: date, dateTo: date, perPage: MAX_PAGE_SIZE, branchId, categoryId, statuses }
  const read = (query: RestInput<typeof jobEndpoints.listJobs>) => context.rest(jobEndpoints.listJobs, query)
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, totalCount, ignored } = await jobPageOf(read, { ...input, page }, context, shown)
    const isCounted = typeof totalCount === 'number'
    if (!isCounted && ignored.length > 0) return null
    const before = jobs.size
    for (const job of items) jobs.set(job.id, job)
    if (isCounted ? jobs.size >= totalCount : jobs.size === before) return [...jobs.values()]
  }
  return null
}

/** A job on one of its days. With several days the job's status is not the visit's, and no call can name the visit. */
function getVisit(job: JobSource, date: string): DispatchVisitSource {
  const { id, jobNumber, title, priority, branchId, customer, property, category, status, staffIds, timezone, dates } = job
  // Status 0 means that no technician is assigned, where the list of technicians is missing.
  const noStaff = status === jobStatus.UNASSIGNED.code ? [] : null
  const staff = job.staff ?? staffIds?.map((item) => ({ id: item })) ?? noStaff
  const isOnly = job.isRecurring !== true && dates?.length === 1
  const at = (time: string | null | undefined): number | null => (time && timezone ? instantOf(date, time, timezone) : null)
  const isListed = job.date === date
  return {
    id: isOnly ? id : `${id}/${date}`,
    jobId: id,
    isJob: true,
    jobNumber,
    title,
    priority,
    branchId,
    customer,
    property,
    category,
    address: property?.address,
    latitude: property?.latitude,
    longitude: property?.longitude,
    visitsTotal: isOnly ? 1 : null,
    date,
    startAt: (isListed ? job.startAt : null) ?? at(job.startTime),
    endAt: (isListed ? job.endAt : null) ?? at(job.endTime),
    status: isOnly ? status : null,
    allowedActions: isOnly && staff ? job.allowedActions : [],
    isLate: isOnly ? job.isLate : null,
    staff,
  }
}

/** A day without dispatch map, from job and team lists: no positions, hours or time off. Null if the job list is too long. */
export async function dayFromJobs(input: DispatchInput, context: GatewayContext) {
  const { date, staffIds } = input
  if (!date) return null
  const [jobs, team] = await Promise.all([jobsOn(date, input, context), context.names.staff()])
  if (!jobs) return null
  const requested = staffIds?.map(String) ?? []
  const isRequested = ({ id }: { readonly id: number | string }): boolean => requested.length === 0 || requested.includes(String(id))
  const visits = jobs.map((job) => getVisit(job, date)).filter(({ staff }) => requested.length === 0 || staff?.some(isRequested))
  return {
    date,
    isFromJobs: true,
    staff: team.size > 0 ? [...team.values()].filter(isRequested) : null,
    visits: visits.filter(({ staff }) => staff?.length !== 0),
    unassigned: visits.filter(({ staff }) => staff?.length === 0),
  }
}
