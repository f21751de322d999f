import { messages } from '../../text/messages.ts'
import { type TotalsLine, totalsOf } from './totals.ts'

const MAX_PERCENT = 100
const PERCENT_DECIMALS = 4
const AMOUNT_DECIMALS = 2
/** Largest subtotal, in whole units, that stays exact in cents with every tax. */
const MAX_SUBTOTAL = 999_999_999_999

const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value
const subtotalOf = (lines: readonly TotalsLine[]): number =>
  totalsOf({ lines, taxes: [], discount_type: 0, discount_value: 0, discount_basis: 0, tax_basis: 0 }).subtotal

export const subtotalProblem = (lines: readonly TotalsLine[]): string | null =>
  lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0) > MAX_SUBTOTAL
    ? `The line items add up to more than ${MAX_SUBTOTAL}`
    : null

/** The problem of a discount (spec §5 "Discount"); null if valid. Missing and 0: no discount. */
export function discountProblem(type: 0 | 1, value: number | null | undefined, lines: readonly TotalsLine[]): string | null {
  if (value === null || value === undefined || value === 0) return null
  if (type === 0)
    return value >= 1 && value <= MAX_PERCENT && hasDecimals(value, PERCENT_DECIMALS) ? null : messages.invalidDiscountPercentage
  return value >= 1 && value <= subtotalOf(lines) && hasDecimals(value, AMOUNT_DECIMALS) ? null : messages.invalidDiscountAmount
}
