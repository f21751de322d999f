import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobRecord } from '../jobs/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { jobsToLookAt } from '../jobs/list/attention.ts'
import { seesJob } from '../jobs/view/visibility.ts'
import { jobsByStatus, sumOf } from './jobCounts.ts'
import { statusCounts } from './statusCounts.ts'

/** Scope of the day's numbers. */
export interface DayOf {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch_id?: number | undefined
}

const hasVisitOn = ({ store }: Viewer, { id, date, visits_total }: JobRecord, day: string): boolean =>
  date === day || (visits_total > 1 && store.visits.by('job_id', id).some((visit) => visit.date === day))

/** Jobs of the day with a visit that should have started, on any day. */
const lateOf = (viewer: Viewer, { date, branch_id }: DayOf): number =>
  jobsToLookAt(viewer, 'late').filter(
    (job) => seesJob(viewer.caller, job) && (branch_id === undefined || job.branch_id === branch_id) && hasVisitOn(viewer, job, date),
  ).length

export function visitsOf(viewer: Viewer, ofDay: DayOf): NonNullable<Dashboard['visits_today']> {
  const { date, branch_id } = ofDay
  const counts = jobsByStatus(viewer, { branchId: branch_id, date })
  const { assigned: _, ...shown } = statusCounts(counts)
  return { ...shown, late: lateOf(viewer, ofDay) }
}

export function jobSums(viewer: Viewer, branch_id: number | undefined): NonNullable<Dashboard['jobs']> {
  const counts = jobsByStatus(viewer, { branchId: branch_id })
  return {
    active: sumOf(counts, jobFilter.ACTIVE.statuses),
    pending: sumOf(counts, jobFilter.PENDING.statuses),
    completed: sumOf(counts, jobFilter.COMPLETED.statuses),
    unscheduled: sumOf(counts, [jobStatus.UNSCHEDULED.code]),
  }
}
