import { messages } from '../../messages.ts'
import { type TotalsLine, totalsOf } from './totals.ts'

const MAX_PERCENT = 100
/** As far as totals count. */
const PERCENT_DECIMALS = 4
const AMOUNT_DECIMALS = 2
/** The largest sum of lines, in whole units: in cents, and with every tax on it, still a number that is exact. */
const MAX_SUBTOTAL = 999_999_999_999

const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value
const subtotalOf = (lines: readonly TotalsLine[]): number =>
  totalsOf({ lines, taxes: [], discount_type: 0, discount_value: 0, discount_basis: 0, tax_basis: 0 }).subtotal

/** What is wrong with the sum of these lines; null where nothing is. */
export const subtotalProblem = (lines: readonly TotalsLine[]): string | null =>
  lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0) > MAX_SUBTOTAL
    ? `The line items add up to more than ${MAX_SUBTOTAL}`
    : null

/** What is wrong with a discount of these lines (spec §5 "Discount"); null where nothing is. No value, and 0, is no discount. */
export function discountProblem(type: 0 | 1, value: number | null | undefined, lines: readonly TotalsLine[]): string | null {
  if (value === null || value === undefined || value === 0) return null
  if (type === 0)
    return value >= 1 && value <= MAX_PERCENT && hasDecimals(value, PERCENT_DECIMALS) ? null : messages.invalidDiscountPercentage
  return value >= 1 && value <= subtotalOf(lines) && hasDecimals(value, AMOUNT_DECIMALS) ? null : messages.invalidDiscountAmount
}
