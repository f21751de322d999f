import { fromCents, toCents } from '../cents.ts'
import { splitCents } from '../jobs/money/totals.ts'

export interface BilledLines {
  readonly lines: readonly { readonly total: number; readonly isTaxed: boolean }[]
  readonly discount: number
  readonly tax: number
  /** 0: tax before discount, 1: after it. null: not returned, counts as 0. */
  readonly taxBasis: 0 | 1 | null
}

export interface TaxedAmount {
  readonly amount: number
  readonly tax: number
}

export interface LineAmounts {
  readonly lines: readonly TaxedAmount[]
  /** Negative parts of the discount: on taxed lines, which lowers their tax, and without tax. */
  readonly taxedDiscount: TaxedAmount
  readonly untaxedDiscount: TaxedAmount
}

const sum = (cents: readonly number[]): number => cents.reduce((all, part) => all + part, 0)
const nothing: TaxedAmount = { amount: 0, tax: 0 }
const negative = (cents: number): number => (cents === 0 ? 0 : fromCents(-cents))

function scaled(cents: number, part: number, whole: number): number {
  if (whole === 0) return cents
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** Divides discount and tax, in cents: the parts sum to the total. Tax goes to the taxed lines, or to all if none is taxed. */
export function lineAmounts({ lines, discount, tax, taxBasis }: BilledLines): LineAmounts {
  const totals = lines.map(({ total }) => toCents(total))
  const hasTaxed = lines.some(({ isTaxed }, index) => isTaxed && totals[index] !== 0)
  const weights = totals.map((cents, index) => (lines[index]?.isTaxed || !hasTaxed ? cents : 0))
  const [discounted, taxed] = [toCents(discount), toCents(tax)]
  const shares = splitCents(discounted, totals)
  const onTaxed = taxBasis === 1 ? sum(shares.filter((_, index) => weights[index] !== 0)) : 0
  const beforeDiscount = taxBasis === 1 ? scaled(taxed, sum(weights), sum(weights) - onTaxed) : taxed
  const taxes = splitCents(beforeDiscount, weights)
  return {
    lines: totals.map((cents, index) => ({ amount: fromCents(cents), tax: fromCents(taxes[index] ?? 0) })),
    taxedDiscount: onTaxed === 0 ? nothing : { amount: negative(onTaxed), tax: negative(beforeDiscount - taxed) },
    untaxedDiscount: { amount: negative(discounted - onTaxed), tax: 0 },
  }
}
