import { isTimed, type TimedVisit } from '../../../store/collections/visits.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { Viewer } from '../../../viewer.ts'
import { standingClashes } from '../staff/clashes.ts'
import { billsVisits } from '../actions/visitBills.ts'
import { visitView } from '../view/jobView.ts'
import type { AttentionReason } from './attention.ts'
import { needsAttention, waitingRules } from './waitingJobs.ts'

/** The visit of a job that needs attention, the earliest first; null where it is the job as a whole. */
export function attentionVisit(viewer: Viewer, job: JobRecord, reason: AttentionReason) {
  const { store, caller, now } = viewer
  const visits = store.visits.by('job_id', job.id).toSorted((a, b) => (a.start_at ?? Infinity) - (b.start_at ?? Infinity))
  if (reason === 'not_invoiced') {
    const unbilled = billsVisits(job) && visits.findLast(({ status, invoice_id }) => status === 6 && invoice_id === null)
    return unbilled ? visitView(viewer, job, unbilled) : null
  }
  const rule = waitingRules[reason]
  const asked = { allowed: caller.company.late_after_minutes * 60, now }
  const isClashing = ({ id, date, start_at, end_at, staff_ids }: TimedVisit): boolean =>
    date !== null && standingClashes(store, [{ visit_id: id, date, start_at, end_at, staff_ids }]).length > 0
  const found = visits.filter(isTimed).find((visit) => needsAttention(rule, visit, asked) && (!rule.isOfClashes || isClashing(visit)))
  return found ? visitView(viewer, job, found) : null
}
