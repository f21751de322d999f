/** Plans jobs without a date over several days, around the visits that are booked. */
import type { UnplacedVisit } from './explain.ts'
import { planDay, type PlanOptions } from './planDay.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

export interface WeekDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** Booked visits; they keep their time and people. */
  readonly visits: readonly PlanVisit[]
  readonly people: readonly PlanPerson[]
  /** No job begins before this minute. */
  readonly earliest: number
}

export interface WeekPlacement {
  readonly jobId: string
  readonly date: string
  readonly personId: string
  /** Minutes of the day. */
  readonly from: number
  readonly minutes: number
  readonly km: number
}

export interface WeekPlan {
  readonly placed: readonly WeekPlacement[]
  /** With the rule against each on the last day. */
  readonly unplaced: readonly UnplacedVisit[]
}

/** Fewer than for one day: jobs that don't fit are tried in every round. */
const ROUNDS = 60

const isBooked = ({ from, staffIds }: PlanVisit): boolean => from !== null && staffIds.length > 0

/** Fills one day after the other; urgent jobs come first. The same input and seed give the same plan. */
export function planWeek(
  jobs: readonly PlanVisit[],
  days: readonly WeekDay[],
  { step, seed = 1, driveTable = null }: Pick<PlanOptions, 'step' | 'seed' | 'driveTable'>,
): WeekPlan {
  let open = jobs
  let unplaced: readonly UnplacedVisit[] = []
  const placed: WeekPlacement[] = []
  for (const { date, visits, people, earliest } of days) {
    const booked = visits.filter(isBooked).map((visit) => ({ ...visit, isFixed: true }))
    const plan = planDay([...booked, ...open], people, { step, earliest, seed, rounds: ROUNDS, driveTable })
    placed.push(
      ...plan.visits.map(({ visit, personId, from, km }) => ({ jobId: visit.id, date, personId, from, minutes: visit.minutes, km })),
    )
    unplaced = plan.unplaced
    open = plan.unplaced.map(({ visit }) => visit)
  }
  return { placed, unplaced }
}
