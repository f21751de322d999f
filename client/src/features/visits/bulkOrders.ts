import { jobStatus } from '@callout/contracts/jobs/status/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { VisitSlot } from '@callout/contracts/jobs/status/undo'
import { addDays } from '@callout/contracts/time'
import type { BulkAction, Blocked } from '../../components/bulk/defineBulk.ts'
import { type ActionInput, type ActionTarget, getSlot } from './actionTarget.ts'
import { actionsOf } from '../jobs/actions/jobActionRules.ts'
import type { JobRowFragment } from '../jobs/queries/jobs.generated.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

export type Move = { readonly days: number } | { readonly date: string }

export interface AssignOrder {
  readonly staffIds: readonly string[]
}
export interface MoveOrder {
  readonly move: Move
  readonly isNotifying?: boolean
}
export interface CancelOrder {
  readonly isNotifying?: boolean
  readonly cancelReasonId: string
  readonly reason: string
}

type Fulfilling<Order> = Pick<BulkAction<JobRowFragment, JobAction, ActionTarget, ActionInput, Order>, 'does' | 'input' | 'isFulfilled'>

/** Slot after the move, at the same wall clock times, across clock changes too. */
export const movedSlot = (slot: VisitSlot, move: Move): VisitSlot => ({
  ...slot,
  date: 'date' in move ? move.date : addDays(slot.date, move.days),
})

const slotInput = ({ date, start_time: startTime, end_time: endTime }: VisitSlot): ActionInput => ({ date, startTime, endTime })

const areSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

function toBlocked(action: JobAction, { status }: JobRowFragment): Blocked {
  if (status === null) return { blockedReason: 'Couldn’t load this job’s status.' }
  const [actionCode, statusCode] = [jobAction[action].code, jobStatus[status].code]
  return {
    blockedReason: isLegal(actionCode, statusCode) ? 'You don’t have permission to do this.' : illegalTransition(actionCode, statusCode),
  }
}

const doing =
  (action: JobAction): Fulfilling<never>['does'] =>
  (job, { user }) =>
    actionsOf(job, user).includes(action) ? action : toBlocked(action, job)

/** Assigned staff are replaced by rescheduling the visit to its own time with the new staff: the API has no other way. */
export const assigning: Fulfilling<AssignOrder> = {
  does: (job, actor) => {
    const plain = doing('ASSIGN')(job, actor)
    if (typeof plain === 'string' || job.status !== 'ASSIGNED') return plain
    return actionsOf(job, actor.user).includes('RESCHEDULE') ? 'RESCHEDULE' : plain
  },
  input: ({ staffIds }, target, { timeZone }) => {
    const slot = getSlot(target, timeZone)
    return { staffIds: [...staffIds], ...(target.status === 'ASSIGNED' && slot && slotInput(slot)) }
  },
  isFulfilled: ({ staffIds }, _before, { staff }) =>
    areSame(
      staffIds,
      (staff ?? []).map(({ id }) => id),
    ),
}

export const moving: Fulfilling<MoveOrder> = {
  does: doing('RESCHEDULE'),
  input: ({ move, isNotifying }, target, { timeZone }) => {
    const slot = getSlot(target, timeZone)
    return slot
      ? { ...slotInput(movedSlot(slot, move)), ...(isNotifying && { notifyCustomer: true }) }
      : { blockedReason: 'This job has no date yet. Schedule it first.' }
  },
  isFulfilled: ({ move }, before, now, { timeZone }) => {
    const [from, to] = [getSlot(before, timeZone), getSlot(now, timeZone)]
    if (!from || !to) return false
    const requested = movedSlot(from, move)
    return requested.date === to.date && requested.start_time === to.start_time && requested.end_time === to.end_time
  },
}

export const cancelling: Fulfilling<CancelOrder> = {
  does: doing('CANCEL'),
  input: ({ cancelReasonId, reason, isNotifying }) => ({
    cancelReasonId,
    ...(reason && { reason }),
    ...(isNotifying && { notifyCustomer: true }),
  }),
  isFulfilled: (_order, _before, { status }) => status === 'CANCELLED',
}

/** In the list: finished jobs, and all finished visits of a series. Visits under way are invoiced on their own page. */
export const invoicing: Fulfilling<object> = {
  does: (job, actor) => {
    if (job.billing === 'EACH_VISIT') {
      if (job.unbilledVisits === 0) return { blockedReason: 'No finished visits to invoice.' }
      return doing('CREATE_INVOICE')(job, actor)
    }
    if (job.invoiceStatus !== null) return { blockedReason: 'This job already has an invoice.' }
    if (job.status !== null && job.status !== 'COMPLETED') return { blockedReason: 'This job isn’t finished yet.' }
    return doing('CREATE_INVOICE')(job, actor)
  },
  // All finished visits of a series.
  input: (_order, { series }) => (series ? { scope: 'ALL' } : {}),
  isFulfilled: (_order, _before, { allowedActions }) => allowedActions !== null && !allowedActions.includes('CREATE_INVOICE'),
}
