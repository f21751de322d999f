import type { CodeOf } from '../../wire/codes.ts'
import { type Actor, type Authority, holds } from '../../profile/authorities.ts'
import { type JobStatusCode, statusLabel } from './status.ts'

interface ActionRule {
  readonly code: string
  readonly label: string
  /** Completes the sentence "it cannot be …". */
  readonly done: string
  readonly from: readonly JobStatusCode[]
  /** `hasStaff`: whether the visit has staff after the action. A step back returns to the step actually taken: `stepBack.ts`. */
  readonly next: (from: JobStatusCode, hasStaff: boolean) => JobStatusCode
  readonly authorities: readonly Authority[]
  /** Staff may do it on their own visits; `collect`: where the company lets them collect payments. */
  readonly byAssignee: boolean | 'collect'
}

/** Actions of `POST /jobs/manage_job` with their transitions (wire.md §5; not in the spec). */
// oxfmt-ignore
export const jobAction = {
  SCHEDULE: { code: 'schedule', label: 'Schedule', done: 'scheduled', from: [11], next: (_, hasStaff) => (hasStaff ? 1 : 0), authorities: ['dispatch', 'manage_jobs'], byAssignee: false },
  UNSCHEDULE: { code: 'unschedule', label: 'Unschedule', done: 'unscheduled', from: [0, 1], next: () => 11, authorities: ['dispatch', 'manage_jobs'], byAssignee: false },
  ASSIGN: { code: 'assign', label: 'Assign', done: 'assigned', from: [0, 8, 11], next: (from) => (from === 11 ? 11 : 1), authorities: ['dispatch', 'manage_jobs'], byAssignee: false },
  UNASSIGN: { code: 'unassign', label: 'Unassign', done: 'unassigned', from: [1], next: () => 0, authorities: ['dispatch', 'manage_jobs'], byAssignee: false },
  RESCHEDULE: { code: 'reschedule', label: 'Reschedule', done: 'rescheduled', from: [0, 1, 2], next: (from, hasStaff) => (from === 2 ? 1 : hasStaff ? 1 : 0), authorities: ['dispatch', 'manage_jobs'], byAssignee: false },
  ON_THE_WAY: { code: 'on_the_way', label: 'On the way', done: 'set on the way', from: [1], next: () => 2, authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  REACHED: { code: 'reached', label: 'Reached', done: 'marked as reached', from: [1, 2], next: () => 3, authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  START: { code: 'start', label: 'Start', done: 'started', from: [1, 2, 3], next: () => 4, authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  CREATE_INVOICE: { code: 'create_invoice', label: 'Create invoice', done: 'invoiced', from: [4, 6], next: (from) => (from === 4 ? 5 : 6), authorities: ['manage_invoices'], byAssignee: 'collect' },
  FINISH: { code: 'finish', label: 'Finish', done: 'finished', from: [4, 5], next: () => 6, authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  CANCEL: { code: 'cancel', label: 'Cancel', done: 'cancelled', from: [0, 1, 2, 3, 4, 11], next: () => 7, authorities: ['manage_jobs'], byAssignee: false },
  DECLINE: { code: 'decline', label: 'Decline', done: 'declined', from: [1], next: () => 8, authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  REOPEN: { code: 'reopen', label: 'Reopen', done: 'reopened', from: [6, 7], next: (from) => (from === 7 ? 11 : 4), authorities: ['manage_jobs'], byAssignee: false },
  STEP_BACK: { code: 'step_back', label: 'Undo last step', done: 'undone', from: [2, 3, 4, 6], next: (from) => (from === 6 ? 4 : from === 4 ? 3 : from === 3 ? 2 : 1), authorities: ['dispatch', 'manage_jobs'], byAssignee: true },
  VOID_INVOICE: { code: 'void_invoice', label: 'Void invoice', done: 'freed of its invoice', from: [5, 6], next: (from) => (from === 5 ? 4 : 6), authorities: ['manage_invoices'], byAssignee: false },
} as const satisfies Record<string, ActionRule>

export type JobActionName = keyof typeof jobAction
export type JobActionCode = CodeOf<typeof jobAction>

const ruleOf = (action: JobActionCode): ActionRule => rules.get(action) as ActionRule
const rules = new Map<JobActionCode, ActionRule>(Object.values(jobAction).map((rule) => [rule.code, rule]))

export const isLegal = (action: JobActionCode, status: JobStatusCode): boolean => ruleOf(action).from.includes(status)

export const statusAfter = (action: JobActionCode, status: JobStatusCode, hasStaff: boolean): JobStatusCode =>
  ruleOf(action).next(status, hasStaff)

const isByAssignee = ({ byAssignee }: ActionRule, { staff_can_collect = false }: Actor): boolean =>
  byAssignee === 'collect' ? staff_can_collect : byAssignee

export const mayDo = (action: JobActionCode, actor: Actor, isAssignee: boolean): boolean =>
  (isAssignee && isByAssignee(ruleOf(action), actor)) || ruleOf(action).authorities.some((authority) => holds(actor, authority))

/** Actions that depend on more than the status: the time of the step (`mayStepBack`) or the invoice. */
const byMore: readonly JobActionCode[] = ['step_back', 'void_invoice']

export const allowedActions = (status: JobStatusCode, actor: Actor, isAssignee: boolean): JobActionCode[] =>
  [...rules.keys()].filter((action) => !byMore.includes(action) && isLegal(action, status) && mayDo(action, actor, isAssignee))

export const illegalTransition = (action: JobActionCode, status: JobStatusCode): string =>
  `This visit is ${statusLabel(status)}, so it can’t be ${ruleOf(action).done}.`
