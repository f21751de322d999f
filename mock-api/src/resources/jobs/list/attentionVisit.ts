import { isTimed } from '../visitRecords.ts'
import type { JobRecord } from '../records.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { billsVisits } from '../actions/visitBills.ts'
import { visitView } from '../view/jobView.ts'
import { type AttentionReason, waitingVisits } from './attention.ts'

/** The visit of a job that needs attention, the earliest first; null where it is the job as a whole. */
export function attentionVisit(viewer: Viewer, job: JobRecord, reason: AttentionReason) {
  const visits =
    reason === 'not_invoiced'
      ? viewer.store.visits
          .by('job_id', job.id)
          .filter(isTimed)
          .filter(({ status, invoice_id }) => billsVisits(job) && status === 6 && invoice_id === null)
          .toSorted((a, b) => b.start_at - a.start_at)
      : waitingVisits(viewer, reason)
          .filter(({ job_id }) => job_id === job.id)
          .toSorted((a, b) => a.start_at - b.start_at)
  const [visit] = visits
  return visit ? visitView(viewer, job, visit) : null
}
