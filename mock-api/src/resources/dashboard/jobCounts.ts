import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { jobGroup, type JobRecord } from '../jobs/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { jobsOnDays } from '../jobs/list/jobsOnDays.ts'
import { seesJob } from '../jobs/view/visibility.ts'

/** Number of jobs by status code. */
export type ByStatus = readonly number[]

/** Scope of the counts. */
interface Scope {
  readonly branchId?: number | undefined
  readonly staffId?: number | undefined
  /** Jobs with a visit on that day (YYYY-MM-DD). */
  readonly date?: string | undefined
}

/** The jobs that the caller sees, counted by status. */
export function jobsByStatus(viewer: Viewer, { branchId, staffId, date }: Scope): ByStatus {
  const { store, caller } = viewer
  const jobs: readonly JobRecord[] =
    date === undefined ? store.jobs.by('job_number', jobGroup(caller.company.id)) : jobsOnDays(viewer, [date])
  const counts: number[] = []
  for (const job of jobs) {
    if (branchId !== undefined && job.branch_id !== branchId) continue
    if (staffId !== undefined && !job.staff_ids.includes(staffId)) continue
    if (!seesJob(caller, job)) continue
    counts[job.status] = (counts[job.status] ?? 0) + 1
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** Sum of the counts of these statuses, or of all. */
export const sumOf = (counts: ByStatus, statuses?: readonly JobStatusCode[]): number =>
  statuses ? statuses.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0) : counts.reduce((sum, count) => sum + count, 0)
