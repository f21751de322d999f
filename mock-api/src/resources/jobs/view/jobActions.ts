import { STEP_BACK_MINUTES } from '@callout/contracts/constants'
import { isStepFresh } from '@callout/contracts/jobs/status/stepBack'
import { allowedActions, isLegal, type JobActionCode, mayDo } from '@callout/contracts/jobs/status/transitions'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { Store } from '../../../db/store.ts'
import { billIdOf, billOf } from '../actions/visitBills.ts'
import { actorOf, isAssignee } from './visibility.ts'

type Acting = Pick<Viewer, 'store' | 'caller' | 'now'>

/** Whether the visit's last step can be undone: by planners at any time, by its staff for some minutes, never once billed. */
export const mayStepBack = ({ caller, now }: Acting, job: JobRecord, visit: VisitRecord): boolean =>
  billIdOf(job, visit) === null &&
  isLegal('step_back', visit.status) &&
  (mayDo('step_back', caller.user, false) || (isAssignee(caller, visit) && isStepFresh(visit, now, STEP_BACK_MINUTES)))

interface Billed {
  readonly isBilled: boolean
  readonly isPaid: boolean
  /** It has an invoice of its own. */
  readonly isOfVisit: boolean
}

function billedOf(store: Store, job: JobRecord, visit: VisitRecord): Billed {
  const isPaid = (billOf(store, job, visit)?.amount_paid ?? 0) > 0
  return { isBilled: billIdOf(job, visit) !== null, isPaid, isOfVisit: visit.invoice_id !== null }
}

const ruledOut = ({ isBilled, isPaid, isOfVisit }: Billed): JobActionCode[] => [
  ...(isBilled ? ['create_invoice' as const] : []),
  ...(isPaid ? ['reopen' as const] : []),
  ...(isOfVisit ? ['cancel' as const] : []),
]

export function actionsOfVisit(acting: Acting, job: JobRecord, visit: VisitRecord): readonly JobActionCode[] {
  const { caller, store } = acting
  const out = ruledOut(billedOf(store, job, visit))
  const allowed = allowedActions(visit.status, actorOf(caller), isAssignee(caller, visit)).filter((action) => !out.includes(action))
  return mayStepBack(acting, job, visit) ? [...allowed, 'step_back'] : allowed
}

export function actionsOfJob(acting: Acting, job: JobRecord, visits: readonly VisitRecord[]): JobActionCode[] {
  const [first, second] = visits
  if (first && !second) return [...actionsOfVisit(acting, job, first)]
  return [...new Set(visits.flatMap((visit) => actionsOfVisit(acting, job, visit)))]
}
