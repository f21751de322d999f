import type { CodeOf } from '@callout/contracts/wire/codes'
import type { jobAttention } from '@callout/contracts/jobs/codes'
import { takesTime } from '@callout/contracts/jobs/schedule/clashes'
import { isAwaited, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status/status'
import { type JobRecord, jobSortValues } from '../records.ts'
import { orderBy } from '../../../db/collection.ts'
import { isTimed, type TimedVisit } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { clashing } from '../staff/clashes.ts'

export type AttentionReason = CodeOf<typeof jobAttention>

/** How far ahead unassigned and clashing visits are reported, in seconds. */
const AHEAD = 48 * 3600
/** Jobs that ended longer ago are no longer reported as not invoiced, in seconds. */
const BILLED_WITHIN = 30 * 86_400

const unassigned: readonly JobStatusCode[] = [jobStatus.UNASSIGNED.code, jobStatus.DECLINED.code]

/** Visits that are not over and start before `until` (Unix seconds, inclusive), by their start. */
function visitsStartingBy({ store, caller }: Viewer, until: number): TimedVisit[] {
  return store.visits.range('to_come', caller.company.id, -Infinity, until + 1).filter(isTimed)
}

function clashesAmong(visits: readonly TimedVisit[]): TimedVisit[] {
  const byStaff = new Map<number, Set<TimedVisit>>()
  for (const visit of visits) for (const id of visit.staff_ids) byStaff.set(id, (byStaff.get(id) ?? new Set()).add(visit))
  return [...byStaff.values()].flatMap((diary) => clashing([...diary]))
}

export function waitingVisits(viewer: Viewer, reason: Exclude<AttentionReason, 'not_invoiced'>): TimedVisit[] {
  const { now, caller } = viewer
  if (reason === 'late') {
    const latest = now - caller.company.late_after_minutes * 60 - 1
    return visitsStartingBy(viewer, latest).filter(({ status }) => isAwaited(status))
  }
  const soon = visitsStartingBy(viewer, now + AHEAD).filter(({ end_at }) => end_at > now)
  if (reason === 'unassigned_soon') return soon.filter(({ status }) => unassigned.includes(status))
  return clashesAmong(soon.filter(({ status }) => takesTime(status)))
}

function unbilledJobs({ store, caller, now }: Viewer): JobRecord[] {
  return store.jobs.range('not_invoiced', caller.company.id, now - BILLED_WITHIN, Infinity)
}

export function jobsToLookAt(viewer: Viewer, reason: AttentionReason): JobRecord[] {
  const compare = orderBy(jobSortValues.start_at)
  if (reason === 'not_invoiced') return unbilledJobs(viewer).toSorted(compare)
  const ids = new Set(waitingVisits(viewer, reason).map(({ job_id }) => job_id))
  return [...ids].flatMap((id) => viewer.store.jobs.get(id) ?? []).toSorted(compare)
}
