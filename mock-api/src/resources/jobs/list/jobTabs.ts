import type { JobCounts, JobListQuery } from '@callout/contracts/jobs/schemas/list'
import { jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status/status'
import type { Listed } from '../../../http/page.ts'
import { type JobRecord, tabOf } from '../records.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { dayVisitOf, hasDays } from './dayVisit.ts'
import { includesQuotes, jobList, orderedJobs } from './jobList.ts'

interface TabbedJobs {
  readonly jobs: Listed<JobRecord>
  readonly counts: JobCounts
}

const countsOf = (countIn: (tab: JobFilterCode) => number): JobCounts => ({
  all: countIn(jobFilter.ALL.code),
  active: countIn(jobFilter.ACTIVE.code),
  pending: countIn(jobFilter.PENDING.code),
  completed: countIn(jobFilter.COMPLETED.code),
})

/**
 * The jobs of the query's tab: with days, the visit on these days decides. The counts have the same conditions, apart from
 * the tab, and add up to all.
 */
export function tabbedJobs(viewer: Viewer, query: JobListQuery): TabbedJobs {
  const found = jobList.find(viewer, query)
  const tab = query.filter ?? jobFilter.ALL.code
  if (!hasDays(query) && !includesQuotes(query) && found.length === orderedJobs(viewer, query).length) {
    // Where all match, rows and counts come from the indexes.
    const inTab = (requested: JobFilterCode): Listed<JobRecord> => orderedJobs(viewer, query, requested)
    return { jobs: inTab(tab), counts: countsOf((requested) => inTab(requested).length) }
  }
  const jobs = found.slice()
  const getVisit = query.attention === undefined && hasDays(query) ? dayVisitOf(viewer, query) : null
  const byTab = Map.groupBy(jobs, (job) => tabOf(getVisit?.(job)?.status ?? job.status))
  const inTab = (requested: JobFilterCode): readonly JobRecord[] => (requested === jobFilter.ALL.code ? jobs : (byTab.get(requested) ?? []))
  return { jobs: inTab(tab), counts: countsOf((requested) => inTab(requested).length) }
}
