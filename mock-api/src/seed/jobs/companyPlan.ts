import { addDays } from '@callout/contracts/time'
import type { UserRecord } from '../../resources/profile/records.ts'
import { Agenda, type Cell, windowStarts } from './agenda.ts'
import { isWorkday, workdays } from '../calendar.ts'
import { DayStatus } from './dayStatus.ts'
import { asOfNow } from './today.ts'
import { type JobPlan, lastDateOf, type VisitPlan } from './plan.ts'
import type { Offer } from '../catalogue/priceList.ts'
import { type Random, getRandom } from '../random.ts'

const RECURRING_SHARE = 0.012
const MULTI_VISIT_SHARE = 0.04
const UNSCHEDULED_SHARE = 0.012
const PAST_WORKDAYS = 467
const FUTURE_WORKDAYS = 12

export interface PlanInput {
  readonly seed: number
  readonly referenceDate: string
  /** Clock time, HH:mm. */
  readonly time: string
  readonly crew: readonly UserRecord[]
  readonly offers: readonly Offer[]
  readonly jobs: number
  readonly invoices: number
  readonly visitsToday: number
  readonly growthDays: number
}

export class CompanyPlan {
  readonly #input: PlanInput
  readonly #agenda: Agenda
  readonly #status: DayStatus
  readonly #visitsOn = new Map<string, number>()
  readonly #plans: JobPlan[] = []

  constructor(input: PlanInput) {
    this.#input = input
    this.#agenda = new Agenda(input.seed, input.crew)
    this.#status = new DayStatus(input.seed, this.#now())
  }

  all(): JobPlan[] {
    const { jobs, referenceDate } = this.#input
    this.#firstMemberToday()
    for (let index = 0; index < Math.round(jobs * RECURRING_SHARE); index++) this.#recurring(index)
    for (let index = 0; index < Math.round(jobs * UNSCHEDULED_SHARE); index++) this.#unscheduled(index)
    for (const [ahead, date] of workdays(referenceDate, FUTURE_WORKDAYS, 1).entries())
      this.#fill(date, this.#input.visitsToday * (0.85 - ahead * 0.06))
    this.#fill(referenceDate, this.#input.visitsToday)
    this.#fillPast()
    const plans = asOfNow(this.#plans, this.#now(), this.#input.crew[0]?.id ?? 0).map((plan, index) => ({ plan, index }))
    const ordered = plans.toSorted((a, b) =>
      a.plan.createdOn === b.plan.createdOn ? a.index - b.index : a.plan.createdOn < b.plan.createdOn ? -1 : 1,
    )
    return invoiced(
      ordered.map(({ plan }) => plan),
      this.#input,
    )
  }

  #now() {
    return { date: this.#input.referenceDate, time: this.#input.time }
  }

  /** The first technician, a demo account, always has visits today. */
  #firstMemberToday(): void {
    const member = this.#input.crew[0] as UserRecord
    for (const window of windowStarts.keys()) this.#single({ date: this.#input.referenceDate, member, window })
  }

  #fill(date: string, requested: number): void {
    while ((this.#visitsOn.get(date) ?? 0) < Math.round(requested) && this.#plans.length < this.#input.jobs) {
      const cell = this.#agenda.next(date)
      if (!cell) return
      this.#single(cell)
    }
  }

