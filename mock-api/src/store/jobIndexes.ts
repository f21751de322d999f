/** How jobs, visits and keys are grouped and sorted in the indexes of their collections. */
import type { CodeOf } from '@callout/contracts/codes'
import type { jobSort } from '@callout/contracts/jobs/codes'
import { jobFilter, type JobFilterCode, type JobStatusCode } from '@callout/contracts/jobs/status'
import type { SortValue } from './sortedList.ts'
import type { JobRecord } from './workRecords.ts'

const tabs = [jobFilter.ACTIVE, jobFilter.PENDING, jobFilter.COMPLETED]
const tabOfStatus = new Map<JobStatusCode, JobFilterCode>(tabs.flatMap((tab) => tab.statuses.map((status) => [status, tab.code])))

/** The tab in which a job of that status stands, besides that of all. */
export const tabOf = (status: JobStatusCode): JobFilterCode => tabOfStatus.get(status) ?? jobFilter.ALL.code

/** The group of a company's jobs in the sorted indexes: all of them, or those of one tab (`jobFilter` code). */
export const jobGroup = (companyId: number, tab: JobFilterCode = jobFilter.ALL.code): string => `${companyId}:${tab}`

/** Each job stands in the list of all and in that of its tab, so that a tab costs no more than the whole list. */
export const inTabs = (job: JobRecord): string[] => [jobGroup(job.company_id), jobGroup(job.company_id, tabOf(job.status))]

/** What each column of the job list sorts by. Numbers are given in the order of ids. */
export const jobSortValues = {
  job_number: (job) => job.id,
  title: (job) => job.title.toLowerCase(),
  customer: (job) => job.customer_name.toLowerCase(),
  status: (job) => job.status,
  priority: (job) => job.priority,
  start_at: (job) => job.start_at,
  total: (job) => job.total,
} as const satisfies Record<CodeOf<typeof jobSort>, (job: JobRecord) => SortValue>

/** A staff member's visits of one day. */
export const staffDay = (staffId: number, date: string): string => `${staffId}:${date}`

/** A user's request that may come again. */
export const idempotencyOf = (userId: number, key: string): string => `${userId}:${key}`

/** The group of all idempotency keys, the oldest first. */
export const ALL_KEYS = 'all'
