import type { Actor } from '@callout/contracts/profile/authorities'
import { wallTimeOf } from '@callout/contracts/time'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { NOBODY } from '../board/boardStore.ts'
import { dayRuler, minuteAt, minuteOf, type Stretch } from '../board/dayRuler.ts'
import { type Plan, planDrop, stuckWords } from '../drag/moves.ts'

/** A field of the week: somebody's day. */
export interface WeekPlace {
  /** `NOBODY`: what nobody has. */
  readonly laneId: string
  readonly date: string
}

const MINUTE = 60

/** The same times of the clocks on another day, by the minutes that pass in it; the length of the visit stays. */
function onDay({ visit }: BoardVisitFragment, date: string, timeZone: string): Stretch | null {
  if (visit.startAt === null) return null
  const ruler = dayRuler(date, timeZone)
  const before = wallTimeOf(visit.startAt, timeZone)
  const from = before.date === date ? minuteOf(ruler, visit.startAt) : minuteAt(ruler, before.time)
  return { from, to: from + (visit.endAt === null ? MINUTE : (visit.endAt - visit.startAt) / MINUTE) }
}

/** What it means that a visit goes to another field: it keeps its time of day. null: nothing. */
export function planWeekDrop(of: BoardVisitFragment, from: WeekPlace, to: WeekPlace, timeZone: string, user: Actor): Plan {
  const stretch = onDay(of, to.date, timeZone)
  if (!stretch) return null
  const plan = planDrop({ of, fromLane: from.laneId, toLane: to.laneId, ...stretch }, dayRuler(to.date, timeZone), user)
  // Somebody else at the old time is not what another day means.
  return plan?.kind === 'act' && plan.name !== 'RESCHEDULE' && from.date !== to.date ? { kind: 'no', why: stuckWords(of) } : plan
}

/** Whether it stands in somebody's fields, or in those of nobody. */
export const isOfLane = (staffIds: readonly string[], laneId: string): boolean =>
  laneId === NOBODY ? staffIds.length === 0 : staffIds.includes(laneId)

/** A visit in the week, where it is or where it is to be. */
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

/** Where a visit is drawn before the backend says so. */
export interface WeekWish {
  readonly of: BoardVisitFragment
  readonly date: string
  readonly staffIds: readonly string[]
}

/** All visits of the week; those with a wish stand where it says, also while the answers of two days come one after the other. */
export function weekVisits(days: readonly WeekDay[], requests: ReadonlyMap<string, WeekWish>): WeekVisit[] {
  const returned = days.flatMap(({ date, visits }) =>
    visits.flatMap((of): WeekVisit[] =>
      requests.has(of.id) ? [] : [{ of, date, staffIds: (of.visit.staff ?? []).map(({ id }) => id), isPending: false }],
    ),
  )
  const wished = [...requests.values()].map((wish): WeekVisit => ({ ...wish, isPending: true }))
  return [...returned, ...wished].toSorted((a, b) => (a.of.visit.startAt ?? 0) - (b.of.visit.startAt ?? 0))
}
