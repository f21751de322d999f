import type { DayCount } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status/status'
import { type ByStatus, getSum } from './jobCounts.ts'

type Group = Exclude<keyof DayCount, 'date' | 'total'>

const groups: Readonly<Record<Group, readonly JobStatusCode[]>> = {
  unassigned: [jobStatus.UNASSIGNED.code],
  declined: [jobStatus.DECLINED.code],
  assigned: [jobStatus.ASSIGNED.code],
  in_progress: jobFilter.ACTIVE.statuses,
  completed: [jobStatus.COMPLETED.code],
  cancelled: [jobStatus.CANCELLED.code],
}

export const statusCounts = (counts: ByStatus): Readonly<Record<Group | 'total', number>> => ({
  total: getSum(counts),
  unassigned: getSum(counts, groups.unassigned),
  declined: getSum(counts, groups.declined),
  assigned: getSum(counts, groups.assigned),
  in_progress: getSum(counts, groups.in_progress),
  completed: getSum(counts, groups.completed),
  cancelled: getSum(counts, groups.cancelled),
})
