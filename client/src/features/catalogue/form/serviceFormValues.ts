import type { productType } from '@callout/contracts/jobs/codes'
import type { FormOf } from '../../../components/form/formTypes.ts'
import { emptiedAsNull } from '../../../components/form/emptiedAsNull.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { ServiceFormPartsFragment } from './serviceForm.generated.ts'

const empty = {
  name: '',
  productType: 'SERVICE' as keyof typeof productType,
  categoryId: null as string | null,
  amount: '' as number | string,
  currencyCode: 'USD',
  unit: '',
  durationMinutes: '' as number | string,
  isTaxExempt: false,
  taxIds: [] as string[],
  cost: '' as number | string,
  imageUrl: '',
  sku: '',
  description: '',
  isActive: true,
}
export type ServiceFormValues = typeof empty

export type ServiceForm = FormOf<ServiceFormValues, ServiceFormPartsFragment | null>

/** Empty numbers are sent as null; the price is required. */
export const emptyNumbersAsNull = <Sent extends Partial<ServiceFormValues>>(sent: Sent) => emptiedAsNull(sent, 'durationMinutes', 'cost')

/** Preselected category of a new service: `?category=3`. */
const preselectedCategory = (): string | null => {
  const id = new URLSearchParams(window.location.search).get('category')
  return id !== null && /^\d{1,15}$/.test(id) ? id : null
}

export const serviceFormValues = (service: ServiceForm['record']): ServiceFormValues =>
  service
    ? returnedValues(empty, service)
    : { ...empty, categoryId: preselectedCategory(), currencyCode: readSession('currencyCode') ?? empty.currencyCode }
