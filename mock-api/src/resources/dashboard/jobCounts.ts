import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { isWork, jobGroup } from '../jobs/records.ts'
import { companyDay, type VisitRecord } from '../jobs/visitRecords.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesJob, seesVisit } from '../jobs/view/visibility.ts'

export type ByStatus = readonly number[]

interface DayScope {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branchId?: number | undefined
  readonly staffId?: number | undefined
}

function countStatuses(records: Iterable<{ readonly status: JobStatusCode }>): ByStatus {
  const counts: number[] = []
  for (const { status } of records) counts[status] = (counts[status] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

export const jobsByStatus = ({ store, caller }: Viewer, branchId: number | undefined): ByStatus =>
  countStatuses(
    store.jobs
      .by('job_number', jobGroup(caller.company.id))
      .filter((job) => (branchId === undefined || job.branch_id === branchId) && seesJob(caller, job)),
  )

export const visitsOnDay = ({ store, caller }: Viewer, { date, branchId, staffId }: DayScope): VisitRecord[] =>
  store.visits.by('company_day', companyDay(caller.company.id, date)).filter((visit) => {
    const job = store.jobs.get(visit.job_id)
    if (!job || !isWork(job) || !seesVisit(caller, job, visit)) return false
    return (branchId === undefined || job.branch_id === branchId) && (staffId === undefined || visit.staff_ids.includes(staffId))
  })

export const visitsByStatus = (viewer: Viewer, scope: DayScope): ByStatus => countStatuses(visitsOnDay(viewer, scope))

export const getSum = (counts: ByStatus, statuses?: readonly JobStatusCode[]): number =>
  statuses ? statuses.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0) : counts.reduce((sum, count) => sum + count, 0)
