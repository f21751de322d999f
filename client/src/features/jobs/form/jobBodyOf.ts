import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { ruleOf } from '../../schedule/shared/scheduleValues.ts'
import { billingOf } from '../../invoices/shared/money/moneyValues.ts'

const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value)

const fileOf = ({ id, fileName, contentType, fileBase64 }: AttachmentValues) =>
  id === null ? { fileName, contentType, fileBase64: fileBase64 ?? '' } : { id }

/**
 * What the form says, as `JobBody` of the contract takes it, in camelCase: what is not asked of this job is left out, so
 * that an end date of a rule that is switched off cannot be wrong.
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
    // Of one visit there is nothing to say.
    billing: isRecurring || (!scheduleLater && values.dates.length > 1) ? billingOf(values) : null,
    attachments: attachments.map(fileOf),
  }
}
