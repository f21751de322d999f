import { fromCents, toCents } from '@callout/contracts/cents'
import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import type { InvoiceRecord, PaymentRecord } from '../../store/collections/invoices.ts'
import { isOpen } from '../../store/collections/invoices.ts'
import type { Store } from '../../store/store.ts'

interface Due {
  count: number
  cents: number
}
/** Number and amount of what is unpaid. */
export interface UnpaidSums {
  readonly unpaid_count: number
  readonly unpaid_total: number
  readonly overdue_count: number
  readonly overdue_total: number
}

/** What came in on each day of a company, in cents, in the zone that it had when this was worked out. */
interface Received {
  readonly timezone: string
  readonly byDay: Map<number, number>
}

const SECONDS_A_DAY = 86_400
/** Days are counted since 1970. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000 / SECONDS_A_DAY

/** Tells the day of instants of a zone; those of one day after the other are told quickly. */
function daysOf(timezone: string): (instant: number) => number {
  let [day, from, to] = [0, 0, 0]
  return (instant) => {
    if (from <= instant && instant < to) return day
    const { date } = wallTimeOf(instant, timezone)
    day = dayNumber(date)
    from = instantOf(date, '00:00', timezone)
    to = instantOf(addDays(date, 1), '00:00', timezone)
    return day
  }
}

const scopeOf = (companyId: number, branchId?: number): string => (branchId === undefined ? `${companyId}` : `${companyId}:${branchId}`)

/** What is unpaid, by the day when it is due, of companies and branches; what came in, by day, of companies. Kept on write. */
class MoneySums {
  readonly #store: Store
  #due = new Map<string, Map<string, Due>>()
  #received = new Map<number, Received>()
  #generation = NaN

  constructor(store: Store) {
    this.#store = store
    store.invoices.follow((before, after) => {
      if (before) this.#owe(before, -1)
      if (after) this.#owe(after, 1)
    })
    store.payments.follow((before, after) => {
      if (before) this.#take(before, -1)
      if (after) this.#take(after, 1)
    })
  }

  unpaid(companyId: number, branchId: number | undefined, today: string): UnpaidSums {
    this.#readAll()
    const [all, overdue] = [
      { count: 0, cents: 0 },
      { count: 0, cents: 0 },
    ]
    for (const [date, { count, cents }] of this.#due.get(scopeOf(companyId, branchId)) ?? [])
      for (const sum of date < today ? [all, overdue] : [all]) {
        sum.count += count
        sum.cents += cents
      }
    const [unpaid_total, overdue_total] = [fromCents(all.cents), fromCents(overdue.cents)]
    return { unpaid_count: all.count, unpaid_total, overdue_count: overdue.count, overdue_total }
  }

  /** From the first day (null: from the beginning) to the last one, both included. */
  received(companyId: number, timezone: string, from: string | null, to: string): number {
    this.#readAll()
    const known = this.#received.get(companyId)
    const { byDay } = known?.timezone === timezone ? known : this.#readPayments(companyId, timezone)
    const last = dayNumber(to)
    let cents = 0
    if (from === null) for (const [day, sum] of byDay) cents += day <= last ? sum : 0
    else for (let day = dayNumber(from); day <= last; day += 1) cents += byDay.get(day) ?? 0
    return fromCents(cents)
  }

  #readAll(): void {
    if (this.#generation === this.#store.invoices.generation) return
    this.#generation = this.#store.invoices.generation
    this.#due = new Map()
    this.#received = new Map()
    for (const invoice of this.#store.invoices.all()) this.#owe(invoice, 1)
  }

  #readPayments(companyId: number, timezone: string): Received {
    const byDay = new Map<number, number>()
    const dayOf = daysOf(timezone)
    for (const { paid_at, amount } of this.#store.payments.sorted('paid_at', companyId).slice()) {
      const day = dayOf(paid_at)
      byDay.set(day, (byDay.get(day) ?? 0) + toCents(amount))
    }
    const received = { timezone, byDay }
    this.#received.set(companyId, received)
    return received
  }

  #owe(invoice: InvoiceRecord, sign: 1 | -1): void {
    if (!isOpen(invoice)) return
    const { company_id, branch_id, due_date, balance_due } = invoice
    for (const scope of [scopeOf(company_id), scopeOf(company_id, branch_id)]) {
      const dates = this.#due.get(scope) ?? new Map<string, Due>()
      this.#due.set(scope, dates)
      const due = dates.get(due_date) ?? { count: 0, cents: 0 }
      due.count += sign
      due.cents += sign * toCents(balance_due)
      if (due.count === 0) dates.delete(due_date)
      else dates.set(due_date, due)
    }
  }

  #take({ company_id, paid_at, amount }: PaymentRecord, sign: 1 | -1): void {
    const received = this.#received.get(company_id)
    if (!received) return
    const day = daysOf(received.timezone)(paid_at)
    received.byDay.set(day, (received.byDay.get(day) ?? 0) + sign * toCents(amount))
  }
}

const summed = new WeakMap<Store, MoneySums>()

/** The sums of a store. */
export function moneyIn(store: Store): MoneySums {
  const sums = summed.get(store) ?? new MoneySums(store)
  summed.set(store, sums)
  return sums
}
