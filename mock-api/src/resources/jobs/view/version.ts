import { type ConflictData, responseCode } from '@callout/contracts/envelope'
import { messages } from '@callout/contracts/messages'
import { invalid, Refusal } from '../../../refusal.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { VisitRecord } from '../../../store/collections/visits.ts'
import { jobView, visitView } from './jobView.ts'
import type { Viewer } from '../../../viewer.ts'

/**
 * Throws 409 when the caller has not seen the newest state of the visit, or else of the job; 422 when the caller does not
 * say which was seen.
 */
export function requireVersion(viewer: Viewer, job: JobRecord, visit: VisitRecord | undefined, seen: number | undefined): void {
  const record = visit ?? job
  if (seen === record.lock_version) return
  if (seen === undefined) throw invalid({ field: 'lock_version', message: messages.required })
  const changed_by = viewer.store.users.get(record.updated_by)?.name ?? null
  const current = visit ? visitView(viewer, job, visit) : jobView(viewer, job)
  const conflict: ConflictData = { reason: 'stale', current, changed_by, changed_at: record.updated_at }
  throw new Refusal(responseCode.CONFLICT, `${changed_by ?? 'Someone else'} changed this in the meantime.`, conflict)
}
