import { nameOfCode } from '@callout/contracts/codeNames'
import type { NameOf } from '@callout/contracts/codes'
import { jobStatus } from '@callout/contracts/jobs/status'
import { allowedActions, jobAction } from '@callout/contracts/jobs/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
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
  'DECLINE',
  'CANCEL',
]

/** What a person most likely wants next, the best first. */
const nextSteps: Readonly<Record<JobStatus, readonly JobAction[]>> = {
  UNSCHEDULED: ['SCHEDULE', 'ASSIGN'],
  UNASSIGNED: ['ASSIGN'],
  DECLINED: ['ASSIGN'],
  ASSIGNED: ['ON_THE_WAY', 'REACHED', 'START'],
  ON_THE_WAY: ['REACHED', 'START'],
  REACHED: ['START'],
  STARTED: ['FINISH', 'CREATE_INVOICE'],
  INVOICE_CREATED: ['FINISH'],
  COMPLETED: ['CREATE_INVOICE'],
  CANCELLED: ['REOPEN'],
}

const destructive: readonly JobAction[] = ['CANCEL', 'DECLINE']

export const actionLabel = (action: JobAction): string => jobAction[action].label

/** Where the label is no verb that a visit could follow. */
const beforeVisit: Partial<Readonly<Record<JobAction, string>>> = { ON_THE_WAY: ': ', REACHED: ': ', CREATE_INVOICE: ' for ' }

/** What follows the label where it is said which visit is meant: " visit 5"; '' where the visit has no number. */
export const visitSuffix = (action: JobAction, visitNumber: number | null | undefined): string =>
  visitNumber ? `${beforeVisit[action] ?? ' '}visit ${visitNumber}` : ''

export const isDestructive = (action: JobAction): boolean => destructive.includes(action)

/** What the contract allows, for a backend that does not say it. Staff sees own jobs only, so every job is an own one. */
const derivedActions = (status: JobStatus, user: Actor): JobAction[] =>
  allowedActions(jobStatus[status].code, user, user.user_type === 'staff')
    .map((code) => nameOfCode(jobAction, code))
    .filter((name): name is NameOf<typeof jobAction> => name !== undefined)

/** Exactly what this user can do now, in the order in which it is offered. */
export function actionsOf(target: Actionable, user: Actor): JobAction[] {
  const allowed = target.allowedActions ?? (target.status ? derivedActions(target.status, user) : [])
  return order.filter((action) => allowed.includes(action))
}

/** The one primary action, or null where nothing leads on. A finished job with an invoice is done. */
export const nextStepOf = (actions: readonly JobAction[], status: JobStatus | null, hasInvoice: boolean): JobAction | null =>
  (status ? nextSteps[status] : []).find((action) => actions.includes(action) && !(action === 'CREATE_INVOICE' && hasInvoice)) ?? null
