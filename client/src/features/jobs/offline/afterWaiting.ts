import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { allowedActions, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import type { Step, StepContent } from '../../../lib/offline/queue/step.ts'
import { underWay, type WaitingStep, useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'
import type { StatusStep } from './jobStep.ts'
import { useMemo } from 'react'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { JobAction, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

/** Actions that can be queued: they depend only on the user and the visit. */
const steps: readonly JobAction[] = ['ON_THE_WAY', 'REACHED', 'START', 'FINISH']
export const canWait = (action: JobAction): boolean => steps.includes(action)

/** Actions that may follow a queued step; all others need its response. */
const stepsFrom = (status: JobStatus, user: Actor): JobAction[] =>
  allowedActions(jobStatus[status].code, user, true)
    .map((code) => nameOfCode(jobAction, code))
    .filter((action): action is JobAction => action !== undefined && canWait(action))

const isStatusStep = (step: Step<StepContent>): step is Step<StatusStep> => step.content.kind === 'status'

interface OfJob {
  readonly id: string
  readonly status: JobStatus | null
  readonly allowedActions: readonly JobAction[] | null
  readonly visits?: readonly JobVisitFragment[] | null
}

/** Status of a visit after its queued steps; null: none queued. */
export function statusAfterWaiting(waiting: readonly WaitingStep[], jobId: string, visitId: string | null): JobStatus | null {
  const own = underWay(waiting, jobId)
    .filter(isStatusStep)
    .filter(({ content }) => content.visitId === visitId)
  return own.at(-1)?.content.status ?? null
}

const ahead = <Of extends { readonly status: JobStatus | null; readonly allowedActions: readonly JobAction[] | null }>(
  of: Of,
  status: JobStatus | null,
  user: Actor,
): Of => (status === null ? of : { ...of, status, allowedActions: stepsFrom(status, user) })

/** A visit with the effects of queued steps. */
export const visitAfterWaiting = (visit: JobVisitFragment, jobId: string, waiting: readonly WaitingStep[], user: Actor): JobVisitFragment =>
  ahead(visit, statusAfterWaiting(waiting, jobId, visit.id), user)

/** A job with the effects of queued steps, on its visits and, if it has only one, on itself. */
export function jobAfterWaiting<Job extends OfJob>(job: Job, waiting: readonly WaitingStep[], user: Actor): Job {
  if (underWay(waiting, job.id).length === 0) return job
  const visits = job.visits?.map((visit) => visitAfterWaiting(visit, job.id, waiting, user))
  const [only, ...others] = visits ?? []
  const status =
    statusAfterWaiting(waiting, job.id, null) ?? (only && others.length === 0 ? statusAfterWaiting(waiting, job.id, only.id) : null)
  return { ...ahead(job, status, user), ...(visits && { visits }) }
}

/** A job with the effects of queued steps; the same object if there are none. */
export function useJobAfterWaiting<Job extends Parameters<typeof jobAfterWaiting>[0]>(job: Job): Job {
  const waiting = useWaitingSteps()
  const user = useActingUser()
  return useMemo(() => jobAfterWaiting(job, waiting, user), [job, waiting, user])
}
