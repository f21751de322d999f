import { STEP_BACK_MINUTES } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { illegalTransition, isLegal, jobAction, mayDo } from '@callout/contracts/jobs/status/transitions'
import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { invalid, ApiError } from '../../../http/apiError.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { isOpen } from './jobFromVisits.ts'
import { billIdOf, billsVisits } from './visitBills.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { requireVersion } from '../view/version.ts'
import { mayStepBack } from '../view/jobActions.ts'
import { actorOf, isAssignee } from '../view/visibility.ts'

const inTime = (visits: readonly VisitRecord[]): VisitRecord[] =>
  visits.toSorted((a, b) => (a.start_at ?? Infinity) - (b.start_at ?? Infinity) || a.visit_number - b.visit_number)

/** Throws 403 with a sentence when this caller may never do that to the visit. */
function requirePermission({ caller }: Viewer, visit: VisitRecord, action: ManageJobBody['action']): void {
  if (mayDo(action, actorOf(caller), isAssignee(caller, visit))) return
  const { label, byAssignee } = entryOfCode(jobAction, action) ?? { label: action, byAssignee: false }
  const rule =
    byAssignee === true
      ? 'Only staff assigned to this visit, or someone with permission, can do that'
      : 'You don’t have permission to do that'
  throw new ApiError(responseCode.FORBIDDEN, `${rule}: ${label}.`)
}

function requireLegal(action: ManageJobBody['action'], visit: VisitRecord): void {
  if (!isLegal(action, visit.status)) throw invalid({ field: 'action', message: illegalTransition(action, visit.status) })
}

/** Throws 422 for a billed step, 403 for one that only planners may still undo. */
function requireStepBack(viewer: Viewer, job: JobRecord, visit: VisitRecord): void {
  if (billIdOf(job, visit) !== null) {
    const what = billsVisits(job) ? 'visit' : 'job'
    throw invalid({ field: 'action', message: `This ${what} has an invoice, so its steps can’t be undone.` })
  }
  if (mayStepBack(viewer, job, visit)) return
  throw new ApiError(responseCode.FORBIDDEN, `You can undo a step for ${STEP_BACK_MINUTES} minutes. Ask the office to do it.`)
}

const toBill = (visits: readonly VisitRecord[]): VisitRecord[] =>
  visits.filter(({ invoice_id }) => invoice_id === null).toSorted((a, b) => b.status - a.status)

function meant(job: JobRecord, visits: VisitRecord[], body: ManageJobBody): VisitRecord[] {
  if (body.action === 'create_invoice' && billsVisits(job)) return toBill(visits)
  if (body.action !== 'void_invoice') return visits
  if (billsVisits(job)) return visits.filter(({ invoice_id }) => invoice_id !== null && invoice_id === body.invoice_id)
  // Reverts what an invoice has changed.
  const invoiced = visits.filter(({ status }) => status === 5)
  return invoiced.length > 0 ? invoiced : visits
}

/** Without a visit id a cancel applies to every open visit, any other action to the earliest that allows it. */
function choose({ caller }: Viewer, job: JobRecord, visits: readonly VisitRecord[], body: ManageJobBody): VisitRecord[] {
  const { action } = body
  const open = visits.filter(isOpen)
  if (action === 'cancel' && open.length > 0) return open
  const all = visits.filter((visit) => isLegal(action, visit.status))
  const requested = meant(job, all, body)
  const legal = requested.length > 0 ? requested : all
  const chosen = legal.find((visit) => mayDo(action, actorOf(caller), isAssignee(caller, visit))) ?? legal[0] ?? open[0] ?? visits.at(-1)
  return chosen ? [chosen] : []
}

/** Throws 404 for a visit of another job, and 403, 409 and 422: a stale version before an illegal transition, since it explains it. */
export function actionTargets(viewer: Viewer, job: JobRecord, body: ManageJobBody): VisitRecord[] {
  const visits = inTime(viewer.store.visits.by('job_id', job.id))
  const named = body.visit_id === undefined ? undefined : visits.find(({ id }) => id === body.visit_id)
  if (body.visit_id !== undefined && !named) throw new ApiError(responseCode.NOT_FOUND, 'This visit doesn’t exist.')
  const targets = named ? [named] : choose(viewer, job, visits, body)
  for (const visit of targets) requirePermission(viewer, visit, body.action)
  if (body.lock_version !== undefined) requireVersion(viewer, job, named, body.lock_version)
  for (const visit of targets) requireLegal(body.action, visit)
  requireVersion(viewer, job, named, body.lock_version)
  if (body.action === 'step_back') for (const visit of targets) requireStepBack(viewer, job, visit)
  return targets
}
