import type { productType } from '@callout/contracts/jobs/codes'
import type { FormTypes } from '../../../kit/form/defineForm.ts'
import { toldValues } from '../../../kit/form/recordQueries.ts'
import { readSession } from '../../../shared/session/session.ts'
import type { ServiceFormPartsFragment, ServicesLikeQuery } from './serviceForm.generated.ts'

const empty = {
  name: '',
  productType: 'SERVICE' as keyof typeof productType,
  categoryId: null as string | null,
  amount: '' as number | '',
  currencyCode: 'USD',
  unit: '',
  durationMinutes: '' as number | '',
  isTaxExempt: false,
  taxIds: [] as string[],
  cost: '' as number | '',
  imageUrl: '',
  sku: '',
  description: '',
  isActive: true,
}
export type ServiceFormValues = typeof empty

/** The form of a service; the record of a new one is null. */
export interface ServiceForm extends FormTypes {
  values: ServiceFormValues
  own: null
  record: ServiceFormPartsFragment | null
  scope: null
  question: null
  found: ServicesLikeQuery['services']['items'][number]
}

/** As the contract has it: an emptied number is null; the price is asked for. */
export const withoutGaps = <Sent extends Partial<ServiceFormValues>>({ durationMinutes, cost, ...sent }: Sent) => ({
  ...sent,
  ...(durationMinutes !== undefined && { durationMinutes: durationMinutes === '' ? null : durationMinutes }),
  ...(cost !== undefined && { cost: cost === '' ? null : cost }),
})

/** The category under which a new service is added: `?category=3`. */
const wantedCategory = (): string | null => {
  const id = new URLSearchParams(window.location.search).get('category')
  return id !== null && /^\d{1,15}$/.test(id) ? id : null
}

export const serviceFormValues = (service: ServiceForm['record']): ServiceFormValues =>
  service
    ? toldValues(empty, service)
    : { ...empty, categoryId: wantedCategory(), currencyCode: readSession('currencyCode') ?? empty.currencyCode }
