import type { DayCount } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status'
import type { JobRecord } from '../../store/collections/jobs.ts'

type Group = Exclude<keyof DayCount, 'date' | 'total'>

const groups: Readonly<Record<Group, readonly JobStatusCode[]>> = {
  unassigned: [jobStatus.UNASSIGNED.code, jobStatus.DECLINED.code],
  assigned: [jobStatus.ASSIGNED.code],
  in_progress: jobFilter.ACTIVE.statuses,
  completed: [jobStatus.COMPLETED.code],
  cancelled: [jobStatus.CANCELLED.code],
}

/** How many of the jobs stand in each group of statuses, and how many there are. */
export function statusCounts(jobs: readonly JobRecord[]): Readonly<Record<Group | 'total', number>> {
  const having = (group: Group): number => jobs.filter(({ status }) => groups[group].includes(status)).length
  return {
    total: jobs.length,
    unassigned: having('unassigned'),
    assigned: having('assigned'),
    in_progress: having('in_progress'),
    completed: having('completed'),
    cancelled: having('cancelled'),
  }
}
