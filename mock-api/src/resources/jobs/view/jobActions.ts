import { allowedActions, type JobActionCode } from '@callout/contracts/jobs/transitions'
import type { Caller } from '../../../access.ts'
import type { UserRecord } from '../../../store/collections/profile.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { VisitRecord } from '../../../store/collections/visits.ts'
import { perRecord } from '../../../perRecord.ts'
import { isAssignee } from './visibility.ts'

/** Actions that an invoice or a payment of the job rules out, whatever the status of the visit. */
const ruledOut = (job: JobRecord): JobActionCode[] => [
  ...(job.invoice_id === null ? [] : ['create_invoice' as const]),
  ...(job.invoice_status === 10 ? ['reopen' as const] : []),
]

/** A user's actions by all else that they depend on. */
const actionsOf = perRecord((_user: UserRecord) => new Map<number, readonly JobActionCode[]>())

/** What this caller can do to the visit now. */
export function actionsOfVisit(caller: Caller, job: JobRecord, visit: VisitRecord): readonly JobActionCode[] {
  const isOwn = isAssignee(caller, visit)
  const key = visit.status * 8 + (isOwn ? 4 : 0) + (job.invoice_id === null ? 0 : 2) + (job.invoice_status === 10 ? 1 : 0)
  const known = actionsOf(caller.user)
  let actions = known.get(key)
  if (actions === undefined) {
    const out = ruledOut(job)
    known.set(key, (actions = allowedActions(visit.status, caller.user, isOwn).filter((action) => !out.includes(action))))
  }
  return actions
}

/** The same value as long as `actionsOfJob` is. */
export function actionsKey(caller: Caller, job: JobRecord, visits: readonly VisitRecord[]): unknown {
  const [first, second] = visits
  return first && !second ? actionsOfVisit(caller, job, first) : actionsOfJob(caller, job, visits).join()
}

/** What this caller can do to any of the job's visits now. */
export function actionsOfJob(caller: Caller, job: JobRecord, visits: readonly VisitRecord[]): JobActionCode[] {
  const [first, second] = visits
  if (first && !second) return [...actionsOfVisit(caller, job, first)]
  return [...new Set(visits.flatMap((visit) => actionsOfVisit(caller, job, visit)))]
}
