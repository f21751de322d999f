import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobRecord } from '../../store/collections/jobs.ts'
import type { Viewer } from '../../viewer.ts'
import { jobsToLookAt } from '../jobs/list/attention.ts'
import { jobList } from '../jobs/list/jobList.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import { type ByStatus, jobsByStatus, sumOf } from './jobCounts.ts'
import { byStatus, statusCounts } from './statusCounts.ts'

/** What the day's numbers are of. */
export interface DayOf {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch_id?: number | undefined
}

/** The jobs that the list has, of those who see their own alone: they are few. */
function listed(viewer: Viewer, branch_id: number | undefined, date?: string): ByStatus {
  const ofDay = date === undefined ? {} : { date_from: date, date_to: date }
  const jobs = jobList.find(viewer, { page: 1, per_page: 1, branch_id, ...ofDay })
  return byStatus(jobs.slice(0, jobs.length))
}

const hasVisitOn = ({ store }: Viewer, { id, date, visits_total }: JobRecord, day: string): boolean =>
  date === day || (visits_total > 1 && store.visits.by('job_id', id).some((visit) => visit.date === day))

/** Jobs of the day with a visit that should have begun, on whatever day that was. */
const lateOf = (viewer: Viewer, { date, branch_id }: DayOf): number =>
  jobsToLookAt(viewer, 'late')
    .slice()
    .filter(
      (job) => seesJob(viewer.caller, job) && (branch_id === undefined || job.branch_id === branch_id) && hasVisitOn(viewer, job, date),
    ).length

export function visitsOf(viewer: Viewer, ofDay: DayOf): NonNullable<Dashboard['visits_today']> {
  const { date, branch_id } = ofDay
  const counts = jobsByStatus(viewer, branch_id, date) ?? listed(viewer, branch_id, date)
  const { assigned: _, ...shown } = statusCounts(counts)
  return { ...shown, late: lateOf(viewer, ofDay) }
}

export function jobSums(viewer: Viewer, branch_id: number | undefined): NonNullable<Dashboard['jobs']> {
  const counts = jobsByStatus(viewer, branch_id) ?? listed(viewer, branch_id)
  return {
    active: sumOf(counts, jobFilter.ACTIVE.statuses),
    pending: sumOf(counts, jobFilter.PENDING.statuses),
    completed: sumOf(counts, jobFilter.COMPLETED.statuses),
    unscheduled: sumOf(counts, [jobStatus.UNSCHEDULED.code]),
  }
}
