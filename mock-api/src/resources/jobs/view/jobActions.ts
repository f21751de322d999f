import { STEP_BACK_MINUTES } from '@callout/contracts/constants'
import { isStepFresh } from '@callout/contracts/jobs/stepBack'
import { allowedActions, isLegal, type JobActionCode, mayDo } from '@callout/contracts/jobs/transitions'
import type { UserRecord } from '../../../store/collections/profile.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { VisitRecord } from '../../../store/collections/visits.ts'
import { perRecord } from '../../../perRecord.ts'
import type { Viewer } from '../../../viewer.ts'
import { isAssignee } from './visibility.ts'

/** What actions depend on besides the records: whose eyes, and which time. */
type Acting = Pick<Viewer, 'caller' | 'now'>

/** Whether the last step of the visit can be taken back: by planners at any time, by its staff for some minutes; never once it is billed. */
export const mayStepBack = ({ caller, now }: Acting, job: JobRecord, visit: VisitRecord): boolean =>
  job.invoice_id === null &&
  isLegal('step_back', visit.status) &&
  (mayDo('step_back', caller.user, false) || (isAssignee(caller, visit) && isStepFresh(visit, now, STEP_BACK_MINUTES)))

/** Actions that an invoice or a payment of the job rules out, whatever the status of the visit. */
const ruledOut = (job: JobRecord): JobActionCode[] => [
  ...(job.invoice_id === null ? [] : ['create_invoice' as const]),
  ...(job.invoice_status === 10 ? ['reopen' as const] : []),
]

/** A user's actions by all else that they depend on. */
const actionsOf = perRecord((_user: UserRecord) => new Map<number, readonly JobActionCode[]>())

/** What this caller can do to the visit now. */
export function actionsOfVisit(acting: Acting, job: JobRecord, visit: VisitRecord): readonly JobActionCode[] {
  const { caller } = acting
  const isOwn = isAssignee(caller, visit)
  const isBack = mayStepBack(acting, job, visit)
  const key =
    visit.status * 16 + (isBack ? 8 : 0) + (isOwn ? 4 : 0) + (job.invoice_id === null ? 0 : 2) + (job.invoice_status === 10 ? 1 : 0)
  const known = actionsOf(caller.user)
  let actions = known.get(key)
  if (actions === undefined) {
    const out = ruledOut(job)
    const allowed = allowedActions(visit.status, caller.user, isOwn).filter((action) => !out.includes(action))
    known.set(key, (actions = isBack ? [...allowed, 'step_back'] : allowed))
  }
  return actions
}

/** The same value as long as `actionsOfJob` is. */
export function actionsKey(acting: Acting, job: JobRecord, visits: readonly VisitRecord[]): unknown {
  const [first, second] = visits
  return first && !second ? actionsOfVisit(acting, job, first) : actionsOfJob(acting, job, visits).join()
}

/** What this caller can do to any of the job's visits now. */
export function actionsOfJob(acting: Acting, job: JobRecord, visits: readonly VisitRecord[]): JobActionCode[] {
  const [first, second] = visits
  if (first && !second) return [...actionsOfVisit(acting, job, first)]
  return [...new Set(visits.flatMap((visit) => actionsOfVisit(acting, job, visit)))]
}
