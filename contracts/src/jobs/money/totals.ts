import { fromCents, toCents } from '../../cents.ts'

/** Totals of a job or invoice in integer cents, rounded half-up (wire.md §2). Form, list and server share this function. */
export interface TotalsLine {
  readonly quantity: number
  readonly amount: number
  readonly is_tax_exempt?: boolean | null | undefined
}
export interface TotalsInput {
  readonly lines: readonly TotalsLine[]
  /** Percent, one entry per tax. */
  readonly taxes: readonly { readonly tax_id: number; readonly name: string; readonly rate: number }[]
  readonly discount_type: 0 | 1
  readonly discount_value: number
  /** Base of a percentage: 0 the gross amount, 1 the amount plus tax. */
  readonly discount_basis: 0 | 1
  /** Tax base: 0 the gross amount, 1 the amount after discount. */
  readonly tax_basis: 0 | 1
}
export interface Totals {
  readonly line_totals: readonly number[]
  readonly subtotal: number
  readonly discount_total: number
  readonly taxes: readonly { readonly tax_id: number; readonly name: string; readonly rate: number; readonly amount: number }[]
  readonly tax_total: number
  readonly total: number
}

const PERCENT_PARTS = 10_000
const WHOLE_PERCENT = BigInt(100 * PERCENT_PARTS)
/** Half-up in integers: binary fractions would round large amounts wrongly. */
const percentOf = (cents: number, percent: number): number =>
  Number((2n * BigInt(cents) * BigInt(Math.round(percent * PERCENT_PARTS)) + WHOLE_PERCENT) / (2n * WHOLE_PERCENT))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Splits cents in proportion to weights with the largest remainder method. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = shares.map((share) => Number(share / BigInt(whole)))
  const order = shares
    .map((share, index) => ({ index, rest: Number(share % BigInt(whole)) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, cents - sum(parts))) parts[index] = (parts[index] as number) + 1
  return parts
}

/** Throws a RangeError for tax basis 1 with discount basis 1, which would be circular: callers validate first. */
export function totalsOf(input: TotalsInput): Totals {
  if (input.tax_basis === 1 && input.discount_basis === 1 && input.discount_type === 0 && input.discount_value > 0)
    throw new RangeError('Tax after discount and discount after tax cannot both apply')
  const lines = input.lines.map((line) => toCents(line.quantity * line.amount))
  const subtotal = sum(lines)
  const taxable = lines.map((cents, index) => (input.lines[index]?.is_tax_exempt ? 0 : cents))
  const taxesOn = (base: number): number[] => input.taxes.map((tax) => percentOf(base, tax.rate))
  const grossTaxes = taxesOn(sum(taxable))
  const discount =
    input.discount_type === 1
      ? Math.min(toCents(input.discount_value), subtotal)
      : percentOf(subtotal + (input.discount_basis === 1 ? sum(grossTaxes) : 0), input.discount_value)
  const shares = splitCents(discount, lines)
  const taxes =
    input.tax_basis === 0 ? grossTaxes : taxesOn(sum(taxable.map((cents, index) => (cents === 0 ? 0 : cents - (shares[index] ?? 0)))))
  return {
    line_totals: lines.map(fromCents),
    subtotal: fromCents(subtotal),
    discount_total: fromCents(discount),
    taxes: input.taxes.map((tax, index) => ({ tax_id: tax.tax_id, name: tax.name, rate: tax.rate, amount: fromCents(taxes[index] ?? 0) })),
    tax_total: fromCents(sum(taxes)),
    total: fromCents(subtotal - discount + sum(taxes)),
  }
}
