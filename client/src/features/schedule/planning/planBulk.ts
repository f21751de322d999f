import { IconRoute } from '@tabler/icons-react'
import { instantOf } from '@callout/contracts/time'
import { defineBulk, type Blocked } from '../../../components/bulk/defineBulk.ts'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import type { ActionInput, ActionTarget } from '../../visits/actionTarget.ts'
import { jobActions } from '../../jobs/actions/jobActions.ts'
import { runUndo, undoPlanOf } from '../../jobs/actions/undoJob.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import { findSentVisit } from '../../visits/findSentVisit.ts'
import type { Slot } from '../board/dayRuler.ts'
import { mayMove } from './planInput.ts'

export interface PlannedSlot extends Slot {
  readonly staffIds?: string[]
}

export interface PlanOrder {
  readonly slots: ReadonlyMap<string, PlannedSlot>
  /** Ids of visits that lose their technician. */
  readonly unassigned: ReadonlySet<string>
  /** Customers get a message with their new time. */
  readonly isNotifying: boolean
}

export interface PlanRow extends BoardVisitFragment {
  readonly isUnassigned: boolean
}

const startOf = ({ date, startTime }: PlannedSlot, timeZone: string): number => instantOf(date, startTime, timeZone)

/** Whether the customer has to come to terms with another time. */
export const isNewTime = (slot: PlannedSlot, startAt: number | null, timeZone: string): boolean => startOf(slot, timeZone) !== startAt

/** A job shown in place of its visit has the job's id on the board. */
const rowIdOf = ({ visitId, jobId }: ActionTarget): string => visitId ?? jobId

/** Visits that change places overlap for a moment, on the way there and back. */
const planActions = {
  ...jobActions,
  undo: ((call, name, target, outcome) => {
    const { timeZone } = call.format
    const plan = undoPlanOf(name, target, outcome, timeZone)?.map((step) => ({ ...step, allowClash: true }))
    return plan ? () => runUndo(call.client, target, plan, outcome, timeZone) : null
  }) satisfies typeof jobActions.undo,
}

export const planBulk = defineBulk({
  noun: { one: 'visit', many: 'visits' },
  loadActions: async () => planActions,
  subjectOf,
  getName: (of: PlanRow) => ({ name: getName(of), title: of.title }),
  readResult: (client, of, before) => findSentVisit(client, subjectOf(of).job, before),
  actions: {
    plan: {
      label: 'Apply plan',
      title: (rows: string) => `Plan ${rows}`,
      Icon: IconRoute,
      done: 'planned',
      noun: 'Plan',
      does: (of: PlanRow, { user }) => {
        if (of.isUnassigned && actionsOf(of.visit, user).includes('UNASSIGN')) return 'UNASSIGN'
        if (!of.isUnassigned && mayMove(of, user)) return 'RESCHEDULE'
        return { blockedReason: `This visit is ${statusWord(of.visit)}, so it can’t be ${of.isUnassigned ? 'unassigned' : 'moved'}.` }
      },
      input: ({ slots, unassigned, isNotifying }: PlanOrder, target, { timeZone }): Partial<ActionInput> | Blocked => {
        const { startAt } = target
        const id = rowIdOf(target)
        const slot = slots.get(id)
        if (slot) return { ...slot, allowClash: true, ...(isNotifying && isNewTime(slot, startAt, timeZone) && { notifyCustomer: true }) }
        return unassigned.has(id) ? {} : { blockedReason: 'This visit isn’t part of the plan.' }
      },
      isFulfilled: ({ slots, unassigned }: PlanOrder, _before, target, { timeZone }) => {
        const { startAt, staff } = target
        const slot = slots.get(rowIdOf(target))
        if (!slot) return unassigned.has(rowIdOf(target)) && staff?.length === 0
        const hasPeople = slot.staffIds?.every((id) => staff?.some((person) => person.id === id)) ?? true
        return hasPeople && !isNewTime(slot, startAt, timeZone)
      },
    },
  },
})
