import { basis, discountType, jobBilling, productType } from '@callout/contracts/jobs/codes'
import { priority } from '@callout/contracts/jobs/status/status'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { JobInput, LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import { billingOf, type LineValues } from '../../lineItems/moneyValues.ts'
import { recurrenceBody } from '../../schedule/fields/readRecurrence.ts'
import { ruleOf } from '../../schedule/fields/scheduleValues.ts'
import type { JobFormValues } from './jobFormValues.ts'

const fileOf = ({ id, fileName, contentType, fileBase64 }: AttachmentValues) =>
  id === null ? { fileName, contentType, fileBase64: fileBase64 ?? '' } : { id }

/** Values without those that don't apply, so that the end date of a disabled rule can't be invalid. */
export function appliedValues({ appliedPropertyTax: _, ...values }: JobFormValues) {
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
    discountValue: discountValue === '' ? null : discountValue,
    billing: isRecurring || (!scheduleLater && values.dates.length > 1) ? billingOf(values) : undefined,
    attachments: attachments.map(fileOf),
  }
}

export const lineInputOf = ({ durationMinutes: _, ...line }: LineValues): LineItemInput => ({
  ...line,
  name: line.name.trim(),
  description: line.description.trim(),
  quantity: Number(line.quantity),
  amount: Number(line.amount),
})

/** A line of a form in the contract's shape, for its validation. */
export const lineBodyOf = (line: LineValues) => ({ ...line, productType: productType[line.productType].code })

export function jobInputOf(values: JobFormValues): JobInput {
  const applied = appliedValues(values)
  const { discountValue } = applied
  return {
    ...applied,
    title: applied.title.trim(),
    description: applied.description.trim(),
    notes: applied.notes.trim(),
    lineItems: applied.lineItems.map(lineInputOf),
    discountValue: discountValue === null ? null : numberOrZero(discountValue),
  } satisfies Record<Exclude<keyof JobInput, 'quote'>, unknown>
}

export function jobBodyOf(values: JobFormValues) {
  const applied = appliedValues(values)
  return {
    ...applied,
    priority: priority[applied.priority].code,
    recurrence: applied.recurrence && recurrenceBody(values.recurrence),
    lineItems: applied.lineItems.map(lineBodyOf),
    discountType: discountType[applied.discountType].code,
    discountBasis: basis[applied.discountBasis].code,
    taxBasis: basis[applied.taxBasis].code,
    billing: applied.billing && jobBilling[applied.billing].code,
  }
}
