import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import type { JobListQuery } from '@callout/contracts/jobs/schemas/list'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status'
import type { Viewer } from '../../viewer.ts'
import { jobList } from '../jobs/list/jobList.ts'
import { tabbedJobs } from '../jobs/list/jobTabs.ts'
import { statusCounts } from './statusCounts.ts'

/** What the day's numbers are of. */
export interface DayOf {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch_id?: number | undefined
}

const page = { page: 1, per_page: 1 } as const
/** How many rows the job list has. */
const countOf = (viewer: Viewer, query: Omit<JobListQuery, keyof typeof page>): number => jobList.find(viewer, { ...page, ...query }).length

export function visitsOf(viewer: Viewer, { date, branch_id }: DayOf): NonNullable<Dashboard['visits_today']> {
  const ofDay = { date_from: date, date_to: date, branch_id }
  const jobs = jobList.find(viewer, { ...page, ...ofDay })
  const { total, unassigned, in_progress, completed, cancelled } = statusCounts(jobs.slice(0, jobs.length))
  return { total, unassigned, in_progress, late: countOf(viewer, { ...ofDay, is_late: true }), completed, cancelled }
}

export function jobSums(viewer: Viewer, branch_id: number | undefined): NonNullable<Dashboard['jobs']> {
  const { active, pending, completed } = tabbedJobs(viewer, { ...page, branch_id }).counts
  const pendingJobs = tabbedJobs(viewer, { ...page, branch_id, filter: jobFilter.PENDING.code }).jobs
  const unscheduled = pendingJobs.slice(0, pendingJobs.length).filter(({ status }) => status === jobStatus.UNSCHEDULED.code).length
  return { active, pending, completed, unscheduled }
}
