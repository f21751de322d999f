import type { Basis, DiscountType, JobBilling, ProductType } from '../../lib/api/schemaTypes.generated.ts'
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
  productType: ProductType
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
  billing: JobBilling | null
}

export interface MoneyValues {
  lineItems: LineValues[]
  discountType: DiscountType
  discountValue: number | string
  discountBasis: Basis
  taxBasis: Basis
  taxIds: string[]
}

/** A form's lists of line items: the job's, and those of a quote. */
export type LinesName = 'lineItems' | `quote.alternatives.${number}.lineItems` | 'quote.optionalLines'

/** Form values with every such list, to address one by its name. */
export interface LineLists extends MoneyValues {
  quote: { alternatives: { lineItems: LineValues[] }[]; optionalLines: LineValues[] }
}

type Billed = BillingValues & Pick<ScheduleValues, 'isRecurring' | 'scheduleLater'>

/** The chosen billing mode, or the default (decision D12). */
export const billingOf = ({ billing, isRecurring, scheduleLater }: Billed): JobBilling =>
  billing ?? (isRecurring && !scheduleLater ? 'EACH_VISIT' : 'WHOLE_JOB')

export const lineOfService = (service: ServiceChoiceFragment): LineValues => ({
  id: null,
  serviceId: service.id,
  name: service.name,
  description: service.description ?? '',
  productType: service.productType ?? 'SERVICE',
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
  productType: 'SERVICE',
  quantity: 1,
  unit: '',
  amount: '',
  isTaxExempt: false,
})
