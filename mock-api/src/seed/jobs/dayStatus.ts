import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { clockOf } from '@callout/contracts/time'
import { type Cell, windowStarts } from './agenda.ts'
import type { VisitPlan } from './plan.ts'
import { getRandom } from '../random.ts'
import { type Now, TodaySlots } from './today.ts'

const WINDOW_MINUTES = 120

/** Assigns times and statuses to a company's visits: done in the past, planned in the future. `asOfNow` sets today's. */
export class DayStatus {
  readonly #seed: number
  readonly #now: Now
  readonly #today: TodaySlots

  constructor(seed: number, now: Now) {
    this.#seed = seed
    this.#now = now
    this.#today = new TodaySlots(now)
  }

  getVisit(cell: Cell, minutes: number): VisitPlan {
    const random = getRandom(this.#seed, 'visit', cell.date, cell.member.id, cell.window)
    const status = this.#statusOf(cell, random.next())
    const delay = random.pick([0, 0, 0, 15])
    return { date: cell.date, ...this.#slotOf(cell, minutes, delay), status, staff: status === 0 || status === 8 ? [] : [cell.member] }
  }

  #slotOf({ date, window }: Cell, minutes: number, delay: number): Pick<VisitPlan, 'start' | 'end'> {
    if (date === this.#now.date) return this.#today.getSlot(window, minutes, delay)
    const from = windowStarts[window] as number
    return { start: clockOf(from + delay), end: clockOf(Math.min(from + delay + minutes, from + WINDOW_MINUTES)) }
  }

  #statusOf({ date }: Cell, chance: number): JobStatusCode {
    if (date < this.#now.date) return chance < 0.94 ? 6 : 7
    if (date > this.#now.date) return chance < 0.74 ? 1 : chance < 0.92 ? 0 : chance < 0.96 ? 8 : 7
    return 1
  }
}
