import { nameOfCode } from '@callout/contracts/codeNames'
import type { NameOf } from '@callout/contracts/codes'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { allowedActions, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import { actionSet } from '../../../../components/actions/defineActions.ts'
import type { JobSubject } from '../actionTarget.ts'
import { jobName } from '../jobName.ts'
import type { JobAction, JobStatus } from '../jobs.generated.ts'

/** What decides which actions there are: a job, or one visit of it. */
interface Actionable {
  /** null: the backend does not say, or says what nobody knows. */
  readonly status: JobStatus | null
  /** null: the backend does not say. */
  readonly allowedActions?: readonly JobAction[] | null
}

/** In the order of a visit's life; what ends it comes last. */
const order: readonly JobAction[] = [
  'SCHEDULE',
  'ASSIGN',
  'ON_THE_WAY',
  'REACHED',
  'START',
  'FINISH',
  'CREATE_INVOICE',
  'REOPEN',
  'RESCHEDULE',
  'UNASSIGN',
  'UNSCHEDULE',
  'STEP_BACK',
  'DECLINE',
  'CANCEL',
]

/** What the contract allows, for a backend that does not say it. Staff sees own jobs only, so every job is an own one. */
const derivedActions = (status: JobStatus, user: Actor): JobAction[] =>
  allowedActions(jobStatus[status].code, user, user.user_type === 'staff')
    .map((code) => nameOfCode(jobAction, code))
    .filter((name): name is NameOf<typeof jobAction> => name !== undefined)

/** Exactly what this user can do now, in the order in which it is offered. */
export function actionsOf(target: Actionable, user: Actor): JobAction[] {
  const allowed = target.allowedActions ?? (target.status ? derivedActions(target.status, user) : [])
  // Reopening a finished visit does the same for those who may.
  const hidden = allowed.includes('REOPEN') ? 'STEP_BACK' : null
  return order.filter((action) => allowed.includes(action) && action !== hidden)
}

/** What can be done to a job, or to one visit of it. */
export const jobActionSet = actionSet({
  name: 'jobAction',
  keyOf: ({ job, visit }: JobSubject) => (visit ? `visit ${visit.id}` : `job ${job.id}`),
  nameOf: ({ job, visit }) => [visit?.visitNumber && `visit ${visit.visitNumber}`, jobName(job)].filter(Boolean).join(' of '),
  offered: ({ job, visit }, { user }) => actionsOf(visit ?? job, user),
  load: () => import('./jobActions.ts').then((module) => module.jobActions),
})
