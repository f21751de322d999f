import type { JobListQuery } from '@callout/contracts/jobs/schemas/list'
import type { JobRecord } from '../records.ts'
import { isTimed, type TimedVisit } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { billsVisits } from '../actions/visitBills.ts'
import { visitView } from '../view/jobView.ts'
import { type AttentionReason, waitingVisits } from './attention.ts'
import { dayVisitOf, hasDays } from './dayVisit.ts'

const unbilledVisits = ({ store }: Viewer, job: JobRecord): TimedVisit[] =>
  store.visits
    .by('job_id', job.id)
    .filter(isTimed)
    .filter(({ status, invoice_id }) => billsVisits(job) && status === 6 && invoice_id === null)
    .toSorted((a, b) => b.start_at - a.start_at)

/** Returns the visit of a job that needs attention, the earliest first; null where it is the job as a whole. */
function attentionVisits(viewer: Viewer, reason: AttentionReason): (job: JobRecord) => ReturnType<typeof visitView> | null {
  const waiting =
    reason === 'not_invoiced'
      ? undefined
      : Map.groupBy(
          waitingVisits(viewer, reason).toSorted((a, b) => a.start_at - b.start_at),
          ({ job_id }) => job_id,
        )
  return (job) => {
    const [visit] = waiting ? (waiting.get(job.id) ?? []) : unbilledVisits(viewer, job)
    return visit ? visitView(viewer, job, visit) : null
  }
}

/** Returns the visit for which a job is listed; undefined if the query has neither days nor an attention reason. */
export function concernedVisits(
  viewer: Viewer,
  query: JobListQuery,
): ((job: JobRecord) => ReturnType<typeof visitView> | null) | undefined {
  if (query.attention !== undefined) return attentionVisits(viewer, query.attention)
  if (!hasDays(query)) return undefined
  const getVisit = dayVisitOf(viewer, query)
  return (job) => {
    const visit = getVisit(job)
    return visit ? visitView(viewer, job, visit) : null
  }
}
