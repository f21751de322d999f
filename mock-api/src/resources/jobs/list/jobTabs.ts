import type { JobCounts, JobListQuery } from '@callout/contracts/jobs/schemas/list'
import { jobFilter, type JobFilterCode } from '@callout/contracts/jobs/status/status'
import { FoundRecords } from '../../../foundRecords.ts'
import type { Listed } from '../../../page.ts'
import { perRecord } from '../../../perRecord.ts'
import { type JobRecord, tabOf } from '../../../store/collections/jobs.ts'
import type { Viewer } from '../../../viewer.ts'
import { countsOf, foundInTabs } from './foundInTabs.ts'
import { jobList, keptJobs, orderedJobs } from './jobList.ts'

/** Jobs of one tab in order, and how many there are in each. */
interface TabbedJobs {
  readonly jobs: Listed<JobRecord>
  readonly counts: JobCounts
}

/** Counts of jobs that were found, made once: a list that is kept is found again. */
const countsOfFound = perRecord((found: readonly JobRecord[]): JobCounts => {
  const inTabs = Map.groupBy(found, ({ status }) => tabOf(status))
  return countsOf((tab) => (tab === jobFilter.ALL.code ? found : (inTabs.get(tab) ?? [])).length)
})

/** What the query asks for. The counts stand under the same conditions, apart from the tab. */
export function tabbedJobs(viewer: Viewer, query: JobListQuery): TabbedJobs {
  const found = jobList.find(viewer, query)
  const tab = query.filter ?? jobFilter.ALL.code
  if (Array.isArray(found)) {
    const jobs: readonly JobRecord[] = found
    return { jobs: tab === jobFilter.ALL.code ? jobs : jobs.filter(({ status }) => tabOf(status) === tab), counts: countsOfFound(jobs) }
  }
  if (found instanceof FoundRecords) {
    const { counts, isIn } = foundInTabs(viewer.store, found.found)
    const isAll = tab === jobFilter.ALL.code
    return { jobs: isAll ? found : found.only((id) => isIn(id, tab), orderedJobs(viewer, query, tab)), counts }
  }
  // Without conditions both rows and counts stand in the indexes: the cost does not grow with the number of jobs.
  const inTab = (wanted: JobFilterCode): Listed<JobRecord> =>
    wanted === jobFilter.ALL.code ? found : (keptJobs(viewer, query, wanted) ?? orderedJobs(viewer, query, wanted))
  return { jobs: inTab(tab), counts: countsOf((wanted) => inTab(wanted).length) }
}
