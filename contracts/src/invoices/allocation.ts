import { fromCents, sumOfMoney, toCents } from '../cents.ts'
import type { CodeOf } from '../wire/codes.ts'
import { splitCents } from '../jobs/money/totals.ts'
import { allocationRule } from './codes.ts'

export interface OpenInvoice {
  readonly id: number
  readonly due_date: string
  readonly balance_due: number
}
export interface Allocation {
  readonly invoice_id: number
  readonly amount: number
}
export interface Allocated {
  readonly allocations: readonly Allocation[]
  readonly unallocated: number
}

const totalCents = (invoices: readonly OpenInvoice[]): number =>
  invoices.reduce((cents, { balance_due }) => cents + toCents(balance_due), 0)

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

export function allocate(
  amount: number,
  invoices: readonly OpenInvoice[],
  rule: Exclude<CodeOf<typeof allocationRule>, 'manual'>,
): Allocated {
  const cents = Math.min(toCents(amount), totalCents(invoices))
  const balances = invoices.map(({ balance_due }) => toCents(balance_due))
  const parts = rule === allocationRule.PROPORTIONAL.code ? splitCents(cents, balances) : oldestFirst(cents, invoices)
  const allocations = invoices.map(({ id }, index) => ({ invoice_id: id, amount: fromCents(parts[index] as number) }))
  return { allocations: allocations.filter((part) => part.amount > 0), unallocated: leftOf(amount, allocations) }
}

export const leftOf = (amount: number, allocations: readonly Allocation[]): number =>
  fromCents(toCents(amount) - toCents(sumOfMoney(allocations.map((part) => part.amount))))
