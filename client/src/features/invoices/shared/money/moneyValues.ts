import type { BillingCode } from '@callout/contracts/jobs/money/billing'
import type { CodeOf } from '@callout/contracts/codes'
import type { basis, discountType, productType } from '@callout/contracts/jobs/codes'

/** A line item as it is being typed. Numbers are '' while their field is empty. */
export interface LineValues {
  /** Of the record; null for a new line. */
  id: string | null
  /** Where it comes from in the price list; null where it was typed by hand. */
  serviceId: string | null
  name: string
  description: string
  productType: CodeOf<typeof productType>
  quantity: number | ''
  unit: string
  /** Price of one unit. */
  amount: number | ''
  isTaxExempt: boolean
  /** Minutes that one unit of its service takes. */
  durationMinutes?: number | null
}

/** What one invoice is for; null: as is usual, until somebody chooses. */
export interface BillingValues {
  billing: BillingCode | null
}

/** What a form holds of money. */
export interface MoneyValues {
  lineItems: LineValues[]
  discountType: CodeOf<typeof discountType>
  discountValue: number | ''
  discountBasis: CodeOf<typeof basis>
  taxBasis: CodeOf<typeof basis>
  taxIds: string[]
}
