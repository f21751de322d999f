import type { JobListQuery } from '@callout/contracts/jobs/schemas/list'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { isVisitLate } from '../view/jobView.ts'
import { isAssignee, plansAll, seesAllJobs } from '../view/visibility.ts'

export const hasDays = ({ date_from, date_to }: JobListQuery): boolean => date_from !== undefined || date_to !== undefined

/**
 * Finds a job's first visit on the days of the query, with its statuses and staff, and late if that is asked for: one visit meets
 * all of them. Staff have their own visits only, as on the board.
 */
export function dayVisitOf(viewer: Viewer, query: JobListQuery): (job: JobRecord) => VisitRecord | undefined {
  const { date_from: from = '', date_to: to, status, staff_id, is_late } = query
  const { store, caller } = viewer
  const isInside = (date: string | null): boolean => date !== null && date >= from && (to === undefined || date <= to)
  const seesAll = seesAllJobs(caller) || plansAll(caller)
  const fits = (visit: VisitRecord): boolean =>
    isInside(visit.date) &&
    (status === undefined || status.includes(visit.status)) &&
    (staff_id === undefined || visit.staff_ids.includes(staff_id)) &&
    (seesAll || isAssignee(caller, visit)) &&
    (is_late !== true || isVisitLate(visit, viewer))
  return (job) => {
    if (job.visits_total === 1 && !isInside(job.date)) return undefined
    const found = store.visits.by('job_id', job.id).filter(fits)
    return found.reduce<VisitRecord | undefined>(
      (first, visit) => (first && Number(first.start_at) <= Number(visit.start_at) ? first : visit),
      undefined,
    )
  }
}
