import { fromCents, toCents } from '../cents.ts'
import { splitCents } from '../jobs/money/totals.ts'

/** What of a payment is somebody's. null: nobody was assigned. */
export interface StaffShare {
  readonly staff_id: number | null
  readonly amount: number
}
interface Worked {
  readonly status: number
  readonly staff_ids: readonly number[]
}
/** An invoice as far as its payments are divided. */
interface Billed {
  readonly total: number
  readonly tax_total: number
  readonly discount_total: number
}
/** Parts of a payment that are not the company's own: `tax_amount`; and what was let off beside it. */
export interface PaymentParts {
  readonly tax_amount: number
  readonly discount_amount: number
}

const CANCELLED = 7

/**
 * Divides a payment by the visits that each person went to: by largest remainder, so that the shares are the payment to the cent.
 * Cancelled visits count only where there are no others.
 */
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
  return people.map(([staff_id], place) => ({ staff_id, amount: fromCents(parts[place] as number) }))
}

/** What of an amount is in the first cents of a whole. */
const portion = (cents: number, part: number, whole: number): number => splitCents(cents, [part, whole - part])[0] ?? 0

/** What of tax and discount a payment carries that comes after `before` was paid: those of all payments are those of the invoice. */
export function paymentParts(amount: number, before: number, { total, tax_total, discount_total }: Billed): PaymentParts {
  const [whole, from, to] = [toCents(total), toCents(before), toCents(before) + toCents(amount)]
  const between = (of: number): number => (whole === 0 ? 0 : fromCents(portion(toCents(of), to, whole) - portion(toCents(of), from, whole)))
  return { tax_amount: between(tax_total), discount_amount: between(discount_total) }
}

/** A part of an amount that belongs to a share of its payment. */
export const partOfShare = (part: number, share: number, amount: number): number =>
  amount === 0 ? 0 : fromCents(portion(toCents(part), toCents(share), toCents(amount)))
