import type { DayCount } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { JobRecord } from '../../store/collections/jobs.ts'
import { type ByStatus, sumOf } from './jobCounts.ts'

type Group = Exclude<keyof DayCount, 'date' | 'total'>

const groups: Readonly<Record<Group, readonly JobStatusCode[]>> = {
  unassigned: [jobStatus.UNASSIGNED.code, jobStatus.DECLINED.code],
  assigned: [jobStatus.ASSIGNED.code],
  in_progress: jobFilter.ACTIVE.statuses,
  completed: [jobStatus.COMPLETED.code],
  cancelled: [jobStatus.CANCELLED.code],
}

/** The jobs by their status. */
export function byStatus(jobs: readonly JobRecord[]): ByStatus {
  const counts: number[] = []
  for (const { status } of jobs) counts[status] = (counts[status] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

/** How many of the jobs stand in each group of statuses, and how many there are. */
export const statusCounts = (counts: ByStatus): Readonly<Record<Group | 'total', number>> => ({
  total: sumOf(counts),
  unassigned: sumOf(counts, groups.unassigned),
  assigned: sumOf(counts, groups.assigned),
  in_progress: sumOf(counts, groups.in_progress),
  completed: sumOf(counts, groups.completed),
  cancelled: sumOf(counts, groups.cancelled),
})
