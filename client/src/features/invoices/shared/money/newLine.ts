import { productType } from '@callout/contracts/jobs/codes'
import type { LineValues } from './moneyValues.ts'
import type { ServiceChoiceFragment } from './services.generated.ts'

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
