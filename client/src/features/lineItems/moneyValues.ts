import { type BillingCode, usualBilling } from '@callout/contracts/jobs/money/billing'
import type { CodeOf } from '@callout/contracts/wire/codes'
import { type basis, type discountType, productType } from '@callout/contracts/jobs/codes'
import type { ScheduleValues } from '../schedule/fields/scheduleValues.ts'
import type { ServiceChoiceFragment } from './services.generated.ts'

/** A line item in the form. Numbers are '' while empty, and text if it isn't a number. */
export interface LineValues {
  /** null for a new line. */
  id: string | null
  /** Id in the price list; null for a custom line. */
  serviceId: string | null
  name: string
  description: string
  productType: CodeOf<typeof productType>
  quantity: number | string
  unit: string
  /** Price of one unit. */
  amount: number | string
  isTaxExempt: boolean
  /** Minutes that one unit of its service takes. */
  durationMinutes?: number | null
}

/** Billing mode; null: the default until chosen. */
export interface BillingValues {
  billing: BillingCode | null
}

/** Money fields of a form. */
export interface MoneyValues {
  lineItems: LineValues[]
  discountType: CodeOf<typeof discountType>
  discountValue: number | string
  discountBasis: CodeOf<typeof basis>
  taxBasis: CodeOf<typeof basis>
  taxIds: string[]
}

type Billed = BillingValues & Pick<ScheduleValues, 'isRecurring' | 'scheduleLater'>

/** The chosen billing mode, or the default. */
export const billingOf = ({ billing, isRecurring, scheduleLater }: Billed): BillingCode =>
  billing ?? usualBilling(isRecurring && !scheduleLater)

/** Line item of a price list entry. */
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

/** A custom line without a price yet. */
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
