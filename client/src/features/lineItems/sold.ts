/** A sold line. null: not returned, or hidden from this user. */
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

export interface Discounted {
  readonly discountType: 'PERCENTAGE' | 'AMOUNT' | null
  readonly discountValue: number | null
  readonly discountTotal: number | null
  readonly discountBasis: 'GROSS' | 'NET' | null
  readonly taxBasis: 'GROSS' | 'NET' | null
}

interface SoldTax {
  readonly taxId: string | null
  readonly name: string | null
  /** Percent. */
  readonly rate: number | null
  readonly amount: number | null
}

export interface Sold extends Discounted {
  readonly lineItems: readonly SoldLine[] | null
  readonly subtotal: number | null
  readonly taxTotal: number | null
  readonly taxes: readonly SoldTax[] | null
  readonly total: number | null
  readonly billing?: 'WHOLE_JOB' | 'EACH_VISIT' | null
  readonly seriesTotal?: number | null
  /** Number of visits in the series total; null: not returned. */
  readonly seriesVisits?: number | null
  readonly currencyCode: string | null
}
