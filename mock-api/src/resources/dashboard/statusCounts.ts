import type { DayCount } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status/status'
import { type ByStatus, sumOf } from './jobCounts.ts'

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
  total: sumOf(counts),
  unassigned: sumOf(counts, groups.unassigned),
  declined: sumOf(counts, groups.declined),
  assigned: sumOf(counts, groups.assigned),
  in_progress: sumOf(counts, groups.in_progress),
  completed: sumOf(counts, groups.completed),
  cancelled: sumOf(counts, groups.cancelled),
})
