import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import { clockOf, minutesOf } from '@callout/contracts/time'
import { windowStarts } from './agenda.ts'
import type { JobPlan, VisitPlan } from './plan.ts'

export interface Now {
  readonly date: string
  /** HH:mm */
  readonly time: string
}

/** Minutes since midnight between which a day at the usual hours has something behind it and something ahead. */
const usual = { from: 540, to: 960 } as const
/** Night hours, and the time of day they show. */
const night = { until: 480, is: 615 } as const
const evening = { from: 1020, is: 855 } as const
/** So far a day can be moved without leaving its date, in minutes. */
const farthest = { back: -480, on: 390 } as const
/** Latest end of each window: the second one includes lunch. */
const windowEnds = [600, 780, 900, 1035] as const
const WINDOW_MINUTES = 120
const SHORTEST = 45
const QUARTER = 15
/** Starts of visits in the current window, in minutes from now, repeating. */
const aroundNow = [-15, 15, -60, -30, 30, -75, -15, -45, 45, 0] as const
/** Visits that started earlier are short and done. */
const DONE_AFTER = 60

/** How far the visits of today are moved, so that a demo that is started at night shows a day at work, too. */
function shiftOf(now: number): number {
  const found = now < night.until ? night.is : now > evening.from ? evening.is : Math.min(Math.max(now, usual.from), usual.to)
  const beyond = now - found
  return Math.min(Math.max(Math.floor(beyond / QUARTER) * QUARTER, farthest.back), farthest.on)
}

export class TodaySlots {
  readonly #now: number
  readonly #shift: number
  #count = 0

  constructor({ time }: Now) {
    this.#now = minutesOf(time)
    this.#shift = shiftOf(this.#now)
  }

  /** `delay`: delay of a visit outside of the current window; both in minutes. */
  getSlot(window: number, minutes: number, delay: number): Pick<VisitPlan, 'start' | 'end'> {
    const from = (windowStarts[window] as number) + this.#shift
    const to = (windowEnds[window] as number) + this.#shift
    const isOn = from <= this.#now && this.#now < to
    const [start, end] = isOn ? this.#around(from, to, minutes) : [from + delay, Math.min(from + delay + minutes, from + WINDOW_MINUTES)]
    return { start: clockOf(start), end: clockOf(end) }
  }

  #around(from: number, to: number, minutes: number): readonly [start: number, end: number] {
    const distance = aroundNow[this.#count % aroundNow.length] as number
    this.#count += 1
    const requested = Math.floor(this.#now / QUARTER) * QUARTER + distance
    const start = Math.min(Math.max(requested, from), to - SHORTEST)
    return [start, Math.min(start + (distance <= -DONE_AFTER ? SHORTEST : minutes), to)]
  }
}

/** Minutes: on the way; late after; typical delay; invoice on site; still at the door. */
const [ON_THE_WAY, LATE_AFTER, USUALLY_LATE, INVOICED_AFTER, AT_THE_DOOR] = [20, 15, 40, 36, 5] as const
/** Of so many visits one is late, cancelled, declined, without staff, invoiced on site. */
const oneIn = { late: 12, cancelled: 12, declined: 15, unassigned: 6, invoiced: 5 } as const

const isEach = (index: number, count: number, first: number): boolean => index % count === first

/** Status of a visit without incidents. */
function plainStatus(now: number, { start, end }: VisitPlan): JobStatusCode {
  const elapsed = now - minutesOf(start)
  if (minutesOf(end) <= now) return 6
  if (elapsed >= 0) return elapsed < AT_THE_DOOR ? 3 : 4
  return elapsed >= -ON_THE_WAY ? 2 : 1
}

function statusAt(now: number, visit: VisitPlan, index: number): JobStatusCode {
  const plain = plainStatus(now, visit)
  if (isEach(index, oneIn.cancelled, 7)) return 7
  if (plain === 4 && now - minutesOf(visit.start) >= INVOICED_AFTER && isEach(index, oneIn.invoiced, 2)) return 5
  if (plain !== 1) return plain
  return isEach(index, oneIn.declined, 8) ? 8 : isEach(index, oneIn.unassigned, 3) ? 0 : 1
}

/** Late visits: those that should have started about 40 minutes ago. */
function lateOf(visits: readonly VisitPlan[], now: number, count: number): VisitPlan[] {
  const overdue = visits.filter(({ start }) => minutesOf(start) + LATE_AFTER < now)
  const farness = ({ start }: VisitPlan): number => Math.abs(now - USUALLY_LATE - minutesOf(start))
  return overdue.toSorted((a, b) => farness(a) - farness(b)).slice(0, count)
}

const isAtWork = (status: JobStatusCode | undefined): boolean => status === 3 || status === 4 || status === 5

function showEachStage(visits: readonly VisitPlan[], statuses: Map<VisitPlan, JobStatusCode>, now: number): void {
  const has = (status: JobStatusCode): boolean => visits.some((visit) => statuses.get(visit) === status)
  const started = (): VisitPlan[] => visits.filter((visit) => statuses.get(visit) === 4)
  const finished = visits.filter((visit) => statuses.get(visit) === 6)
  const working = started()
  const invoiced =
    (working.length > 2 && working.find(({ start }) => now - minutesOf(start) >= INVOICED_AFTER)) ||
    (finished.length > 4 && finished.at(-1))
  if (!has(5) && invoiced) statuses.set(invoiced, 5)
  const reached = started().at(-1)
  if (!has(3) && reached && started().length > 1) statuses.set(reached, 3)
}

export function asOfNow(plans: readonly JobPlan[], { date, time }: Now, spared: number): JobPlan[] {
  const now = minutesOf(time)
  const today = plans.flatMap(({ visits }) => visits.filter((visit) => visit.date === date))
  const ordered = today.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start))
  const isSpared = ({ staff }: VisitPlan): boolean => staff.some(({ id }) => id === spared)
  const statuses = new Map(ordered.map((visit, index) => [visit, isSpared(visit) ? plainStatus(now, visit) : statusAt(now, visit, index)]))
  const busy = new Set(ordered.filter((visit) => isAtWork(statuses.get(visit))).flatMap(({ staff }) => staff.map(({ id }) => id)))
  for (const visit of ordered) if (statuses.get(visit) === 2 && visit.staff.some(({ id }) => busy.has(id))) statuses.set(visit, 1)
  showEachStage(
    ordered.filter((visit) => !isSpared(visit)),
    statuses,
    now,
  )
  const others = ordered.filter((visit) => !isSpared(visit) && statuses.get(visit) !== 7)
  const late = lateOf(others, now, Math.round(today.length / oneIn.late))
  for (const [index, visit] of late.entries()) statuses.set(visit, index === 0 ? 0 : 1)
  showEachStage(others, statuses, now)
  const settled = (visit: VisitPlan): VisitPlan => {
    const status = statuses.get(visit) ?? visit.status
    return { ...visit, status, staff: status === 0 || status === 8 ? [] : visit.staff }
  }
  return plans.map((plan) => ({ ...plan, visits: plan.visits.map(settled) }))
}
