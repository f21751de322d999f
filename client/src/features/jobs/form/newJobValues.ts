import { basis } from '@callout/contracts/jobs/codes'
import { priority } from '@callout/contracts/jobs/status/status'
import type { FormSettings } from '../../settings/shared/useFormLookups.ts'
import { emptyRecurrence } from '../../schedule/shared/scheduleValues.ts'
import { usualEnd } from '../../schedule/shared/usualLength.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** What is known of a job before its form opens: from the address, or from a place on the board. */
export type Prefill = Partial<
  Pick<JobFormValues, 'dates' | 'startTime' | 'staffIds' | 'customerId' | 'propertyId' | 'categoryId' | 'branchId'>
>

/** A job that nobody has described yet, as the company's settings begin one. */
export const newJobValues = (settings: FormSettings, prefill: Prefill = {}): JobFormValues => ({
  customerId: '',
  propertyId: '',
  categoryId: '',
  branchId: null,
  title: '',
  description: '',
  notes: '',
  priority: priority[settings.job?.defaultPriority ?? 'LOW'].code,
  scheduleLater: false,
  dates: [],
  startTime: '',
  endTime: usualEnd(prefill.startTime ?? '', settings),
  isRecurring: false,
  recurrence: emptyRecurrence,
  staffIds: [],
  lineItems: [],
  discountType: 0,
  discountValue: '',
  discountBasis: basis[settings.customer?.discountBasis ?? 'GROSS'].code,
  taxBasis: basis[settings.customer?.taxBasis ?? 'NET'].code,
  taxIds: settings.customer?.defaultTaxId ? [settings.customer.defaultTaxId] : [],
  billing: null,
  formIds: [],
  attachments: [],
  // On from the start where nobody wants to be asked each time.
  notifyCustomer: settings.job?.askBeforeMessaging === false,
  allowClash: false,
  takenTax: { propertyId: '', taxId: null },
  ...prefill,
})
