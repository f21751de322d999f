import { basis, recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { priority } from '@callout/contracts/jobs/status'
import { movedEnd } from '../actions/slotLength.ts'
import type { JobFormSettingsQuery } from './formSettings.generated.ts'
import type { JobFormValues, RecurrenceValues } from './jobFormValues.ts'

export type FormSettings = JobFormSettingsQuery['companySettings']
/** What is known of a job before its form opens: from the address, or from a place on the board. */
export type Prefill = Partial<Pick<JobFormValues, 'dates' | 'startTime' | 'staffIds' | 'customerId'>>

const DEFAULT_MINUTES = 60

export const emptyRecurrence: RecurrenceValues = {
  frequency: recurrenceFrequency.WEEKLY.code,
  interval: 1,
  weekdays: [],
  monthDay: null,
  endDate: '',
  skipClosedDays: true,
}

/** Minutes that a visit takes unless somebody says otherwise. */
export const usualMinutes = (settings: FormSettings): number => settings.job?.defaultDurationMinutes || DEFAULT_MINUTES

/** The end of a visit of the usual length; '' without a start. */
export const usualEnd = (start: string, settings: FormSettings): string => {
  const minutes = usualMinutes(settings)
  const length = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return start === '' ? '' : movedEnd('00:00', length, start)
}

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
  taxBasis: basis[settings.customer?.taxBasis ?? 'GROSS'].code,
  taxIds: settings.customer?.defaultTaxId ? [settings.customer.defaultTaxId] : [],
  formIds: [],
  attachments: [],
  notifyCustomer: false,
  allowClash: false,
  ...prefill,
})
