/** A line as it was sold. null: not told, or not for this person. */
export interface SoldLine {
  readonly id: string | null
  readonly name: string | null
  readonly description: string | null
  readonly quantity: number | null
  readonly unit: string | null
  readonly amount: number | null
  readonly isTaxExempt: boolean | null
  readonly total: number | null
}

/** A discount and the tax beside it, as the backend tells them. */
export interface Discounted {
  readonly discountType: 'PERCENTAGE' | 'AMOUNT' | null
  readonly discountValue: number | null
  readonly discountTotal: number | null
  readonly discountBasis: 'GROSS' | 'NET' | null
  readonly taxBasis: 'GROSS' | 'NET' | null
}

/** One tax of a sum. */
interface SoldTax {
  readonly taxId: string | null
  readonly name: string | null
  /** In percent. */
  readonly rate: number | null
  readonly amount: number | null
}

/** What was sold, and what it comes to. */
export interface Sold extends Discounted {
  readonly lineItems: readonly SoldLine[] | null
  readonly subtotal: number | null
  readonly taxTotal: number | null
  readonly taxes: readonly SoldTax[] | null
  readonly total: number | null
  /** EACH_VISIT: all of it is of one visit. */
  readonly billing?: 'WHOLE_JOB' | 'EACH_VISIT' | null
  /** What the visits come to together. */
  readonly seriesTotal?: number | null
  /** How many these are; null: not told. */
  readonly seriesVisits?: number | null
  readonly currencyCode: string | null
}
