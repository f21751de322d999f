import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { ruleOf } from '../../schedule/fields/scheduleValues.ts'
import { billingOf } from '../../lineItems/moneyValues.ts'

const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value)

const fileOf = ({ id, fileName, contentType, fileBase64 }: AttachmentValues) =>
  id === null ? { fileName, contentType, fileBase64: fileBase64 ?? '' } : { id }

/**
 * Form values as the contract's `JobBody` in camelCase. Values that don't apply are omitted, so that the end date of a disabled rule can't
 * be invalid.
 */
export function jobBodyOf(values: JobFormValues) {
  const { scheduleLater, discountValue, attachments, recurrence } = values
  const isRecurring = values.isRecurring && !scheduleLater
  return {
    ...values,
    branchId: values.branchId || null,
    dates: scheduleLater ? [] : values.dates.toSorted(),
    startTime: scheduleLater ? null : values.startTime,
    endTime: scheduleLater ? null : values.endTime,
    isRecurring,
    recurrence: isRecurring ? ruleOf(recurrence) : null,
    discountValue: orNull(discountValue),
    // A job with one visit has no billing mode.
    billing: isRecurring || (!scheduleLater && values.dates.length > 1) ? billingOf(values) : null,
    attachments: attachments.map(fileOf),
  }
}
