import type { DayPlan } from '../planner/planDay.ts'
import { isCalendarDay } from '@callout/contracts/time'
import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import type { Actor } from '@callout/contracts/profile/authorities'
import { counted } from '../../../components/list/listText.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { type DayRuler, minuteOf, slotAt } from '../board/dayRuler.ts'
import { isOff } from '../map/mapDay.ts'
import type { PlannedSlot } from './planBulk.ts'
import { mayMove } from './planInput.ts'
import { type PlannedDay, slotsOf } from './usePlanRequest.ts'

export const restChoices = { leave: 'Leave', unassign: 'Unassign', move: 'Move to another day' } as const
export type RestChoice = keyof typeof restChoices

export interface AbsentVisits {
  readonly movable: readonly BoardVisitFragment[]
  readonly underWay: readonly BoardVisitFragment[]
  /** Those with other technicians, too. */
  readonly shared: readonly BoardVisitFragment[]
}

export function absentVisits(visits: Iterable<BoardVisitFragment>, personId: string, user: Actor): AbsentVisits {
  const ownBoardVisits = [...visits].filter((of) => !isOff(of) && of.visit.staff?.some(({ id }) => id === personId))
  const underWay = ownBoardVisits.filter(({ visit: { status } }) => status !== null && isUnderWay(jobStatus[status].code))
  const waiting = ownBoardVisits.filter((of) => !underWay.includes(of) && mayMove(of, user))
  const isShared = ({ visit }: BoardVisitFragment): boolean => (visit.staff ?? []).length > 1
  return { movable: waiting.filter((of) => !isShared(of)), underWay, shared: waiting.filter(isShared) }
}

/** The same times on another day; null: the visit has none. */
function slotOnDay({ visit: { startAt, endAt } }: BoardVisitFragment, date: string, ruler: DayRuler): PlannedSlot | null {
  if (startAt === null || endAt === null) return null
  const slot = slotAt(ruler, { from: minuteOf(ruler, startAt), to: minuteOf(ruler, endAt) })
  return slot && { ...slot, date }
}

export interface Rest {
  readonly choice: RestChoice
  readonly date: string
}

interface AbsentRules {
  readonly absentId: string | null
  readonly user: Actor
  readonly rest: Rest
}

export function planChanges(plan: DayPlan, { visits, ruler }: PlannedDay, { absentId, user, rest }: AbsentRules) {
  const slots = new Map(slotsOf(plan, ruler))
  const left = absentId ? absentVisits(visits.values(), absentId, user).movable.filter(({ id }) => !slots.has(id)) : []
  for (const of of left) {
    const slot = rest.choice === 'move' && isCalendarDay(rest.date) ? slotOnDay(of, rest.date, ruler) : null
    if (slot) slots.set(of.id, slot)
  }
  return { slots, unassigned: new Set(rest.choice === 'unassign' ? left.map(({ id }) => id) : []), left }
}

export function takenOverText(name: string, count: number, others: number): string {
  const visits = `${name}’s ${counted({ one: 'visit', many: 'visits' }, count)}`
  if (others > 0) return `${visits}, and ${counted({ one: 'other', many: 'others' }, others)}, change`
  return `${visits} ${count === 1 ? 'changes' : 'change'}`
}
