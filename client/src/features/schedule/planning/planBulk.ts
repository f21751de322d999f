import { IconRoute } from '@tabler/icons-react'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { jobActions } from '../../jobs/shared/actions/jobActions.ts'
import { runUndo, undoPlanOf } from '../../jobs/shared/actions/undoJob.ts'
import { lazyModule } from '../../../lib/lazyModule.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { nameOf, subjectOf } from '../../jobs/shared/boardJob.ts'
import { dayRuler, minuteAt, type Slot } from '../day/dayRuler.ts'
import { mayMove } from './planInput.ts'

/** Where the plan puts a visit. */
export interface PlannedSlot extends Slot {
  /** Set where the person changes. */
  readonly staffIds?: string[]
}

/** New times and people, by visit. */
export interface PlanOrder {
  readonly slots: ReadonlyMap<string, PlannedSlot>
}

/** Visits that change places overlap for a moment, on the way there and back. */
const planActionSet = {
  late: lazyModule(async () => ({
    ...jobActions,
    undo: ((call, name, target, outcome) => {
      const { timeZone } = call.format
      const plan = undoPlanOf(name, target, outcome, timeZone)?.map((step) => ({ ...step, allowClash: true }))
      return plan ? () => runUndo(call.client, target, plan, outcome, timeZone) : null
    }) satisfies typeof jobActions.undo,
  })),
}

/** Applies a plan by the actions of the board: a result per visit, one Undo. */
export const planBulk = defineBulk({
  noun: { one: 'visit', many: 'visits' },
  set: planActionSet,
  subjectOf,
  nameOf: (of: BoardVisitFragment) => ({ name: nameOf(of), title: of.title }),
  actions: {
    plan: {
      label: 'Apply plan',
      title: (rows: string) => `Plan ${rows}`,
      Icon: IconRoute,
      done: 'planned',
      does: (of: BoardVisitFragment, { user }) =>
        mayMove(of, user) ? 'RESCHEDULE' : { obstacle: `This visit is ${statusWord(of.visit)}, so it can’t be moved.` },
      input: ({ slots }: PlanOrder, { visitId }) => {
        const slot = slots.get(visitId ?? '')
        return slot ? { ...slot, allowClash: true } : { obstacle: 'This visit isn’t part of the plan.' }
      },
      isFulfilled: ({ slots }: PlanOrder, _before, { visitId, startAt, staff }, { timeZone }) => {
        const slot = slots.get(visitId ?? '')
        if (!slot || startAt === null) return false
        const ruler = dayRuler(slot.date, timeZone)
        const hasPeople = slot.staffIds?.every((id) => staff?.some((person) => person.id === id)) ?? true
        return hasPeople && startAt === ruler.start + 60 * minuteAt(ruler, slot.startTime)
      },
    },
  },
})
