import { expectedEnd } from '../../visits/predictArrivals.ts'
import { getPlace, type GeoPlace } from '@callout/contracts/jobs/routes'
import type { PlanPerson, PlanVisit } from '../planner/route.ts'
import { usualHours } from '@callout/contracts/jobs/schedule/freeTimes'
import type { Actor } from '@callout/contracts/profile/authorities'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import { stopOf } from '../../visits/arrivals.ts'
import type { BoardDayFragment, BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { type DayRuler, minuteAt, minuteOf } from '../board/dayRuler.ts'
import { isOff, visitsIn } from '../map/mapDay.ts'
import type { Trades } from './useTrades.ts'

/** How far a plan may move a visit that has a time. */
export const freedoms = { keep: 'Keep times', promise: 'Keep promises', any: 'Any time' } as const
export type Freedom = keyof typeof freedoms

const HOUR = 60
const NOON = 12 * HOUR

export const mayMove = (of: BoardVisitFragment, user: Actor): boolean => actionsOf(of.visit, user).includes('RESCHEDULE')

/** Start in minutes of the day, present or null. */
const startOf = ({ visit: { startAt } }: BoardVisitFragment, ruler: DayRuler): number | null =>
  startAt === null ? null : minuteOf(ruler, startAt)

function windowOf(from: number | null, arrivalWindow: number | null, freedom: Freedom): PlanVisit['window'] {
  if (from === null || freedom === 'any') return null
  if (freedom === 'keep') return { from, to: from }
  if (arrivalWindow) return { from, to: from + arrivalWindow }
  return from < NOON ? { from: 0, to: NOON - 1 } : { from: NOON, to: 24 * HOUR }
}

/** How long it takes; work under way that overruns lasts until it is expected to end. */
function minutesOf(of: BoardVisitFragment, from: number | null, { ruler, now }: Pick<VisitRules, 'ruler' | 'now'>): number {
  const { endAt } = of.visit
  const planned = from === null || endAt === null ? HOUR : minuteOf(ruler, endAt) - from
  const stop = now === null ? null : stopOf(of, 0)
  if (now === null || from === null || stop?.stage !== 'AT_WORK') return planned
  return Math.max(planned, Math.ceil(minuteOf(ruler, expectedEnd(stop, now)) - from))
}

interface VisitRules {
  readonly ruler: DayRuler
  readonly user: Actor
  readonly freedom: Freedom
  readonly excluded: ReadonlySet<string>
  readonly chosen: ReadonlyMap<string, string>
  /** Unix seconds; null: another day than today. */
  readonly now: number | null
}

/** Visits as the planner takes them. Those that can be neither moved nor assigned and have no person stay out. */
export function planVisits(day: BoardDayFragment, { ruler, user, freedom, excluded, chosen, now }: VisitRules): PlanVisit[] {
  return visitsIn(day).flatMap((of) => {
    if (isOff(of)) return []
    const { endAt, status, staff, arrivalWindowMinutes } = of.visit
    const from = startOf(of, ruler)
    const staffIds = (staff ?? []).map(({ id }) => id)
    const isFixed =
      staffIds.length > 1 || !mayMove(of, user) || status === 'ON_THE_WAY' || (from !== null && endAt === null) || excluded.has(of.id)
    if (isFixed && (staffIds.length === 0 || from === null)) return []
    const onlyPersonId = chosen.get(of.id)
    return {
      id: of.id,
      place: getPlace(of),
      from,
      minutes: minutesOf(of, from, { ruler, now }),
      staffIds,
      categoryId: of.category?.id ?? null,
      isFixed,
      window: windowOf(from, arrivalWindowMinutes, freedom),
      // The half of the day is no promise to someone who plans at any time.
      promise: freedom === 'any' && !arrivalWindowMinutes ? null : windowOf(from, arrivalWindowMinutes, 'promise'),
      isUrgent: of.priority === 'HIGH',
      ...(onlyPersonId !== undefined && { onlyPersonId }),
    }
  })
}

interface PersonRules {
  readonly ruler: DayRuler
  readonly home: GeoPlace | null
  /** By person; missing: unknown. */
  readonly trades: Trades
}

export function planPerson({ id, hours, timeOff }: BoardPersonFragment, { ruler, home, trades }: PersonRules): PlanPerson {
  const isAway = hours?.isOn === false || (timeOff ?? []).some(({ startTime, endTime }) => !startTime || !endTime)
  const open = minuteAt(ruler, hours?.open ?? usualHours.open)
  const close = minuteAt(ruler, hours?.close ?? usualHours.close)
  const off = (timeOff ?? []).flatMap(({ startTime, endTime }) =>
    startTime && endTime ? [{ from: minuteAt(ruler, startTime), to: minuteAt(ruler, endTime) }] : [],
  )
  return { id, home, open, close: isAway ? open : close, timeOff: isAway ? [] : off, categoryIds: trades.get(id) ?? null }
}

const isAnyOff = ({ timeOff }: BoardPersonFragment): boolean => (timeOff ?? []).some(({ startTime, endTime }) => startTime && endTime)

/** Someone who does not work on the day, or, with hours off, not in these. */
export const absentPerson = (person: BoardPersonFragment, rules: PersonRules): PlanPerson => {
  const planned = planPerson(person, rules)
  return isAnyOff(person) ? planned : { ...planned, close: planned.open, timeOff: [] }
}
