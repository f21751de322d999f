import type { Attention } from '@callout/contracts/dashboard/schemas'
import type { JobRecord } from '../jobs/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { jobsToLookAt } from '../jobs/list/attention.ts'
import { seesJob, seesPrices } from '../jobs/view/visibility.ts'

const MOST_OF_A_KIND = 5

const kinds = [
  { kind: 'late_visit', reason: 'late', action: 'reschedule' },
  { kind: 'unassigned_soon', reason: 'unassigned_soon', action: 'assign' },
  { kind: 'clash', reason: 'clash', action: 'reschedule' },
  { kind: 'finished_not_invoiced', reason: 'not_invoiced', action: 'create_invoice' },
] as const

const itemOf = (kind: Attention['kind'], action: string, { id, title, start_at }: JobRecord): Attention => ({
  kind,
  record_type: 'job',
  record_id: id,
  title,
  due_at: start_at,
  action,
})

function firstOf(viewer: Viewer, reason: (typeof kinds)[number]['reason'], branchId: number | undefined): JobRecord[] {
  const first: JobRecord[] = []
  for (const job of jobsToLookAt(viewer, reason)) {
    if (seesJob(viewer.caller, job) && (branchId === undefined || job.branch_id === branchId)) first.push(job)
    if (first.length === MOST_OF_A_KIND) break
  }
  return first
}

export const attentionOf = (viewer: Viewer, branchId: number | undefined): Attention[] =>
  kinds
    .filter(({ reason }) => reason !== 'not_invoiced' || seesPrices(viewer.caller))
    .flatMap(({ kind, reason, action }) => firstOf(viewer, reason, branchId).map((job) => itemOf(kind, action, job)))
