import { messages } from '../messages.ts'
import { type TotalsLine, totalsOf } from './totals.ts'

const MAX_PERCENT = 100

/** What is wrong with a discount of these lines (spec §5 "Discount"); null where nothing is. No value, and 0, is no discount. */
export function discountProblem(type: 0 | 1, value: number | null | undefined, lines: readonly TotalsLine[]): string | null {
  if (value === null || value === undefined || value === 0) return null
  if (type === 0) return value >= 1 && value <= MAX_PERCENT ? null : messages.invalidDiscountPercentage
  const { subtotal } = totalsOf({ lines, taxes: [], discount_type: 0, discount_value: 0, discount_basis: 0, tax_basis: 0 })
  return value >= 1 && value <= subtotal ? null : messages.invalidDiscountAmount
}
