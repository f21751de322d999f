import { fromCents, toCents } from '../cents.ts'
import { splitCents } from '../jobs/money/totals.ts'

/** A staff member's share of a payment. Null: unassigned. */
export interface StaffShare {
  readonly staff_id: number | null
  readonly amount: number
}
interface Worked {
  readonly status: number
  readonly staff_ids: readonly number[]
}
interface Billed {
  readonly total: number
  readonly tax_total: number
  readonly discount_total: number
}
export interface PaymentParts {
  readonly tax_amount: number
  readonly discount_amount: number
}

const CANCELLED = 7

/** Largest remainder method: shares sum to the payment. Cancelled visits count only if there are no others. */
export function staffShares(amount: number, visits: readonly Worked[]): StaffShare[] {
  const done = visits.filter(({ status }) => status !== CANCELLED)
  const counts = new Map<number, number>()
  for (const id of (done.length > 0 ? done : visits).flatMap(({ staff_ids }) => staff_ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  if (counts.size === 0) return [{ staff_id: null, amount }]
  const people = [...counts].toSorted(([a], [b]) => a - b)
  const parts = splitCents(
    toCents(amount),
    people.map(([, count]) => count),
  )
  return people.map(([staff_id], index) => ({ staff_id, amount: fromCents(parts[index] as number) }))
}

const portion = (cents: number, part: number, whole: number): number => splitCents(cents, [part, whole - part])[0] ?? 0

/** Tax and discount of a payment made after `before` was paid. They sum to the invoice's over all payments. */
export function paymentParts(amount: number, before: number, { total, tax_total, discount_total }: Billed): PaymentParts {
  const [whole, from, to] = [toCents(total), toCents(before), toCents(before) + toCents(amount)]
  const between = (of: number): number => (whole === 0 ? 0 : fromCents(portion(toCents(of), to, whole) - portion(toCents(of), from, whole)))
  return { tax_amount: between(tax_total), discount_amount: between(discount_total) }
}

export const partOfShare = (part: number, share: number, amount: number): number =>
  amount === 0 ? 0 : fromCents(portion(toCents(part), toCents(share), toCents(amount)))
