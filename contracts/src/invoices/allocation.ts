import { fromCents, sumOfMoney, toCents } from '../cents.ts'
import type { CodeOf } from '../codes.ts'
import { splitCents } from '../jobs/money/totals.ts'
import { allocationRule } from './codes.ts'

/** An invoice as far as a payment is divided by it. */
export interface OpenInvoice {
  readonly id: number
  readonly due_date: string
  readonly balance_due: number
}
/** A part of a payment. */
export interface Allocation {
  readonly invoice_id: number
  readonly amount: number
}
/** Parts above 0.00, and what of the payment is in none of them: together they are the payment. */
export interface Allocated {
  readonly allocations: readonly Allocation[]
  readonly unallocated: number
}

const totalCents = (invoices: readonly OpenInvoice[]): number =>
  invoices.reduce((cents, { balance_due }) => cents + toCents(balance_due), 0)

/** Whoever has been due the longest is paid first; of the same day the one that was written first. */
function oldestFirst(cents: number, invoices: readonly OpenInvoice[]): number[] {
  const order = [...invoices.keys()].toSorted((a, b) => {
    const [one, other] = [invoices[a] as OpenInvoice, invoices[b] as OpenInvoice]
    return one.due_date < other.due_date ? -1 : one.due_date > other.due_date ? 1 : one.id - other.id
  })
  const parts = invoices.map(() => 0)
  let left = cents
  for (const place of order) {
    const part = Math.min(left, toCents((invoices[place] as OpenInvoice).balance_due))
    parts[place] = part
    left -= part
  }
  return parts
}

/** Divides a payment over what is open of the invoices. No invoice is given more than it has open. */
export function allocate(
  amount: number,
  invoices: readonly OpenInvoice[],
  rule: Exclude<CodeOf<typeof allocationRule>, 'manual'>,
): Allocated {
  const cents = Math.min(toCents(amount), totalCents(invoices))
  const balances = invoices.map(({ balance_due }) => toCents(balance_due))
  const parts = rule === allocationRule.PROPORTIONAL.code ? splitCents(cents, balances) : oldestFirst(cents, invoices)
  const allocations = invoices.map(({ id }, place) => ({ invoice_id: id, amount: fromCents(parts[place] as number) }))
  return { allocations: allocations.filter((part) => part.amount > 0), unallocated: leftOf(amount, allocations) }
}

/** What of a payment is in none of its parts; below 0.00 where they come to more. */
export const leftOf = (amount: number, allocations: readonly Allocation[]): number =>
  fromCents(toCents(amount) - toCents(sumOfMoney(allocations.map((part) => part.amount))))
