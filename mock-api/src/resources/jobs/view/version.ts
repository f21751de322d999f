import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { ApiError } from '../../../http/apiError.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { jobView, visitView } from './jobView.ts'
import type { Viewer } from '../../../http/viewer.ts'

/** Throws 409 when the caller names an older version of the visit, or else of the job. Without a version nothing is compared (D27). */
export function requireVersion(viewer: Viewer, job: JobRecord, visit: VisitRecord | undefined, seen: number | undefined): void {
  const record = visit ?? job
  if (seen === undefined || seen === record.lock_version) return
  const changed_by = viewer.store.users.get(record.updated_by)?.name ?? null
  const current = visit ? visitView(viewer, job, visit) : jobView(viewer, job)
  const conflict: ConflictData = { reason: 'stale', current, changed_by, changed_at: record.updated_at }
  throw new ApiError(responseCode.CONFLICT, `${changed_by ?? 'Someone else'} changed this in the meantime.`, conflict)
}
