import type { FormSettings } from '../../settings/lookups/useFormLookups.ts'
import { emptyRecurrence } from '../../schedule/fields/scheduleValues.ts'
import { usualEnd } from '../../schedule/visits/usualLength.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

export type Prefill = Partial<
  Pick<JobFormValues, 'dates' | 'startTime' | 'staffIds' | 'customerId' | 'propertyId' | 'categoryId' | 'branchId'>
>

export const newJobValues = (settings: FormSettings, prefill: Prefill = {}): JobFormValues => ({
  customerId: '',
  propertyId: '',
  categoryId: '',
  branchId: null,
  title: '',
  description: '',
  notes: '',
  priority: settings.job?.defaultPriority ?? 'LOW',
  scheduleLater: false,
  dates: [],
  startTime: '',
  endTime: usualEnd(prefill.startTime ?? '', settings),
  isRecurring: false,
  recurrence: emptyRecurrence,
  staffIds: [],
  lineItems: [],
  discountType: 'PERCENTAGE',
  discountValue: '',
  discountBasis: settings.customer?.discountBasis ?? 'GROSS',
  taxBasis: settings.customer?.taxBasis ?? 'NET',
  taxIds: settings.customer?.defaultTaxId ? [settings.customer.defaultTaxId] : [],
  billing: null,
  formIds: [],
  attachments: [],
  // Starts on if the company doesn't want to be asked each time.
  notifyCustomer: settings.job?.askBeforeMessaging === false,
  allowClash: false,
  appliedPropertyTax: { propertyId: '', taxId: null },
  ...prefill,
})
