import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { allowedActions, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import { invoiceFor } from '../queries/bills.ts'
import type { JobBillFragment, JobVisitFragment } from '../queries/jobs.generated.ts'
import type { Step, StepContent } from '../../../lib/offline/queue/step.ts'
import { underWay, type WaitingStep, useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'
import type { StatusStep } from './jobStep.ts'
import { useMemo } from 'react'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { JobAction, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

/** Actions that can be queued: they depend only on the user, the visit and its invoice. */
const steps: readonly JobAction[] = ['ON_THE_WAY', 'REACHED', 'START', 'FINISH', 'CREATE_INVOICE']
export const canWait = (action: JobAction): boolean => steps.includes(action)

/** Actions that may follow a queued step; all others need its response. `isBilled`: null if unknown. */
const stepsFrom = (status: JobStatus, user: Actor, isBilled: boolean | null): JobAction[] =>
  allowedActions(jobStatus[status].code, user, true)
    .map((code) => nameOfCode(jobAction, code))
    .filter((action): action is JobAction => action !== undefined && canWait(action))
    .filter((action) => action !== 'CREATE_INVOICE' || isBilled === false)

const isStatusStep = (step: Step<StepContent>): step is Step<StatusStep> => step.content.kind === 'status'

interface OfJob {
  readonly id: string
  readonly status: JobStatus | null
  readonly allowedActions: readonly JobAction[] | null
  readonly visits?: readonly JobVisitFragment[] | null
  readonly invoice?: JobBillFragment | null
  readonly invoices?: readonly JobBillFragment[] | null
}

const getSteps = (waiting: readonly WaitingStep[], jobId: string, visitId: string | null): StatusStep[] =>
  underWay(waiting, jobId)
    .filter(isStatusStep)
    .map(({ content }) => content)
    .filter((content) => content.visitId === visitId)

/** Status of a visit after its queued steps; null: none queued. */
export const statusAfterWaiting = (waiting: readonly WaitingStep[], jobId: string, visitId: string | null): JobStatus | null =>
  getSteps(waiting, jobId, visitId).at(-1)?.status ?? null

const ahead = <Of extends { readonly status: JobStatus | null; readonly allowedActions: readonly JobAction[] | null }>(
  of: Of,
  status: JobStatus | null,
  user: Actor,
  isBilled: boolean | null,
): Of => (status === null ? of : { ...of, status, allowedActions: stepsFrom(status, user, isBilled) })

/** Whether a visit has an invoice, or one is queued; null if invoices are not returned. */
function isBilledAfter(job: OfJob, visitId: string | null, waiting: readonly WaitingStep[]): boolean | null {
  if (getSteps(waiting, job.id, visitId).some(({ action }) => action === 'CREATE_INVOICE')) return true
  const { invoice = null, invoices = null } = job
  if (invoice === null && invoices === null) return null
  return invoiceFor({ invoice, invoices: invoices && [...invoices] }, visitId) !== null
}

/** A visit with the effects of queued steps. `isBilled`: whether it has an invoice, null if unknown. */
export const visitAfterWaiting = (
  visit: JobVisitFragment,
  jobId: string,
  waiting: readonly WaitingStep[],
  user: Actor,
  isBilled: boolean | null = null,
): JobVisitFragment => ahead(visit, statusAfterWaiting(waiting, jobId, visit.id), user, isBilled)

/** A job with the effects of queued steps, on its visits and, if it has only one, on itself. */
export function jobAfterWaiting<Job extends OfJob>(job: Job, waiting: readonly WaitingStep[], user: Actor): Job {
  if (underWay(waiting, job.id).length === 0) return job
  const visits = job.visits?.map((visit) => visitAfterWaiting(visit, job.id, waiting, user, isBilledAfter(job, visit.id, waiting)))
  const [only, ...others] = visits ?? []
  const status =
    statusAfterWaiting(waiting, job.id, null) ?? (only && others.length === 0 ? statusAfterWaiting(waiting, job.id, only.id) : null)
  return { ...ahead(job, status, user, isBilledAfter(job, only?.id ?? null, waiting)), ...(visits && { visits }) }
}

export function useJobAfterWaiting<Job extends Parameters<typeof jobAfterWaiting>[0]>(job: Job): Job {
  const waiting = useWaitingSteps()
  const user = useActingUser()
  return useMemo(() => jobAfterWaiting(job, waiting, user), [job, waiting, user])
}