  #fillPast(): void {
    const days = workdays(this.#input.referenceDate, PAST_WORKDAYS, -1)
    const weights = days.map((_, back) => Math.exp(-back / this.#input.growthDays))
    const rest = Math.max(0, this.#input.jobs - this.#plans.length)
    const scale = rest / weights.reduce((sum, weight) => sum + weight, 0)
    let owed = 0
    for (const [back, date] of days.entries()) {
      owed += scale * (weights[back] as number)
      for (; owed >= 1; owed--) {
        const cell = this.#agenda.next(date)
        if (!cell) break
        this.#single(cell)
      }
    }
    for (const date of days) this.#fill(date, Infinity)
  }

  #single(cell: Cell): void {
    this.#agenda.take(cell)
    const random = this.#random('single', cell.date, cell.member.id, cell.window)
    const { offer, work, minutes } = this.#workFor(cell.member, random)
    const visits = [this.#visit(cell, minutes)]
    if (random.chance(MULTI_VISIT_SHARE)) visits.push(...this.#nextDays(cell, minutes, random.int(1, 2)))
    this.#add(cell.member, offer, work, visits, random, false)
  }

  #nextDays(cell: Cell, minutes: number, count: number): VisitPlan[] {
    const isPast = cell.date < this.#input.referenceDate
    const days = workdays(cell.date, count, 1).filter((date) => isPast === date < this.#input.referenceDate)
    return days.flatMap((date) => (this.#agenda.take({ ...cell, date }) ? [this.#visit({ ...cell, date }, minutes)] : []))
  }

  #recurring(index: number): void {
    const random = this.#random('recurring', index)
    const member = random.pick(this.#input.crew)
    const repeated = this.#offersOf(member).flatMap((offer) =>
      offer.trade.works.flatMap((work, place) => (work.isRepeated ? [{ offer, work: place, minutes: work.minutes }] : [])),
    )
    if (repeated.length === 0) return
    const { offer, work, minutes } = random.pick(repeated)
    const weeks = random.pick([1, 1, 2])
    const first = addDays(this.#input.referenceDate, -7 * random.int(2, 20) + random.int(0, 6))
    const window = random.int(0, 3)
    const dates = Array.from({ length: random.int(4, 12) }, (_, turn) => addDays(first, 7 * weeks * turn))
    const cells = dates.filter((date) => isWorkday(date, this.#input.referenceDate)).map((date) => ({ date, member, window }))
    const visits = cells.filter((cell) => this.#agenda.take(cell)).map((cell) => this.#visit(cell, minutes))
    if (visits.length > 1) this.#add(member, offer, work, visits, random, true)
  }

  #unscheduled(index: number): void {
    const random = this.#random('unscheduled', index)
    const member = random.pick(this.#input.crew)
    const { offer, work } = this.#workFor(member, random)
    this.#add(
      member,
      offer,
      work,
      [{ date: null, start: '', end: '', status: 11, staff: random.chance(0.15) ? [member] : [] }],
      random,
      false,
    )
  }

  #add(member: UserRecord, offer: Offer, work: number, visits: readonly VisitPlan[], random: Random, isRecurring: boolean): void {
    const { referenceDate } = this.#input
    const first = visits[0]?.date ?? referenceDate
    const called = addDays(first < referenceDate ? first : referenceDate, -random.int(1, 12))
    this.#plans.push({ branchId: member.branch_id as number, offer, work, visits, isRecurring, createdOn: called, invoice: 'none' })
  }

  #visit(cell: Cell, minutes: number): VisitPlan {
    this.#visitsOn.set(cell.date, (this.#visitsOn.get(cell.date) ?? 0) + 1)
    return this.#status.getVisit(cell, minutes)
  }

  #workFor(member: UserRecord, random: Random): { offer: Offer; work: number; minutes: number } {
    const offer = random.pick(this.#offersOf(member))
    const work = random.int(0, offer.trade.works.length - 1)
    return { offer, work, minutes: offer.trade.works[work]?.minutes ?? 60 }
  }

  #offersOf(member: UserRecord): Offer[] {
    return this.#input.offers.filter((offer) => member.category_ids.includes(offer.category.id))
  }

  #random(...key: readonly (number | string)[]): Random {
    return getRandom(this.#input.seed, this.#input.crew[0]?.company_id ?? 0, ...key)
  }
}

const isDone = (plan: JobPlan): boolean =>
  plan.visits.some(({ status }) => status === 6) && plan.visits.every(({ status }) => status === 6 || status === 7)

const withInvoice = (plan: JobPlan, place: number | undefined, invoice: 'paid' | 'part' | 'unpaid'): JobPlan =>
  place === undefined
    ? { ...plan, invoice }
    : { ...plan, visits: plan.visits.map((visit, index) => (index === place ? { ...visit, invoice } : visit)) }

interface Billable {
  readonly index: number
  readonly place?: number
  readonly date: string
}

function billableOf(plan: JobPlan, index: number): Billable[] {
  if (!plan.isRecurring) return isDone(plan) ? [{ index, date: lastDateOf(plan) ?? '' }] : []
  return plan.visits.flatMap(({ status, date }, place) => (status === 6 ? [{ index, place, date: date ?? '' }] : []))
}

/** The latest finished jobs get invoices; last week's are half open, a few older ones overdue. */
function invoiced(plans: readonly JobPlan[], { seed, invoices, referenceDate }: PlanInput): JobPlan[] {
  const result = [...plans]
  const weekAgo = addDays(referenceDate, -7)
  const done = plans.flatMap(billableOf).toSorted((a, b) => (a.date === b.date ? b.index - a.index : a.date < b.date ? 1 : -1))
  let left = invoices
  const give = ({ index, place }: Omit<Billable, 'date'>, share: number): void => {
    left--
    const key = place === undefined ? [index] : [index, place]
    const isPaid = getRandom(seed, 'paid', ...key).chance(share)
    const isStarted = getRandom(seed, 'down payment', ...key).chance(0.2)
    result[index] = withInvoice(result[index] as JobPlan, place, isPaid ? 'paid' : isStarted ? 'part' : 'unpaid')
  }
  for (const [index, plan] of plans.entries()) {
    const place = plan.visits.findIndex(({ status }) => status === 5)
    if (place >= 0) give(plan.isRecurring ? { index, place } : { index }, 0)
  }
  for (const { date, ...one } of done) {
    const key = one.place === undefined ? [one.index] : [one.index, one.place]
    if (left > 0 && getRandom(seed, 'invoice', ...key).chance(0.8)) give(one, date > weekAgo ? 0.45 : 0.93)
  }
  return result
}
