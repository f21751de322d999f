import { jobStatus } from '@callout/contracts/jobs/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/transitions'
import type { VisitSlot } from '@callout/contracts/jobs/undo'
import { addDays } from '@callout/contracts/time'
import type { Actor } from '@callout/contracts/profile/authorities'
import { type ActionInput, type ActionTarget, slotOf } from '../../../parts/jobs/actionTarget.ts'
import { actionsOf } from '../../../parts/jobs/actions/jobActionSet.ts'
import type { JobAction, JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'

/** How far a visit moves; its times of day stay. */
export type Move = { readonly days: number } | { readonly date: string }

/** What is asked of every selected job. */
export type BulkOrder =
  | { readonly kind: 'assign'; readonly staffIds: readonly string[] }
  | { readonly kind: 'reschedule'; readonly move: Move }
  | { readonly kind: 'cancel'; readonly cancelReasonId: string; readonly reason: string }

/** A job that cannot be changed, in a sentence. */
export interface Obstacle {
  readonly obstacle: string
}

const mainAction: Readonly<Record<BulkOrder['kind'], JobAction>> = { assign: 'ASSIGN', reschedule: 'RESCHEDULE', cancel: 'CANCEL' }

/** The slot after the move: on another day the same times on the wall, also over a change of the clocks. */
export const movedSlot = (slot: VisitSlot, move: Move): VisitSlot => ({
  ...slot,
  date: 'date' in move ? move.date : addDays(slot.date, move.days),
})

/**
 * The one action that fulfils the order for this job. Who is assigned already is replaced by moving the visit to its own
 * time with the new staff: an assigned visit knows no other way.
 */
export function actionFor({ kind }: BulkOrder, job: JobRowFragment, user: Actor): JobAction | Obstacle {
  const allowed = actionsOf(job, user)
  const action = mainAction[kind]
  if (allowed.includes(action)) return action
  if (kind === 'assign' && job.status === 'ASSIGNED' && allowed.includes('RESCHEDULE')) return 'RESCHEDULE'
  if (job.status === null) return { obstacle: 'This job’s status isn’t known.' }
  const [actionCode, statusCode] = [jobAction[action].code, jobStatus[job.status].code]
  return { obstacle: isLegal(actionCode, statusCode) ? 'You don’t have permission to do this.' : illegalTransition(actionCode, statusCode) }
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Whether a visit is already as the order wants it. `before`: how it was when the order was given. */
export function isFulfilled(order: BulkOrder, before: ActionTarget, now: ActionTarget, zone: string): boolean {
  if (order.kind === 'cancel') return now.status === 'CANCELLED'
  if (order.kind === 'assign')
    return areSame(
      order.staffIds,
      (now.staff ?? []).map(({ id }) => id),
    )
  const [from, to] = [slotOf(before, zone), slotOf(now, zone)]
  if (!from || !to) return false
  const wanted = movedSlot(from, order.move)
  return wanted.date === to.date && wanted.start_time === to.start_time && wanted.end_time === to.end_time
}

const slotInput = ({ date, start_time: startTime, end_time: endTime }: VisitSlot): ActionInput => ({ date, startTime, endTime })

/** What the call carries for this visit; `zone` is the account's. */
export function inputFor(order: BulkOrder, target: ActionTarget, zone: string): ActionInput | Obstacle {
  if (order.kind === 'cancel') return { cancelReasonId: order.cancelReasonId, ...(order.reason && { reason: order.reason }) }
  const slot = slotOf(target, zone)
  if (order.kind === 'reschedule')
    return slot ? slotInput(movedSlot(slot, order.move)) : { obstacle: 'This job has no date yet. Schedule it first.' }
  return { staffIds: [...order.staffIds], ...(target.status === 'ASSIGNED' && slot && slotInput(slot)) }
}
