import type { JobRowFragment, JobVisitFragment, ListedJobFragment } from '../jobs/queries/jobs.generated.ts'

/** The visit for which a filtered list has a series; null: the job as a whole, or not returned. */
export const listedVisit = ({ visitsTotal, attentionVisit }: ListedJobFragment): JobVisitFragment | null =>
  (visitsTotal ?? 1) > 1 ? attentionVisit : null

type State = Pick<
  JobRowFragment,
  'status' | 'unknownStatus' | 'date' | 'startAt' | 'endAt' | 'isScheduled' | 'isLate' | 'staff' | 'timezone'
>

/** Status, time and staff of a row: those of the listed visit, else of the job. */
export function listedState(job: ListedJobFragment): State {
  const visit = listedVisit(job)
  return visit ? { ...visit, isScheduled: visit.startAt !== null, timezone: job.timezone } : job
}
