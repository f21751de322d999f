import type { Actor } from '@callout/contracts/profile/authorities'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import type { ActionInput } from '../../visits/actionTarget.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName } from '../../visits/boardJob.ts'
import type { RequestedEffect } from '../board/boardStore.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import { type DayRuler, minuteOf, slotAt, type Stretch } from '../board/dayRuler.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

export interface Drop extends Stretch {
  readonly of: BoardVisitFragment
  readonly fromLane: string
  readonly toLane: string
}

/** Result of a drop: an action with the requested place, the reason why it is not possible, or null: no change. */
export type Plan =
  | { readonly kind: 'act'; readonly name: JobAction; readonly input: Partial<ActionInput>; readonly request: RequestedEffect }
  | { readonly kind: 'no'; readonly why: string }
  | null

const noText = 'Choose a time that starts and ends on this day. When clocks go back, the repeated hour can’t be booked.'

export function staffAfter(ids: readonly string[], fromLane: string, toLane: string): string[] {
  if (fromLane === toLane) return [...ids]
  const rest = ids.filter((id) => id !== fromLane && id !== toLane)
  return toLane === UNASSIGNED ? rest : [...rest, toLane]
}

export function canMove({ visit }: BoardVisitFragment, user: Actor): boolean {
  const names = actionsOf(visit, user)
  return names.includes('RESCHEDULE') || names.includes('ASSIGN')
}

/** Why it can't be moved, as a sentence. */
export const stuckText = (of: BoardVisitFragment): string => `${getName(of)} can’t be moved: ${statusWord(of.visit)}.`

function slotInput(ruler: DayRuler, to: Stretch): Pick<ActionInput, 'date' | 'startTime' | 'endTime'> | null {
  const slot = slotAt(ruler, to)
  return slot && { date: slot.date, startTime: slot.startTime, endTime: slot.endTime }
}

/** Plans a drop by the actions that the user may run on the visit. */
export function planDrop({ of, fromLane, toLane, ...to }: Drop, ruler: DayRuler, user: Actor): Plan {
  const { visit } = of
  const names = actionsOf(visit, user)
  const before = (visit.staff ?? []).map(({ id }) => id)
  const staffIds = staffAfter(before, fromLane, toLane)
  const isSameStaff = staffIds.length === before.length && staffIds.every((id) => before.includes(id))
  const old: Stretch | null =
    visit.startAt === null || visit.endAt === null ? null : { from: minuteOf(ruler, visit.startAt), to: minuteOf(ruler, visit.endAt) }
  // A declined visit keeps its time until it is assigned again.
  const keepsTime = old !== null && (!names.includes('RESCHEDULE') || (old.from === to.from && old.to === to.to))
  const request: RequestedEffect = { from: keepsTime ? old.from : to.from, to: keepsTime ? old.to : to.to, staffIds }
  if (keepsTime && isSameStaff) return names.includes('RESCHEDULE') ? null : { kind: 'no', why: stuckText(of) }
  if (keepsTime && staffIds.length === 0 && names.includes('UNASSIGN')) return { kind: 'act', name: 'UNASSIGN', input: {}, request }
  if (keepsTime && names.includes('ASSIGN') && staffIds.length > 0) return { kind: 'act', name: 'ASSIGN', input: { staffIds }, request }
  if (!names.includes('RESCHEDULE')) return { kind: 'no', why: stuckText(of) }
  const slot = slotInput(ruler, request)
  if (!slot) return { kind: 'no', why: noText }
  return { kind: 'act', name: 'RESCHEDULE', input: { ...slot, ...(!isSameStaff && { staffIds }) }, request }
}
