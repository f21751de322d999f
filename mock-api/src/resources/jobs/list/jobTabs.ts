import type { JobCounts, JobListQuery } from '@callout/contracts/jobs/schemas/list'
import { jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status'
import type { Listed } from '../../../page.ts'
import { type JobRecord, tabOf } from '../../../store/collections/jobs.ts'
import type { Viewer } from '../../../viewer.ts'
import { jobList, orderedJobs } from './jobList.ts'

/** Jobs of one tab in order, and how many there are in each. */
interface TabbedJobs {
  readonly jobs: Listed<JobRecord>
  readonly counts: JobCounts
}

const countsOf = (jobsIn: (tab: JobFilterCode) => Listed<JobRecord>): JobCounts => ({
  all: jobsIn(jobFilter.ALL.code).length,
  active: jobsIn(jobFilter.ACTIVE.code).length,
  pending: jobsIn(jobFilter.PENDING.code).length,
  completed: jobsIn(jobFilter.COMPLETED.code).length,
})

/** What the query asks for. The counts stand under the same conditions, apart from the tab. */
export function tabbedJobs(viewer: Viewer, query: JobListQuery): TabbedJobs {
  const found = jobList.find(viewer, query)
  const inTab = (tab: JobFilterCode): Listed<JobRecord> => {
    if (tab === jobFilter.ALL.code) return found
    // Without conditions both rows and counts stand in the indexes: the cost does not grow with the number of jobs.
    return Array.isArray(found) ? found.filter(({ status }: JobRecord) => tabOf(status) === tab) : orderedJobs(viewer, query, tab)
  }
  return { jobs: inTab(query.filter ?? jobFilter.ALL.code), counts: countsOf(inTab) }
}
