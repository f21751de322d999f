import type { JobStatusCode } from '@callout/contracts/jobs/status'
import { timeOf } from '../calendar.ts'
import { type Cell, windowStarts } from './agenda.ts'
import type { VisitPlan } from './plan.ts'
import { randomOf } from '../random.ts'

/** What the visits of the reference date have come to at half past eleven, by stretch of the day, over and over. */
const todayStatuses: readonly (readonly JobStatusCode[])[] = [
  [6, 6, 6, 6, 7, 6, 0, 6, 6, 6],
  [4, 6, 3, 4, 2, 5, 1, 0, 6, 4],
  [1, 1, 0, 1, 1, 8, 1, 1, 0, 1],
  [1, 0, 1, 1, 1, 1, 0, 1, 7, 1],
]
/** How long after ten a visit in that state began or was to begin, so that it fits half past eleven. */
const lateMorning: Readonly<Partial<Record<JobStatusCode, number>>> = { 2: 75, 3: 60, 4: 15, 5: 0, 6: 0, 1: 30, 0: 15 }

/** Gives visits of one company their state: the past is done, the future planned, the reference date in between. */
export class DayStatus {
  readonly #seed: number
  readonly #referenceDate: string
  readonly #counts = [0, 0, 0, 0]

  constructor(seed: number, referenceDate: string) {
    this.#seed = seed
    this.#referenceDate = referenceDate
  }

  visitOf(cell: Cell, minutes: number): VisitPlan {
    const random = randomOf(this.#seed, 'visit', cell.date, cell.member.id, cell.window)
    const status = this.#statusOf(cell, random.next())
    const isNow = cell.date === this.#referenceDate && cell.window === 1
    const offset = isNow ? (lateMorning[status] ?? 0) : random.pick([0, 0, 0, 15])
    const start = (windowStarts[cell.window] as number) + offset
    const end = Math.min(start + (isNow && status === 6 ? 60 : minutes), start + 120 - offset + (isNow ? 30 : 0))
    return { date: cell.date, start: timeOf(start), end: timeOf(end), status, staff: status === 0 || status === 8 ? [] : [cell.member] }
  }

  #statusOf({ date, window }: Cell, chance: number): JobStatusCode {
    if (date < this.#referenceDate) return chance < 0.94 ? 6 : 7
    if (date > this.#referenceDate) return chance < 0.74 ? 1 : chance < 0.92 ? 0 : chance < 0.96 ? 8 : 7
    const row = todayStatuses[window] as readonly JobStatusCode[]
    const place = this.#counts[window] as number
    this.#counts[window] = place + 1
    return row[place % row.length] as JobStatusCode
  }
}
