import { jobFilter } from '@callout/contracts/jobs/status'
import type { JobsInput } from '../generated/resolvers.ts'
import type { JobSource } from './jobs.ts'

/** Whether a row is as the filter wants it; undefined where the row does not tell. */
type Fits = (job: JobSource, input: JobsInput) => boolean | undefined
type Filter = keyof JobsInput

const isTold = (value: unknown): boolean => value !== null && value !== undefined

const sameId = (told: unknown, wanted: unknown): boolean | undefined => (isTold(told) ? String(told) === String(wanted) : undefined)

const statusIn = (job: JobSource, statuses: readonly unknown[] | null | undefined): boolean | undefined =>
  isTold(job.status) && statuses ? statuses.includes(job.status) : undefined

const tabs = new Map<unknown, readonly number[]>(Object.values(jobFilter).map(({ code, statuses }) => [code, statuses]))

const contained = (job: JobSource, search: string): boolean =>
  [job.jobNumber, job.title, job.customer?.name, job.customer?.phone, job.property?.address]
    .filter(isTold)
    .some((text) => String(text).toLowerCase().includes(search.trim().toLowerCase()))

const perRow = {
  filter: (job, { filter }) => statusIn(job, tabs.get(filter)),
  statuses: (job, { statuses }) => statusIn(job, statuses),
  priority: (job, { priority }) => (isTold(job.priority) ? job.priority === priority : undefined),
  customerId: (job, { customerId }) => sameId(job.customer?.id ?? job.customerId, customerId),
  propertyId: (job, { propertyId }) => sameId(job.property?.id ?? job.propertyId, propertyId),
  categoryId: (job, { categoryId }) => sameId(job.category?.id ?? job.categoryId, categoryId),
  branchId: (job, { branchId }) => sameId(job.branchId, branchId),
  staffId: (job, { staffId }) => job.staff?.some(({ id }) => String(id) === String(staffId)),
  isLate: (job, { isLate }) => (isTold(job.isLate) ? job.isLate === isLate : undefined),
  isRecurring: (job, { isRecurring }) => (isTold(job.isRecurring) ? job.isRecurring === isRecurring : undefined),
} as const satisfies Partial<Record<Filter, Fits>>

const filters = Object.entries(perRow) as [keyof typeof perRow, Fits][]

/** A search may find what no row shows; where no row at all has the words, nothing was searched. */
const isSearchIgnored = (jobs: readonly JobSource[], { search }: JobsInput): boolean =>
  Boolean(search?.trim()) && jobs.length > 0 && !jobs.some((job) => contained(job, search ?? ''))

/** The filters, by their names in `JobsInput`, that the rows contradict: the backend has not applied them. */
export function ignoredFilters(jobs: readonly JobSource[], input: JobsInput): string[] {
  const ignored = filters.filter(([name, fits]) => isTold(input[name]) && jobs.some((job) => fits(job, input) === false))
  return [...ignored.map(([name]) => name), ...(isSearchIgnored(jobs, input) ? ['search'] : [])]
}
