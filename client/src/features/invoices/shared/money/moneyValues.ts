import { type BillingCode, usualBilling } from '@callout/contracts/jobs/money/billing'
import type { CodeOf } from '@callout/contracts/codes'
import { type basis, type discountType, productType } from '@callout/contracts/jobs/codes'
import type { ScheduleValues } from '../../../schedule/shared/scheduleValues.ts'
import type { ServiceChoiceFragment } from './services.generated.ts'

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

type Billed = BillingValues & Pick<ScheduleValues, 'isRecurring' | 'scheduleLater'>

/** How the job is billed: as was chosen, else as is usual. */
export const billingOf = ({ billing, isRecurring, scheduleLater }: Billed): BillingCode =>
  billing ?? usualBilling(isRecurring && !scheduleLater)

/** One of a position of the price list. */
export const lineOfService = (service: ServiceChoiceFragment): LineValues => ({
  id: null,
  serviceId: service.id,
  name: service.name,
  description: service.description ?? '',
  productType: productType[service.productType ?? 'SERVICE'].code,
  quantity: 1,
  unit: service.unit ?? '',
  amount: service.amount ?? '',
  isTaxExempt: service.isTaxExempt ?? false,
  durationMinutes: service.durationMinutes,
})

/** A line that is in no price list; its price is still to be typed. */
export const lineOfText = (name: string): LineValues => ({
  id: null,
  serviceId: null,
  name,
  description: '',
  productType: productType.SERVICE.code,
  quantity: 1,
  unit: '',
  amount: '',
  isTaxExempt: false,
})
