import type { StaffActiveBody } from '@callout/contracts/staff/schemas'
import { messages } from '@callout/contracts/text/messages'
import { invalid } from '../../http/apiError.ts'
import type { UserRecord } from '../profile/records.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { jobFromVisits } from '../jobs/actions/jobFromVisits.ts'
import { changesBetween } from '../jobs/actions/visitChanges.ts'
import { staffProblem } from '../jobs/staff/assignableStaff.ts'

/** Assigned, or without a day yet. */
const isToCome = ({ status, start_at }: VisitRecord, now: number): boolean =>
  (status === 1 || status === 11) && (start_at === null || start_at > now)

export const futureVisitsOf = (store: Store, { id }: UserRecord, now: number): VisitRecord[] =>
  store.jobs
    .by('staff_id', id)
    .flatMap((job) => store.visits.by('job_id', job.id))
    .filter((visit) => visit.staff_ids.includes(id) && isToCome(visit, now))

/** The successor; undefined to unassign. Throws 422. */
function successorOf({ store, caller }: Viewer, member: UserRecord, { reassign_to_staff_id: id }: StaffActiveBody): number | undefined {
  if (id === undefined) return undefined
  const message = id === member.id ? 'Choose someone else' : staffProblem(store, caller, [id], [])
  if (message) throw invalid({ field: 'reassign_to_staff_id', message })
  return id
}

function handOver({ store, caller, now }: Viewer, visit: VisitRecord, staff_ids: readonly number[]): void {
  const status = staff_ids.length === 0 && visit.status === 1 ? 0 : visit.status
  const lock_version = visit.lock_version + 1
  const changed = store.visits.update(visit.id, { staff_ids, status, updated_at: now, updated_by: caller.user.id, lock_version })
  store.history.insert({
    company_id: caller.company.id,
    job_id: visit.job_id,
    visit_id: visit.id,
    event: 'scheduled_and_assigned',
    status,
    changes: changesBetween(store, visit, changed),
    note: null,
    actor_id: caller.user.id,
    created_at: now,
  })
}

function settleJob({ store, caller, now }: Viewer, id: number): void {
  const { lock_version = 0 } = store.jobs.get(id) ?? {}
  const by = { updated_at: now, updated_by: caller.user.id, lock_version: lock_version + 1 }
  store.jobs.update(id, { ...jobFromVisits(store.visits.by('job_id', id)), ...by })
}

/** Reassigns or unassigns the upcoming visits of a deactivated person and returns their number. Throws 422 without a choice. */
export function handOverVisits(viewer: Viewer, member: UserRecord, body: StaffActiveBody): number {
  const visits = futureVisitsOf(viewer.store, member, viewer.now)
  if (visits.length === 0) return 0
  if (body.future_visits === undefined) throw invalid({ field: 'future_visits', message: messages.required })
  const successor = body.future_visits === 'reassign' ? successorOf(viewer, member, body) : undefined
  for (const visit of visits) {
    const others = visit.staff_ids.filter((id) => id !== member.id && id !== successor)
    handOver(viewer, visit, successor === undefined ? others : [...others, successor])
  }
  for (const jobId of new Set(visits.map(({ job_id }) => job_id))) settleJob(viewer, jobId)
  return visits.length
}
