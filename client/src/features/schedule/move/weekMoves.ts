import type { Actor } from '@callout/contracts/profile/authorities'
import { wallTimeOf } from '@callout/contracts/time'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import { dayRuler, minuteAt, minuteOf, type Stretch } from '../board/dayRuler.ts'
import { type Plan, planDrop, stuckText } from './moves.ts'

export interface WeekPlace {
  /** `UNASSIGNED`: unassigned visits. */
  readonly laneId: string
  readonly date: string
}

const MINUTE = 60

/** The same clock times on another day, in its elapsed minutes; preserves the visit's length. */
function onDay({ visit }: BoardVisitFragment, date: string, timeZone: string): Stretch | null {
  if (visit.startAt === null) return null
  const ruler = dayRuler(date, timeZone)
  const before = wallTimeOf(visit.startAt, timeZone)
  const from = before.date === date ? minuteOf(ruler, visit.startAt) : minuteAt(ruler, before.time)
  return { from, to: from + (visit.endAt === null ? MINUTE : (visit.endAt - visit.startAt) / MINUTE) }
}

/** Plans a visit's move to another cell at the same time of day. null: no change. */
export function planWeekDrop(of: BoardVisitFragment, from: WeekPlace, to: WeekPlace, timeZone: string, user: Actor): Plan {
  const stretch = onDay(of, to.date, timeZone)
  if (!stretch) return null
  const plan = planDrop({ of, fromLane: from.laneId, toLane: to.laneId, ...stretch }, dayRuler(to.date, timeZone), user)
  // Another day must not reassign the visit at its old time.
  return plan?.kind === 'act' && plan.name !== 'RESCHEDULE' && from.date !== to.date ? { kind: 'no', why: stuckText(of) } : plan
}

export const isOfLane = (staffIds: readonly string[], laneId: string): boolean =>
  laneId === UNASSIGNED ? staffIds.length === 0 : staffIds.includes(laneId)

export interface WeekVisit {
  readonly of: BoardVisitFragment
  readonly date: string
  readonly staffIds: readonly string[]
  readonly isPending: boolean
}

export interface WeekDay {
  readonly date: string
  readonly visits: readonly BoardVisitFragment[]
}

export interface WeekRequest {
  readonly of: BoardVisitFragment
  readonly date: string
  readonly staffIds: readonly string[]
}

/** All visits of the week at their requested places, also while responses of two days arrive separately. */
export function weekVisits(days: readonly WeekDay[], requests: ReadonlyMap<string, WeekRequest>): WeekVisit[] {
  const returned = days.flatMap(({ date, visits }) =>
    visits.flatMap((of): WeekVisit[] =>
      requests.has(of.id) ? [] : [{ of, date, staffIds: (of.visit.staff ?? []).map(({ id }) => id), isPending: false }],
    ),
  )
  const wished = [...requests.values()].map((request): WeekVisit => ({ ...request, isPending: true }))
  return [...returned, ...wished].toSorted((a, b) => (a.of.visit.startAt ?? 0) - (b.of.visit.startAt ?? 0))
}
